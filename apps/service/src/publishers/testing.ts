import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLineRow,
  isMemberRow,
  isRecordRow,
  type AppropriationsPublisher,
  type AppropriationsSource,
  type LineRow,
  type MemberRow,
  type RecordRow,
} from './appropriations/drafts.ts'
import { openBytes } from './streams/document-bytes.ts'
import type { ControlTotal, ReadRow } from './publisher.ts'

/** A source as if it had been fetched, with these bytes. */
export const aSource = (
  bytes: Uint8Array,
  facts: Partial<AppropriationsSource> & Pick<AppropriationsSource, 'publisher'>,
): AppropriationsSource => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  url: 'https://committee.example/documents/table',
  final_url: null,
  status: 200,
  media_type: 'application/octet-stream',
  etag: null,
  last_modified: null,
  retrieved_at: '2026-09-01T03:02:01Z',
  published_at: null,
  checked_at: '2026-09-01T03:02:01Z',
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
  publisher: AppropriationsPublisher,
  document: string | Uint8Array,
  facts: Partial<AppropriationsSource> = {},
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

type Kinds = {
  readonly record: RecordRow
  readonly funding_line: LineRow
  readonly member: MemberRow
  readonly merged: Extract<ReadRow, { kind: 'merged' }>
  readonly refused: Extract<ReadRow, { kind: 'refused' }>
}

const IS: { readonly [Kind in keyof Kinds]: (row: ReadRow) => row is Kinds[Kind] } = {
  record: isRecordRow,
  funding_line: isLineRow,
  member: isMemberRow,
  merged: (row) => row.kind === 'merged',
  refused: (row) => row.kind === 'refused',
}

/** The rows that became this, in their order. */
export const ofKind = <Kind extends keyof Kinds>(
  { rows }: Pick<ReadDocument, 'rows'>,
  kind: Kind,
): readonly Kinds[Kind][] => rows.filter((row) => IS[kind](row))

const REFERENCE = join(import.meta.dirname, '../../../../../shared/reference/appropriations')

/** Why tests on real files do not run; false where the files are there. */
export const skipReference = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/appropriations is not here'

export const readReference = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))
