"""Tables that are played while everything under them fails: the parts of `bench.faults`."""
