package plyground.console;

import java.util.List;

/** What the service loader finds: bots to begin with. */
@FunctionalInterface
public interface BotTemplateProvider {
  List<BotTemplate> templates();
}
