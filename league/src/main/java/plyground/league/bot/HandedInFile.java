package plyground.league.bot;

/** A file as it was sent; its bytes are not to be changed. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record HandedInFile(String name, byte[] content) {}
