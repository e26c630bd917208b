import { closeSync, openSync, readSync } from 'node:fs'

/** Yields the rows of a JSON file of the bundle: each row has a line of its own. */
export function* readRows(path: string): Generator<unknown, void, undefined> {
  for (const line of readLines(path)) {
    const text = line.endsWith(',') ? line.slice(0, -1) : line
    if (text.startsWith('{')) yield JSON.parse(text)
  }
}

const CHUNK_BYTES = 256 * 1024

function* readLines(path: string): Generator<string, void, undefined> {
  const descriptor = openSync(path, 'r')
  try {
    const decoder = new TextDecoder()
    const chunk = new Uint8Array(CHUNK_BYTES)
    let unfinished = ''
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      const lines = (unfinished + decoder.decode(chunk.subarray(0, read), { stream: true })).split('\n')
      unfinished = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    closeSync(descriptor)
  }
}
