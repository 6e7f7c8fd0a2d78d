"""What makes and checks files of this repository; nothing here is installed."""
