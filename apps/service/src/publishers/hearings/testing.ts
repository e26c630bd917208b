import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlTotal, Publisher, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'

export type ReadHearings = {
  readonly series: string
  readonly rows: readonly ReadRow[]
  readonly totals: readonly ControlTotal[]
}

/** The whole document as a publisher of hearings reads it. */
export const readHearings = async (
  publisher: Publisher,
  document: string | Uint8Array,
  facts: { readonly url?: string; readonly retrieved_at?: string } = {},
): Promise<ReadHearings> => {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  const needs = {
    open: openBytes(bytes, 1000),
    source: aSource(bytes, { publisher: publisher.name, retrieved_at: RETRIEVED_AT, ...facts }),
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

/** After all that the documents of tests say of the past. */
const RETRIEVED_AT = '2026-09-01T12:00:00Z'

/** The drafts of the rows of a fact. */
export const draftsOf = (
  { rows }: Pick<ReadHearings, 'rows'>,
  table: string,
): readonly Readonly<Record<string, unknown>>[] =>
  rows.flatMap((row) => (row.kind === 'row' && row.table === table ? [{ ...row.draft }] : []))

/** Counts the rows by kind. */
export const countKinds = ({ rows }: Pick<ReadHearings, 'rows'>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(rows, (row) => (row.kind === 'row' ? row.table : row.kind))].map(([kind, all]) => [
      kind,
      all.length,
    ]),
  )

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/hearings')

/** Why tests on real files do not run; false where the files are there. */
export const skipHearings = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/hearings is not here'

export const readReal = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))
