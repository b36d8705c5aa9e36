package plyground.agents.plugin;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.classfile.ClassHierarchyResolver;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.spi.GameProvider;

/** The classes of one plugin: its own and the house's, never those of another plugin. */
final class PluginClassLoader extends ClassLoader {
  /** How the names of these loaders begin, which stack traces show. */
  static final String NAME = "plugin:";

  private static final String SERVICE = "META-INF/services/" + GameProvider.class.getName();
  private static final String CLASS = ".class";

  private final PluginFiles files;
  private final Map<String, byte[]> contents;
  private final ClassHierarchyResolver types;

  PluginClassLoader(PluginFiles files) {
    super(NAME + files.path(), GameProvider.class.getClassLoader());
    this.files = files;
    contents = files.contents();
    types =
        ClassHierarchyResolver.ofResourceParsing(this::stream)
            .orElse(ClassHierarchyResolver.defaultResolver());
  }

  private @Nullable InputStream stream(java.lang.constant.ClassDesc type) {
    String descriptor = type.descriptorString();
    return getResourceAsStream(descriptor.substring(1, descriptor.length() - 1) + CLASS);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] type = contents.get(name.replace('.', '/') + CLASS);
    if (type == null) {
      throw new ClassNotFoundException(name);
    }
    byte[] limited = LoopLimit.into(type, types);
    return defineClass(name, limited, 0, limited.length, domain());
  }

  /** So that whoever starts a JVM for somebody's agent knows what to put on its class path. */
  private ProtectionDomain domain() {
    return new ProtectionDomain(
        new CodeSource(files.url(), (Certificate[]) null), null, this, null);
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    byte[] content = contents.get(name);
    return content == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(content);
  }

  /** The games: those it announces, or else every class that is a provider. */
  List<GameProvider<?>> providers() {
    var announced = contents.get(SERVICE);
    var found = new ArrayList<GameProvider<?>>();
    for (String name : announced == null ? classNames() : lines(announced)) {
      var provider = provider(name, announced != null);
      if (provider != null) {
        found.add(provider);
      }
    }
    if (found.isEmpty()) {
      throw new InputException("no class in it implements GameProvider");
    }
    return found;
  }

  private List<String> classNames() {
    return contents.keySet().stream()
        .filter(name -> name.endsWith(CLASS) && !name.endsWith("-info.class"))
        .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
        .sorted()
        .toList();
  }

  private static List<String> lines(byte[] announced) {
    return new String(announced, java.nio.charset.StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.replaceAll("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private @Nullable GameProvider<?> provider(String name, boolean announced) {
    try {
      var type = Class.forName(name, true, this);
      boolean fits = GameProvider.class.isAssignableFrom(type) && !type.isInterface();
      if (!fits && announced) {
        throw new InputException("class " + name + " does not implement GameProvider");
      }
      return fits ? (GameProvider<?>) type.getConstructor().newInstance() : null;
    } catch (NoSuchMethodException wrong) {
      throw new InputException(
          "class " + name + ": expected a public class with a public constructor without arguments",
          wrong);
    } catch (ReflectiveOperationException | ClassCastException wrong) {
      throw new InputException("class " + name + ": " + told(wrong), wrong);
    }
  }

  private static Throwable told(Exception wrong) {
    return wrong.getCause() == null ? wrong : wrong.getCause();
  }
}
