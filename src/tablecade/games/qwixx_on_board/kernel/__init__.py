"""The rules of Qwixx On Board: those of Qwixx, with step 3."""
