package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A filter of system calls for seccomp: what no player of board games needs and what has led out of
 * sandboxes, or around their memory limits, before. Bubblewrap loads it.
 */
final class SystemCallFilter {
  private static final String AMD64 = "amd64";

  /** Name, number on amd64, number on aarch64; -1 where there is none. */
  private static final List<String> REFUSED =
      """
      ptrace 101 117
      process_vm_readv 310 270
      process_vm_writev 311 271
      kcmp 312 272
      pidfd_getfd 438 438
      mount 165 40
      umount2 166 39
      pivot_root 155 41
      chroot 161 51
      open_tree 428 428
      move_mount 429 429
      fsopen 430 430
      fsconfig 431 431
      fsmount 432 432
      fspick 433 433
      mount_setattr 442 442
      unshare 272 97
      setns 308 268
      name_to_handle_at 303 264
      open_by_handle_at 304 265
      fanotify_init 300 262
      add_key 248 217
      request_key 249 218
      keyctl 250 219
      bpf 321 280
      perf_event_open 298 241
      userfaultfd 323 282
      init_module 175 105
      finit_module 313 273
      delete_module 176 106
      kexec_load 246 104
      kexec_file_load 320 294
      reboot 169 142
      swapon 167 224
      swapoff 168 225
      acct 163 89
      quotactl 179 60
      syslog 103 116
      settimeofday 164 170
      clock_settime 227 112
      clock_adjtime 305 266
      adjtimex 159 171
      sethostname 170 161
      setdomainname 171 162
      iopl 172 -1
      ioperm 173 -1
      modify_ldt 154 -1
      uselib 134 -1
      lookup_dcookie 212 18
      vhangup 153 58
      """
          .lines()
          .toList();

  /**
   * As if the kernel had none: programs then do without. The last ones are memory nobody counts,
   * or, the first of those, a number of things that all programs of the machine share.
   */
  private static final List<String> ABSENT =
      """
      clone3 435 435
      io_uring_setup 425 425
      io_uring_enter 426 426
      io_uring_register 427 427
      io_setup 206 0
      memfd_create 319 279
      memfd_secret 447 447
      shmget 29 194
      semget 64 190
      msgget 68 186
      """
          .lines()
          .toList();

  private static final String CLONE = "clone 56 220";
  private static final String SOCKET = "socket 41 198";

  /** New name spaces of any kind, among the flags of clone. */
  private static final int NEW_SPACES = 0x7e020000;

  /** Sockets within the sandbox; others, such as those of virtual machines, lead out of it. */
  private static final int[] FAMILIES = {1, 2, 10, 16};

  private static final int LOAD = 0x20;
  private static final int JUMP_EQUAL = 0x15;
  private static final int JUMP_ABOVE = 0x35;
  private static final int JUMP_ANY_BIT = 0x45;
  private static final int RETURN = 0x06;

  private static final int NUMBER = 0;
  private static final int ARCHITECTURE = 4;
  private static final int FIRST_ARGUMENT = 16;

  private static final int ALLOW = 0x7fff0000;
  private static final int ERROR = 0x00050000;
  private static final int NOT_PERMITTED = ERROR | 1;
  private static final int NO_SUCH_CALL = ERROR | 38;
  private static final int NO_SUCH_FAMILY = ERROR | 97;

  /** Numbers above this are another set of calls of the same processor. */
  private static final int OTHER_SET = 0x40000000;

  private final ByteBuffer code = ByteBuffer.allocate(4096).order(ByteOrder.nativeOrder());
  private final int column;

  private SystemCallFilter(boolean amd64) {
    column = amd64 ? 1 : 2;
    add(LOAD, 0, 0, ARCHITECTURE);
    add(JUMP_EQUAL, 1, 0, amd64 ? 0xc000003e : 0xc00000b7);
    add(RETURN, 0, 0, NO_SUCH_CALL);
    add(LOAD, 0, 0, NUMBER);
    add(JUMP_ABOVE, 0, 1, OTHER_SET);
    add(RETURN, 0, 0, NO_SUCH_CALL);
    REFUSED.forEach(call -> refuse(call, NOT_PERMITTED));
    ABSENT.forEach(call -> refuse(call, NO_SUCH_CALL));
    add(JUMP_EQUAL, 0, 3, number(CLONE));
    add(LOAD, 0, 0, FIRST_ARGUMENT);
    add(JUMP_ANY_BIT, FAMILIES.length + 4, 0, NEW_SPACES);
    add(RETURN, 0, 0, ALLOW);
    add(JUMP_EQUAL, 0, FAMILIES.length + 3, number(SOCKET));
    add(LOAD, 0, 0, FIRST_ARGUMENT);
    for (int i = 0; i < FAMILIES.length; i++) {
      add(JUMP_EQUAL, FAMILIES.length + 1 - i, 0, FAMILIES[i]);
    }
    add(RETURN, 0, 0, NO_SUCH_FAMILY);
    add(RETURN, 0, 0, NOT_PERMITTED);
    add(RETURN, 0, 0, ALLOW);
  }

  private static final class Found {
    static final Optional<Path> FILE = write(System.getProperty("os.arch"));
  }

  /** The compiled filter in a file of this run; none for processors we have no numbers for. */
  static Optional<Path> file() {
    return Found.FILE;
  }

  private static Optional<Path> write(String architecture) {
    boolean amd64 = architecture.equals(AMD64);
    if (!amd64 && !architecture.equals("aarch64")) {
      return Optional.empty();
    }
    try {
      var file = PrivateFolder.here().resolve("system-calls");
      return Optional.of(Files.write(file, compiled(amd64)));
    } catch (IOException noRoom) {
      return Optional.empty();
    }
  }

  static byte[] compiled(boolean amd64) {
    var code = new SystemCallFilter(amd64).code.flip();
    var bytes = new byte[code.remaining()];
    code.get(bytes);
    return bytes;
  }

  private void refuse(String call, int answer) {
    if (number(call) >= 0) {
      add(JUMP_EQUAL, 0, 1, number(call));
      add(RETURN, 0, 0, answer);
    }
  }

  private int number(String call) {
    return Integer.parseInt(call.split(" ")[column]);
  }

  /** One instruction: how far to jump if so, and if not. */
  private void add(int what, int yes, int no, int operand) {
    code.putShort((short) what).put((byte) yes).put((byte) no).putInt(operand);
  }
}
