package plyground.agents.plugin;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Puts a counter into every method with a loop, which ends the call that goes round without end: a
 * thread in somebody's loop cannot be stopped from outside. The counter is a local variable, so
 * that it costs next to nothing. Calls that end the program are taken out on the way.
 */
public final class LoopLimit {
  /** How often one call may jump back; no move generator comes near it. */
  private static final int MOST = 10_000_000;

  /** What may go round as long as it likes, since it has limits of its own. */
  private static final List<String> SEARCHES =
      List.of("plyground/core/agent/Agent", "plyground/core/search/Search");

  private static final ClassDesc SELF = ClassDesc.of("plyground.agents.plugin.LoopLimit");
  private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);

  private LoopLimit() {}

  /** Called by plugins whose time is up. */
  @SuppressWarnings("DoNotCallSuggester") // only code that is put into plugins calls it
  public static void reached() {
    throw new EndlessLoopException("a loop that went round " + MOST + " times without end");
  }

  static byte[] into(byte[] type, ClassHierarchyResolver types) {
    var file = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(types));
    ClassModel model = file.parse(type);
    boolean searches =
        model.interfaces().stream().anyMatch(each -> SEARCHES.contains(each.asInternalName()));
    return file.transformClass(
        model,
        (builder, element) -> {
          if (element instanceof MethodModel method && !searches && loops(method)) {
            var counting = CodeTransform.ofStateful(Counting::new).andThen(ExitCalls.REFUSED);
            builder.transformMethod(method, MethodTransform.transformingCode(counting));
          } else if (element instanceof MethodModel method && ExitCalls.in(method)) {
            builder.transformMethod(method, MethodTransform.transformingCode(ExitCalls.REFUSED));
          } else {
            builder.with(element);
          }
        });
  }

  private static boolean loops(MethodModel method) {
    var passed = new HashSet<Label>();
    return method.code().stream()
        .flatMap(code -> code.elementStream())
        .anyMatch(element -> isJumpBack(element, passed));
  }

  private static boolean isJumpBack(CodeElement element, Set<Label> passed) {
    if (element instanceof LabelTarget target) {
      passed.add(target.label());
    }
    return element instanceof BranchInstruction branch && passed.contains(branch.target());
  }

  /** The same for one method. */
  private static final class Counting implements CodeTransform {
    private final Set<Label> passed = new HashSet<>();
    private int counter;

    @Override
    public void atStart(CodeBuilder code) {
      counter = code.allocateLocal(TypeKind.INT);
      code.loadConstant(0).istore(counter);
    }

    @Override
    public void accept(CodeBuilder code, CodeElement element) {
      if (isJumpBack(element, passed)) {
        var well = code.newLabel();
        code.iinc(counter, 1)
            .iload(counter)
            .loadConstant(MOST)
            .if_icmplt(well)
            .invokestatic(SELF, "reached", NOTHING)
            .labelBinding(well);
      }
      code.with(element);
    }
  }
}
