package plyground.agents.protocol;

import java.nio.file.Path;
import java.util.List;

/** A game's name that holds in every folder, and the files it names. */
public record PortableName(String text, List<Path> files) {}
