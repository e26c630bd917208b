import { hash } from 'node:crypto'
import type { ControlTotal, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import type { EnactedFacts, EnactedPublisher, EnactedSource, ProjectDraft } from './drafts.ts'

export * from './testing/lay-statement.ts'

export type ReadTable = {
  readonly series: string
  readonly rows: readonly ReadRow[]
  readonly totals: readonly ControlTotal[]
  readonly projects: readonly ProjectDraft[]
  readonly refused: readonly Extract<ReadRow, { kind: 'refused' }>[]
}

/** The whole document as its publisher reads it. */
export const readTableOf = async (
  publisher: EnactedPublisher,
  content: string | Uint8Array,
  facts: Partial<EnactedFacts> = {},
): Promise<ReadTable> => {
  const bytes = Buffer.from(content)
  const source: EnactedSource = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher: publisher.name,
    url: 'https://tables.example/table.csv',
    final_url: null,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    retrieved_at: '2026-06-01T12:00:00.000Z',
    published_at: null,
    checked_at: '2026-06-01T12:00:00.000Z',
    edition: 'edition',
    part: 1,
    supersedes: null,
    sample: false,
    fiscal_year: null,
    subcommittee: null,
    act: null,
    rows: null,
    ...facts,
  }
  const needs = { source, open: openBytes(bytes) }
  const series = await publisher.findSeries(needs)
  const reading = publisher.read(needs)
  const rows: ReadRow[] = []
  for (;;) {
    const { done, value } = await reading.next()
    if (done)
      return {
        series,
        rows,
        totals: value,
        // Only rows of projects are read by these tests.
        projects: rows.flatMap((row) => (row.kind === 'row' ? [row.draft as ProjectDraft] : [])),
        refused: rows.filter((row) => row.kind === 'refused'),
      }
    rows.push(value)
  }
}
