package plyground.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.spark.broadcast.Broadcast;
import org.junit.jupiter.api.Test;
import plyground.arena.store.RemoteTasks;
import plyground.core.InputException;
import scala.reflect.ClassTag$;

/** What a worker does with a task, without Spark around it, and who is asked to do any. */
final class NamedTaskTest {
  /** What has arrived already. */
  private static final class Arrived extends Broadcast<byte[]> {
    private final byte[] value;

    Arrived(String text) {
      super(1, ClassTag$.MODULE$.apply(byte[].class));
      value = text.getBytes(UTF_8);
    }

    @Override
    public byte[] getValue() {
      return value;
    }

    @Override
    public void doUnpersist(boolean blocking) {}

    @Override
    public void doDestroy(boolean blocking) {}
  }

  private static String call(String kind, String common, String task) {
    return new String(new NamedTask(kind, new Arrived(common)).call(task.getBytes(UTF_8)), UTF_8);
  }

  @Test
  void theWorkIsFoundByItsName() {
    assertThat(call(ReversalTask.KIND, "1", "ab")).isEqualTo("1ba");
    assertThat(call(ReversalTask.KIND, "2", "cd")).isEqualTo("2dc");
    assertThatThrownBy(() -> call(ReversalTask.KIND, "3", "no"))
        .isInstanceOf(InputException.class)
        .hasMessage("cannot turn 'no'");
    assertThatThrownBy(() -> call("knitting", "", "ab"))
        .isInstanceOf(InputException.class)
        .hasMessage("nothing here knows tasks of kind 'knitting'");
  }

  @Test
  void whereNobodyIsNobodyIsAsked() {
    assertThatThrownBy(() -> RemoteTasks.connect("spark://127.0.0.1:1", _ -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no Spark master there");
    assertThatThrownBy(() -> RemoteTasks.connect("nowhere", _ -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected spark://HOST:PORT");
  }
}
