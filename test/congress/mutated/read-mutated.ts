import { CONGRESS } from '../../../apps/service/src/collections/congress/index.ts'
import {
  DocumentRefused,
  openBytes,
  type Publisher,
  type ReadRow,
  type Source,
} from '../../../apps/service/src/publishers/index.ts'
import { getPublisher } from '../../../apps/service/src/releases/build/get-publisher.ts'
import { aSource } from '../../../apps/service/src/publishers/testing.ts'
import type { WholeDocument } from './whole-document.ts'

export type ReadMutated = {
  readonly source: Source
  readonly rows: readonly ReadRow[]
  /** Whether a total that the document prints is not what its rows come to. */
  readonly isTold: boolean
}

/** The document with another content, as its publisher reads it; undefined where it is stopped at. */
export const readMutated = async (
  { publisher: name, url }: WholeDocument,
  content: string | Uint8Array,
): Promise<ReadMutated | undefined> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const publisher: Publisher = getPublisher(CONGRESS.publishers, name)
  const source = { ...aSource(bytes, { publisher: name }), url, retrieved_at: '2026-06-15T12:00:00.000Z' }
  const needs = { source, open: openBytes(bytes) }
  try {
    await publisher.findSeries(needs)
    return { source, ...(await readAll(publisher.read(needs))) }
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

const readAll = async (reading: ReturnType<Publisher['read']>): Promise<Omit<ReadMutated, 'source'>> => {
  const rows: ReadRow[] = []
  for (;;) {
    const { done, value } = await reading.next()
    if (done === true)
      return { rows, isTold: value.some((one) => 'found' in one && one.printed !== one.found) }
    rows.push(value)
  }
}
