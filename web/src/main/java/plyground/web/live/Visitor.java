package plyground.web.live;

/**
 * Somebody who asks the lab for something.
 *
 * @param client the address, which others may share; what it may use is limited
 * @param session who it is among them, as far as a cookie tells; empty if nothing does
 */
public record Visitor(String client, String session) {}
