package plyground.export;

/** A column of a table. */
public record Column(String name, Type type) {
  /** What its values are; any may be missing. */
  public enum Type {
    TEXT,
    WHOLE,
    DECIMAL
  }

  static Column text(String name) {
    return new Column(name, Type.TEXT);
  }

  static Column whole(String name) {
    return new Column(name, Type.WHOLE);
  }

  static Column decimal(String name) {
    return new Column(name, Type.DECIMAL);
  }
}
