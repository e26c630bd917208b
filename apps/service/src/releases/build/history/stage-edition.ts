import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { DocumentRefused, type TableRow } from '../../../publishers/index.ts'
import { blameDocument } from '../blame-document.ts'
import type { BuildSteps, ChosenSource, RowIdentity } from '../build-steps.ts'
import type { OlderEdition } from '../choose-sources.ts'
import { makeId } from '../identify-rows.ts'
import type { DocumentReader } from '../readings/document-reader.ts'
import { historyKey } from '../row-keys.ts'
import { isNamed } from '../row-store.ts'
import type { Staging } from '../staging.ts'

export type EditionNeeds = {
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly documents: DocumentReader
  /** Whether the newest edition of a series was accepted. */
  readonly isTaken: (publisher: string, series: string) => boolean
}

/**
 * Reads a superseded edition into `older`: the identity and the content of each row. Returns the reason if its
 * publisher refuses it; then the staged rows must not be used.
 */
export const stageEdition = async (
  edition: OlderEdition,
  { staging, steps, documents, isTaken }: EditionNeeds,
): Promise<string | undefined> => {
  const insert = staging.database.prepare(INSERT)
  staging.database.exec('delete from older')
  try {
    for (const document of edition) {
      const { source } = document
      for await (const row of documents.readDocument(source)) {
        if (row.kind !== 'row') continue
        const identity = steps.identify(row, document, (series) => isTaken(source.publisher, series))
        if ('reason' in identity || !isNamed(identity)) continue
        insert.run(...columnsOf(row, identity, document))
      }
    }
    return undefined
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, edition[0].source)
    return cause.message
  }
}

const INSERT = `
  insert into older (source, retrieved_at, cells, dataset, prefix, identity, id, last_seen_as)
  values (?, ?, ?, ?, ?, ?, ?, ?)
`

const columnsOf = (row: TableRow, identity: RowIdentity, { source }: ChosenSource): SQLInputValue[] => [
  source.sha256,
  source.retrieved_at,
  historyKey(row, identity),
  identity.dataset,
  ...('id' in identity ? [null, null, identity.id] : [identity.prefix, identity.identity, null]),
  JSON.stringify(identity.lastSeenAs),
]

/** An older edition by its place among the editions of its series, counted from 1 without a gap. */
export type EditionPlace = { readonly series: number; readonly edition: number }

/** Records in `seen`, by id, when each row of `older` was there, and since when it has been the same. */
export const mergeEdition = (staging: DatabaseSync, { series, edition }: EditionPlace): void => {
  const merge = staging.prepare(MERGE)
  // The columns hold the values that stageEdition wrote.
  const rows = staging.prepare(IDENTIFY).iterate() as Iterable<OlderRow>
  for (const { row, id, prefix, identity, occurrence } of rows)
    merge.run({ series, edition, row, id: id ?? makeId(prefix, identity, occurrence) })
}

type OlderRow = {
  readonly row: number
  readonly id: string | null
  readonly prefix: string | null
  readonly identity: string | null
  readonly occurrence: number
}

/** Numbers rows as identifyRows does. Rows that name themselves have their ids. */
const IDENTIFY = `
  select row, id, prefix, identity,
    row_number() over (partition by identity order by cells, row) - 1 as occurrence
  from older
`

/** Merges a row. One that was absent for an edition counts as changed. */
const MERGE = `
  insert into seen (series, id, edition, first_cells, cells, first_seen_at, since, last_seen_at, last_seen_source,
    revision, dataset, last_seen_as)
  select :series, :id, :edition, cells, cells, retrieved_at, retrieved_at, retrieved_at, source, 1,
    dataset, last_seen_as
  from older where row = :row
  on conflict (series, id) do update set
    first_seen_at = min(first_seen_at, excluded.first_seen_at),
    since = case
      when edition = excluded.edition - 1 and cells = excluded.cells then min(since, excluded.since)
      else excluded.since
    end,
    revision = revision + (cells <> excluded.cells),
    edition = excluded.edition,
    cells = excluded.cells,
    last_seen_at = excluded.last_seen_at,
    last_seen_source = excluded.last_seen_source,
    last_seen_as = excluded.last_seen_as
`
