import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_DATASETS, type FullRecord, type FundingLine } from '@rotunda/contract'

/** The bulk files of a release that its records are read from, in the order of the records. */
export const RECORD_FILES: readonly string[] = RECORD_DATASETS.map((dataset) => `data/${dataset}.json`)
export const FUNDING_LINES_FILE = 'data/funding-guidance.json'

/** All records of a release, in the default order. */
export function* readAllRecords(directory: string): Generator<FullRecord, void, undefined> {
  for (const path of RECORD_FILES) yield* readRecords(join(directory, path))
}

/** The records of a JSON file of the bundle, one by one: each stands on a line of its own. */
export function* readRecords(path: string): Generator<FullRecord, void, undefined> {
  // Written by openDatasetFiles alone.
  for (const row of readRows(path)) yield JSON.parse(row) as FullRecord
}

/** The same of its funding lines. */
export function* readFundingLines(path: string): Generator<FundingLine, void, undefined> {
  // Written by openDatasetFiles alone.
  for (const row of readRows(path)) yield JSON.parse(row) as FundingLine
}

function* readRows(path: string): Generator<string, void, undefined> {
  for (const line of readLines(path)) {
    const text = line.endsWith(',') ? line.slice(0, -1) : line
    if (text.startsWith('{')) yield text
  }
}

const CHUNK_BYTES = 256 * 1024

function* readLines(path: string): Generator<string, void, undefined> {
  const descriptor = openSync(path, 'r')
  try {
    const decoder = new TextDecoder()
    const chunk = new Uint8Array(CHUNK_BYTES)
    let begun = ''
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      const lines = (begun + decoder.decode(chunk.subarray(0, read), { stream: true })).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    closeSync(descriptor)
  }
}
