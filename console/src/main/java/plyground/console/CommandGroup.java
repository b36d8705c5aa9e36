package plyground.console;

/** What somebody wants who looks for a command; in the order help lists them. */
public enum CommandGroup {
  PLAY("Play"),
  LOOK_INSIDE("Look inside"),
  MEASURE("Measure"),
  BRING_YOUR_OWN("Bring your own"),
  COURSES("Courses"),
  RUN_A_CLASS("Run a class"),
  OPERATE("Operate");

  private final String title;

  CommandGroup(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
