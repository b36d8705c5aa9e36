package plyground.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import plyground.core.InputException;

/** The certificate by which a lab proves who it is, and its key. */
public final class TlsCertificate {
  /** What the lab's own files are locked with; who may read them is a matter of the file system. */
  private static final String TLS = "tls";

  private static final String USUAL_PASSWORD = "plyground";

  private static final String ALIAS = "lab";
  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]+)-----END PRIVATE KEY-----");

  private final KeyStore keys;
  private final String password;

  private TlsCertificate(KeyStore keys, String password) {
    this.keys = keys;
    this.password = password;
  }

  /**
   * One that somebody has.
   *
   * @param file a PEM file with the chain and the key (PKCS #8), or a key store (PKCS #12)
   * @param password of a key store
   * @throws InputException if it is neither
   */
  public static TlsCertificate read(Path file, String password) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      String text = new String(bytes, StandardCharsets.ISO_8859_1);
      return text.contains("-----BEGIN")
          ? pem(text)
          : new TlsCertificate(store(bytes, password), password);
    } catch (IOException | GeneralSecurityException | IllegalArgumentException wrong) {
      throw InputException.of(
          TLS,
          file,
          "expected a PEM file with certificate and unlocked key, or a PKCS #12 key store whose"
              + " password is in PLYGROUND_TLS_PASSWORD");
    }
  }

  private static KeyStore store(byte[] bytes, String password)
      throws IOException, GeneralSecurityException {
    var keys = KeyStore.getInstance("PKCS12");
    keys.load(new ByteArrayInputStream(bytes), password.toCharArray());
    return keys;
  }

  private static TlsCertificate pem(String text) throws IOException, GeneralSecurityException {
    var found = KEY.matcher(text);
    var bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    var chain =
        CertificateFactory.getInstance("X.509")
            .generateCertificates(new ByteArrayInputStream(certificates(bytes)));
    if (!found.find() || chain.isEmpty()) {
      throw new GeneralSecurityException("no key or no certificate");
    }
    var spec = new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(found.group(1)));
    var keys = KeyStore.getInstance("PKCS12");
    keys.load(null, USUAL_PASSWORD.toCharArray());
    keys.setKeyEntry(
        ALIAS,
        key(spec, chain.iterator().next().getPublicKey().getAlgorithm()),
        USUAL_PASSWORD.toCharArray(),
        chain.toArray(Certificate[]::new));
    return new TlsCertificate(keys, USUAL_PASSWORD);
  }

  /** A factory of certificates stumbles over anything else between them. */
  private static byte[] certificates(byte[] bytes) {
    var text = new StringBuilder();
    var one =
        Pattern.compile("-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----")
            .matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    while (one.find()) {
      text.append(one.group()).append('\n');
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static PrivateKey key(PKCS8EncodedKeySpec spec, String algorithm)
      throws GeneralSecurityException {
    return KeyFactory.getInstance(algorithm).generatePrivate(spec);
  }

  /**
   * One of the lab's own, made once and kept. Browsers ask people whether they trust it.
   *
   * @param folder where it is kept
   * @param names by which the lab is reached
   */
  public static TlsCertificate own(Path folder, List<String> names) {
    var file = folder.resolve("certificate.p12");
    if (!Files.exists(file)) {
      make(file, names);
    }
    return read(file, USUAL_PASSWORD);
  }

  private static void make(Path file, List<String> names) {
    String known =
        String.join(
            ",",
            names.stream()
                .map(name -> (name.matches("[\\d.]+|.*:.*") ? "ip:" : "dns:") + name)
                .toList());
    var tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var draft = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.deleteIfExists(draft);
      var made =
          new ProcessBuilder(
                  List.of(
                      tool,
                      "-genkeypair",
                      "-alias",
                      ALIAS,
                      "-keyalg",
                      "EC",
                      "-groupname",
                      "secp256r1",
                      "-dname",
                      "CN=" + names.getFirst().replace(",", "\\,"),
                      "-ext",
                      "SAN=" + known,
                      "-validity",
                      "825",
                      "-storetype",
                      "PKCS12",
                      "-keystore",
                      draft.toString(),
                      "-storepass",
                      USUAL_PASSWORD))
              .redirectErrorStream(true)
              .start();
      String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (made.waitFor() != 0) {
        throw InputException.of(TLS, "no certificate could be made: " + said.strip());
      }
      Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rw-------"));
      Files.move(draft, file);
    } catch (IOException failure) {
      throw InputException.of(TLS, file, "cannot be written");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new InputException("interrupted", stopped);
    }
  }

  /** What listens at an address by it. */
  ServerConnector connector(Server server, HttpConfiguration http, String host, int port) {
    var context = new SslContextFactory.Server();
    context.setKeyStore(keys);
    context.setKeyStorePassword(password);
    var secured = new HttpConfiguration(http);
    // Which hosts are ours is the origin check's to say.
    secured.addCustomizer(new SecureRequestCustomizer(false));
    var connector =
        new ServerConnector(
            server,
            new SslConnectionFactory(context, "http/1.1"),
            new HttpConnectionFactory(secured));
    connector.setHost(host);
    connector.setPort(port);
    return connector;
  }
}
