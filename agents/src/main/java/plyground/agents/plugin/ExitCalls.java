package plyground.agents.plugin;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/** Turns a plugin's calls that would end the whole program into a failure of that plugin. */
public final class ExitCalls {
  private static final ClassDesc SELF = ClassDesc.of("plyground.agents.plugin.ExitCalls");
  private static final ClassDesc RUNTIME = ClassDesc.of("java.lang.Runtime");
  private static final MethodTypeDesc STATUS =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  /** Calls {@link #refused} instead. */
  static final CodeTransform REFUSED =
      (code, element) -> {
        if (!isExit(element)) {
          code.with(element);
        } else if (((InvokeInstruction) element).owner().asInternalName().endsWith("System")) {
          code.invokestatic(SELF, "refused", STATUS);
        } else {
          code.invokestatic(SELF, "refused", STATUS.insertParameterTypes(0, RUNTIME));
        }
      };

  private ExitCalls() {}

  /** Called where a plugin calls {@link System#exit}. */
  @SuppressWarnings("DoNotCallSuggester") // only code that is put into plugins calls it
  public static void refused(int status) {
    throw new UnsupportedOperationException(
        "exit(%d): no plugin may end the program".formatted(status));
  }

  /** Called where a plugin calls {@link Runtime#exit} or {@link Runtime#halt}. */
  @SuppressWarnings({"DoNotCallSuggester", "unused"}) // what it is called with in plugins
  public static void refused(Runtime runtime, int status) {
    refused(status);
  }

  static boolean in(MethodModel method) {
    return method.code().stream().flatMap(code -> code.elementStream()).anyMatch(ExitCalls::isExit);
  }

  private static boolean isExit(CodeElement element) {
    if (!(element instanceof InvokeInstruction call)) {
      return false;
    }
    String name = call.owner().asInternalName() + "." + call.name().stringValue();
    return name.equals("java/lang/System.exit")
        || name.equals("java/lang/Runtime.exit")
        || name.equals("java/lang/Runtime.halt");
  }
}
