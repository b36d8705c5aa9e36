# Sourced by bin/release: what lies in a download, and packing it so that the same files give the same bytes.

# The parts of Java that Plyground, its compiler for bots and Spark use (Spark asks jdk.security.auth who it is);
# java.se, because what students write may use all of it.
runtime_modules=java.se,jdk.charsets,jdk.compiler,jdk.jartool,jdk.jfr,jdk.management,jdk.net,jdk.security.auth,jdk.unsupported,jdk.zipfs

# link_runtime FOLDER: a Java of our own
link_runtime() {
  "$JAVA_HOME/bin/jlink" --add-modules "$runtime_modules" --strip-java-debug-attributes --no-header-files \
    --no-man-pages --compress zip-6 --generate-cds-archive --output "$1" >/dev/null
}

# stage SOURCE FOLDER VERSION LICENCES: everything but Java
stage() {
  local file
  mkdir -p "$2/lib" "$2/docs"
  for file in plyground plyground.cmd war; do
    sed "s/@VERSION@/$3/" "$1/dist/$file" >"$2/$file"
  done
  chmod +x "$2/plyground" "$2/war"
  cp "$1/cli/target/plyground.jar" "$2/lib/"
  cp "$1/LICENSE" "$1/README.md" "$1/CHANGELOG.md" "$4" "$2/"
  cp -r "$1/docs/." "$2/docs"
}

# stage_spark SOURCE FOLDER: the add-on, to be unpacked over the other download
stage_spark() {
  local jar
  mkdir -p "$2/bin" "$2/spark/jars"
  cp "$1/dist/spark" "$2/bin/spark"
  cp "$1/cluster/target/plyground-cluster.jar" "$2/spark/"
  tr ':' '\n' <"$1/cluster/spark/target/classpath" | while read -r jar; do cp "$jar" "$2/spark/jars/"; done
}

# stage_library SOURCE FOLDER VERSION: a Maven repository of the modules that are a library. Copied, not
# deployed: Maven's deploy would also write into the user's own repository.
stage_library() {
  local module artifact folder file
  mkdir -p "$2/plyground/plyground/$3"
  cp "$1/pom.xml" "$2/plyground/plyground/$3/plyground-$3.pom"
  for module in $(sed -n 's|.*<module>\(.*\)</module>.*|\1|p' "$1/pom.xml"); do
    if grep -q '<maven.deploy.skip>true' "$1/$module/pom.xml"; then continue; fi
    artifact=plyground-$module
    folder=$2/plyground/$artifact/$3
    mkdir -p "$folder"
    cp "$1/$module/pom.xml" "$folder/$artifact-$3.pom"
    if grep -q '<packaging>pom' "$1/$module/pom.xml"; then continue; fi
    for file in "$artifact-$3.jar" "$artifact-$3-sources.jar" "$artifact-$3-javadoc.jar"; do
      cp "$1/$module/target/$file" "$folder/"
    done
  done
}

# stage_debian TAR_FOLDER FOLDER VERSION: a tree for dpkg-deb, from what is in the download with its own Java
stage_debian() {
  mkdir -p "$2/DEBIAN" "$2/usr/lib" "$2/usr/bin" "$2/usr/share/doc/plyground"
  cp -r "$1" "$2/usr/lib/plyground"
  ln -s ../lib/plyground/plyground "$2/usr/bin/plyground"
  mv "$2/usr/lib/plyground/LICENSE" "$2/usr/share/doc/plyground/copyright"
  cat >"$2/DEBIAN/control" <<END
Package: plyground
Version: $3
Architecture: amd64
Maintainer: The Plyground contributors <plyground@plyground.example>
Installed-Size: $(du -sk --apparent-size "$2/usr" | cut -f1)
Depends: libc6
Recommends: bubblewrap
Suggests: python3, swi-prolog-nox
Section: games
Priority: optional
Description: laboratory for adversarial search in board games
 Play against searches, watch them think, measure who is better; for
 courses, research and classes. It brings its own Java.
END
}

# third_parties SOURCE: one sorted list of what others wrote in either jar, with its licence
third_parties() {
  echo "What others wrote in Plyground and in its Spark add-on, and under which licence."
  echo "The Java beside it has its licences in runtime/legal."
  echo
  cat "$1/cli/target/generated-sources/license/THIRD-PARTY.txt" \
    "$1/cluster/target/generated-sources/license/THIRD-PARTY.txt" |
    grep '^ *(' | grep -v '(plyground:' | sed 's/^ *//' | sort -u
}

# pack_tar PARENT NAME FILE EPOCH
pack_tar() {
  tar -C "$1" --sort=name --mtime="@$4" --owner=0 --group=0 --numeric-owner --format=ustar -cf - "$2" |
    gzip -n -9 >"$3"
}

# pack_debian FOLDER FILE EPOCH; nearly all in it is compressed already, which a better way would only find out slowly
pack_debian() {
  SOURCE_DATE_EPOCH=$3 dpkg-deb --root-owner-group -Zgzip --build "$1" "$2" >/dev/null
}

# pack_zip PARENT NAME FILE EPOCH
pack_zip() {
  (cd "$1" && find "$2" -exec touch -h -d "@$4" {} + && find "$2" -type f | sort | zip -q -X -9 "$3" -@)
}
