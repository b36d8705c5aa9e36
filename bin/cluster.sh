# Sourced by ./plyground and bin/spark: the module that plays on Apache Spark, and Spark itself.

cluster_out=$here/cluster/target
cluster_jar=$cluster_out/plyground-cluster.jar
cluster_stamp=$cluster_out/built
cluster_cache=$cluster_out/plyground-cluster.aot
spark_list=$here/cluster/spark/target/classpath

cluster_stale() {
  [ ! -f "$cluster_jar" ] || [ ! -f "$cluster_stamp" ] || [ ! -f "$spark_list" ] ||
    [ -n "$(cd "$here" && find pom.xml */pom.xml cluster/spark/pom.xml */src/main \
      -newer "$cluster_stamp" -print -quit)" ]
}

# Builds what plays on a cluster; Maven fetches Spark on first use.
build_cluster() {
  mkdir -p "$cluster_out"
  exec 9>"$cluster_out/lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
  if cluster_stale; then
    echo "plyground: building for a cluster; the first time this fetches Apache Spark, 150 MB ..." >&2
    touch "$cluster_out/building"
    if ! (cd "$here" && maven -q -B -ntp -Dquick -pl cluster -am package) >"$cluster_out/build.log" 2>&1; then
      tail -n 30 "$cluster_out/build.log" >&2
      echo "plyground: the build failed; the whole log is $cluster_out/build.log" >&2
      exit 2
    fi
    rm -f "$cluster_cache"
    mv "$cluster_out/building" "$cluster_stamp"
  fi
  exec 9>&-
}

# Spark touches memory in a way that JDK 25 warns of once a start. A start of Spark is a lot of code
# that runs for a moment only: the second compiler is kept for what stays busy, which saves a third.
spark_options=(-XX:+UseParallelGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow
  -XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000
  -XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000)

# Becomes Plyground with Spark beside it: exec_with_spark OPTIONS... -- ARGUMENTS...
exec_with_spark() {
  local options=()
  while [ "$1" != -- ]; do
    options+=("$1")
    shift
  done
  shift
  exec "$JAVA_HOME/bin/java" "${spark_options[@]}" "${options[@]}" \
    -cp "$cluster_jar:$(cat "$spark_list")" plyground.console.Main "$@"
}

# A start from this cache takes half of the processor's time.
make_cluster_cache() {
  exec 9>"$cluster_out/lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
  if [ ! -f "$cluster_cache" ] || [ "$cluster_jar" -nt "$cluster_cache" ]; then
    (exec_with_spark -XX:AOTCacheOutput="$cluster_cache" -- tournament tic-tac-toe random greedy \
      --games 20 --cluster 'local[1]') >"$cluster_out/cache.log" 2>&1 || rm -f "$cluster_cache"
  fi
  exec 9>&-
}
