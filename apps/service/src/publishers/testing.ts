import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBytes } from './streams/open-bytes.ts'
import type { ControlTotal, Publisher, ReadRow, Source } from './publisher.ts'

/** A source as if it had been fetched, with these bytes. */
export const aSource = (bytes: Uint8Array, facts: Partial<Source> & Pick<Source, 'publisher'>): Source => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  url: 'https://committee.example/documents/table',
  final_url: null,
  status: 200,
  media_type: 'application/octet-stream',
  etag: null,
  last_modified: null,
  retrieved_at: '2026-05-04T03:02:01Z',
  published_at: null,
  checked_at: '2026-05-04T03:02:01Z',
  fiscal_year: null,
  subcommittee: null,
  chamber: null,
  edition: 'edition-1',
  part: 1,
  supersedes: null,
  sample: false,
  ...facts,
})

export type ReadDocument = {
  readonly series: string
  readonly rows: readonly ReadRow[]
  readonly totals: readonly ControlTotal[]
}

/** The whole document as its publisher reads it, in pieces of so many bytes. */
export const readDocument = async (
  publisher: Publisher,
  document: string | Uint8Array,
  facts: Partial<Source> = {},
  piece?: number,
): Promise<ReadDocument> => {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  const needs = {
    open: openBytes(bytes, piece),
    source: aSource(bytes, { publisher: publisher.name, ...facts }),
  }
  const series = await publisher.findSeries(needs)
  const reading = publisher.read(needs)
  const rows: ReadRow[] = []
  for (;;) {
    const { done, value } = await reading.next()
    if (done) return { series, rows, totals: value }
    rows.push(value)
  }
}

/** The rows that became this, in their order. */
export const ofKind = <Kind extends ReadRow['kind']>(
  { rows }: Pick<ReadDocument, 'rows'>,
  kind: Kind,
): readonly Extract<ReadRow, { kind: Kind }>[] =>
  // The comparison is what the type says; the compiler does not narrow by a generic value.
  rows.filter((row) => row.kind === kind) as Extract<ReadRow, { kind: Kind }>[]

const REFERENCE = join(import.meta.dirname, '../../../../../shared/reference/appropriations')

/** Why tests on real files do not run; false where the files are there. */
export const skipReference = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/appropriations is not here'

export const readReference = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))
