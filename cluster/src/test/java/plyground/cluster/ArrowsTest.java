package plyground.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrow of ARCHITECTURE.md: the commands go into the jar, not into the code. */
final class ArrowsTest {
  @Test
  void theClusterKnowsTheArenaAndSpark() {
    classes()
        .that()
        .resideInAPackage("plyground.cluster..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "plyground.cluster..",
            "plyground.arena..",
            "plyground.agents..",
            "plyground.core..",
            "org.apache.spark..",
            "org.apache.logging.log4j..",
            "scala..",
            "java..",
            "org.jspecify..")
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("plyground.cluster"));
  }
}
