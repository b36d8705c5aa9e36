"""Tries system calls that lead out of sandboxes, and says which error each of them got."""
import ctypes
import os
import platform
import socket

ARM = platform.machine() == "aarch64"
libc = ctypes.CDLL(None, use_errno=True)


def attempt(name, amd64, aarch64, *arguments):
    ctypes.set_errno(0)
    result = libc.syscall(aarch64 if ARM else amd64, *arguments)
    print(name, ctypes.get_errno() if result < 0 else 0, flush=True)
    return result


def family(name, number):
    try:
        socket.socket(number, socket.SOCK_STREAM).close()
        print(name, 0, flush=True)
    except OSError as refused:
        print(name, refused.errno, flush=True)


attempt("ptrace", 101, 117, 0, 0, 0, 0)
attempt("unshare", 272, 97, 0x10000000)
attempt("keyctl", 250, 219, 0, -1, 1)
attempt("bpf", 321, 280, 0, 0, 0)
attempt("userfaultfd", 323, 282, 1)
attempt("memfd_create", 319, 279, b"x", 0)
if attempt("clone", 56, 220, 0x10000000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
family("vsock", 40)
family("unix", socket.AF_UNIX)
