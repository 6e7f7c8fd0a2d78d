"""The rules of Qwixx and Qwixx On Board; step 3 exists where a table has a track."""
