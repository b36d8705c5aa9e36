package plyground.agents.process;

import java.nio.file.Path;
import java.util.List;

/** An agent that starts programs or loads code that is not ours. */
public interface Outside {
  /** The files it cannot play without, as its name gives them. */
  List<Path> files();

  /** What protects this machine from it, in words. */
  String protection();
}
