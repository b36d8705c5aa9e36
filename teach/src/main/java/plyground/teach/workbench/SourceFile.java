package plyground.teach.workbench;

/** A file to be written: its usual name and what is in it. */
public record SourceFile(String name, String text) {}
