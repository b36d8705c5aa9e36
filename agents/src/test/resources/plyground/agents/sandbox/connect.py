"""Connects to a socket that does not belong to it; its name comes in parts. Prints the error."""
import socket
import sys

try:
    socket.socket(socket.AF_UNIX).connect("/".join(sys.argv[1:]))
    print("connected")
except OSError as refused:
    print(refused.errno)
