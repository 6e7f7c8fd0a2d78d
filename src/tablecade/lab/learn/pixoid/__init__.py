"""Training of Pixoid's value network on solved positions."""
