package plyground.agents.engine;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;

/**
 * The main class of the JVM that somebody's jar runs in: an Agent plays, an Evaluator plays under
 * one of our searches.
 */
public final class JarRunner {
  private JarRunner() {}

  /**
   * @param args the game, the jar or class folder, the class, the search for an evaluator
   */
  public static void main(String[] args) throws IOException {
    var out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    // What the agent prints must not come between our lines.
    System.setOut(System.err);
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    run(Catalogue.load(MoveInput.NOBODY).open(args[0]), args, in, out);
  }

  private static <P extends Position<P>> void run(
      OpenGame<P> open, String[] args, BufferedReader in, PrintWriter out) throws IOException {
    new JsonPlayer<>(open.game(), args[2], () -> agent(open, args), out).run(in);
  }

  private static <P extends Position<P>> Agent<P> agent(OpenGame<P> open, String[] args)
      throws ReflectiveOperationException, MalformedURLException {
    var made = make(load(args[1], args[2]), open.game());
    if (made instanceof Agent<?> agent) {
      @SuppressWarnings("unchecked") // a wrong one fails at its first position, with its name
      var fitting = (Agent<P>) agent;
      return fitting;
    }
    if (made instanceof Evaluator<?> evaluator) {
      @SuppressWarnings("unchecked")
      var fitting = (Evaluator<P>) evaluator;
      return open.with(args[2], fitting).player(args[3]).create();
    }
    throw new InputException(args[2] + " is neither a plyground.core.Agent nor an Evaluator");
  }

  private static Class<?> load(String jar, String name) throws MalformedURLException {
    var urls = new URL[] {new File(jar).toURI().toURL()};
    // It lives as long as this JVM.
    @SuppressWarnings("resource")
    var loader = new URLClassLoader(urls, JarRunner.class.getClassLoader());
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException missing) {
      throw new InputException("there is no class " + name + " in " + jar, missing);
    }
  }

  private static Object make(Class<?> type, Game<?> game) throws ReflectiveOperationException {
    try {
      for (var constructor : type.getConstructors()) {
        var wanted = constructor.getParameterTypes();
        if (wanted.length == 1 && wanted[0].isInstance(game)) {
          return constructor.newInstance(game);
        }
      }
      return type.getConstructor().newInstance();
    } catch (NoSuchMethodException missing) {
      throw new InputException(
          type.getName() + " has no public constructor, neither with a Game nor without", missing);
    } catch (InvocationTargetException thrown) {
      throw new InputException(type.getName() + " cannot be made: " + thrown.getCause(), thrown);
    }
  }
}
