package plyground.web;

import java.util.Objects;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One lab and one browser for all test classes of a process, because opening them takes seconds. A
 * page opened in it is a visitor of its own; who changes the lab itself opens another.
 */
final class SharedBrowser implements ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(SharedBrowser.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Browser.class;
  }

  /** The store closes it after the last class. */
  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    var store = context.getRoot().getStore(NAMESPACE);
    return Objects.requireNonNull(
        store.computeIfAbsent(Browser.class, _ -> new Browser(), Browser.class));
  }
}
