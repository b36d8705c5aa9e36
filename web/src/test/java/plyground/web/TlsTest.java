package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;

/** A lab that speaks TLS by a certificate of its own, or by somebody's. */
@Tag("slow")
final class TlsTest {
  @TempDir Path folder;

  private KeyStore made() throws Exception {
    TlsCertificate.own(folder, List.of("localhost", "127.0.0.1"));
    return KeyStore.getInstance(
        folder.resolve("certificate.p12").toFile(), "plyground".toCharArray());
  }

  /** A browser that trusts this certificate and nobody else. */
  private static String asked(String address, KeyStore known) throws Exception {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("lab", known.getCertificate("lab"));
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    var context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    try (var client = HttpClient.newBuilder().sslContext(context).build()) {
      var request = HttpRequest.newBuilder(URI.create(address).resolve("/api/status")).build();
      return client.send(request, BodyHandlers.ofString()).body();
    }
  }

  @Test
  void aCertificateIsMadeOnceAndSpokenBy() throws Exception {
    var keys = made();
    var again = Files.getLastModifiedTime(folder.resolve("certificate.p12"));
    var own = TlsCertificate.own(folder, List.of("localhost"));
    assertThat(Files.getLastModifiedTime(folder.resolve("certificate.p12"))).isEqualTo(again);
    try (var lab = Lab.open(LabOptions.quiet().withTls(own))) {
      assertThat(lab.address()).startsWith("https://127.0.0.1:");
      assertThat(asked(lab.address(), keys)).contains("\"programs\":false");
    }
  }

  @Test
  void somebodysPemIsTaken() throws Exception {
    var keys = made();
    var mime = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII));
    var pem = folder.resolve("lab.pem");
    Files.writeString(
        pem,
        "some words\n-----BEGIN CERTIFICATE-----\n"
            + mime.encodeToString(keys.getCertificate("lab").getEncoded())
            + "\n-----END CERTIFICATE-----\n-----BEGIN PRIVATE KEY-----\n"
            + mime.encodeToString(keys.getKey("lab", "plyground".toCharArray()).getEncoded())
            + "\n-----END PRIVATE KEY-----\n");
    try (var lab = Lab.open(LabOptions.quiet().withTls(TlsCertificate.read(pem, "")))) {
      assertThat(asked(lab.address(), keys)).contains("\"programs\":false");
    }
  }

  @Test
  void whatIsNoneIsSaid() throws Exception {
    var file = Files.writeString(folder.resolve("x"), "-----BEGIN nothing");
    assertThatThrownBy(() -> TlsCertificate.read(file, ""))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected a PEM file");
  }
}
