/** The lines of a stream of bytes, one after the other. */
export async function* linesOf(stream) {
  for await (const lines of blocksOf(stream)) {
    yield* lines;
  }
}

/** The same as they come, many at once: who reads a million need not wait a million times. */
export async function* blocksOf(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop();
    yield lines;
  }
  yield [rest];
}
