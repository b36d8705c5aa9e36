/** The assignment's program by the name it asks for: {@code java war -t 1 -d 3 ...}. */
@SuppressWarnings("DefaultPackage") // the assignment names it so
public final class war {
  private war() {}

  public static void main(String[] args) {
    String[] line = new String[args.length + 1];
    line[0] = "war";
    System.arraycopy(args, 0, line, 1, args.length);
    plyground.console.Main.main(line);
  }
}
