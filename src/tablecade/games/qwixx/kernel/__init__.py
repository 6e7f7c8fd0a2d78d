"""The rules of Qwixx in compiled code, on arrays and in CUDA."""
