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
attempt("memfd_secret", 447, 447, 0)
attempt("shmget", 29, 194, 0, 4096, 0o1600)
attempt("io_uring_setup", 425, 425, 1, 0)
attempt("io_setup", 206, 0, 1, ctypes.byref(ctypes.c_ulong(0)))
attempt("process_vm_readv", 310, 270, os.getpid(), 0, 0, 0, 0, 0)
attempt("open_by_handle_at", 304, 265, 0, 0, 0)
attempt("clone3", 435, 435, 0, 0)
if attempt("clone", 56, 220, 0x10000000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
family("vsock", 40)
family("unix", socket.AF_UNIX)
