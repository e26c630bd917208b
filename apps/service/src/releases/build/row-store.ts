import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Chamber, DatasetName, FullRecord, RefusalReason, Stage } from '@rotunda/contract'
import { makeSortKey } from '../../collections/appropriations/index.ts'
import type { PublisherName, ReadRow } from '../../publishers/index.ts'
import type { ChosenSource } from './choose-sources.ts'
import { digestOf } from './digest-of.ts'
import { makeLineBody, makeRecordBody } from './draft-body.ts'
import type { MatchRequestor } from './match-requestors.ts'
import { identityKey, requestorsKey, sharedKey } from './row-keys.ts'

/** A refused row, as refusals.csv tells it. */
export type Refused = Pick<ReadRow, 'place' | 'cells'> & {
  readonly reason: RefusalReason
  readonly detail: string
}

export type RowStore = {
  add(row: Exclude<ReadRow, { kind: 'merged' }>, chosen: ChosenSource, source: number): void
  /** Gives what takes away everything that is added from now on. */
  mark(): () => void
}

/** Writes rows into the staging file, each with what it is later sorted, grouped and counted by. */
export const makeRowStore = (staging: DatabaseSync, match: MatchRequestor): RowStore => {
  let row = 0
  const insert = {
    row: staging.prepare(
      `insert into rows (row, source, numbered_by, dataset, stage, fiscal_year, chamber, sort_key, identity, shared, requestors)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    body: staging.prepare('insert into bodies (row, body) values (?, ?)'),
    line: staging.prepare('insert into lines (row, source, body) values (?, ?, ?)'),
    member: staging.prepare('insert into members (row, source, body) values (?, ?, ?)'),
    refusal: staging.prepare(
      `insert into refusals (row, source, dataset, stage, fiscal_year, chamber, reason, body)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
  }
  return {
    add: (read, chosen, source) => {
      row += 1
      if (read.kind === 'refused') insert.refusal.run(row, source, ...refusalColumns(read, chosen))
      else if (read.kind === 'member') insert.member.run(row, source, JSON.stringify(read.draft))
      else if (read.kind === 'funding_line') {
        insert.line.run(
          row,
          source,
          JSON.stringify(makeLineBody(read, chosen.source, makeLineId(read.draft))),
        )
      } else {
        const body = makeRecordBody(read, chosen.source, match)
        insert.row.run(row, source, read.numberedBy ?? null, ...rowColumns(body, read.draft.key))
        insert.body.run(row, JSON.stringify(body))
      }
    },
    mark: () => {
      const last = row
      return () => {
        for (const table of ['rows', 'bodies', 'lines', 'members', 'refusals'])
          staging.prepare(`delete from ${table} where row > ?`).run(last)
      }
    },
  }
}

/** A line names itself: no other row is needed to tell it by. */
export const makeLineId = ({
  kind,
  fiscal_year,
  key,
}: Extract<ReadRow, { kind: 'funding_line' }>['draft']): string =>
  ['fl', ...(fiscal_year === null ? [] : [fiscal_year]), digestOf([kind, fiscal_year, key], 16)].join('-')

const rowColumns = (body: FullRecord, key: readonly string[]): SQLInputValue[] => [
  ...[body.dataset, body.stage, body.fiscal_year, body.chamber],
  ...[makeSortKey(body), identityKey(body, key), sharedKey(body), requestorsKey(body)],
]

/**
 * Null for lists of members: nobody asks the API for them. They are in members.csv of the bundle, where their rows count
 * as published; no dataset counts them, nor their refusals, nor speaks of their freshness.
 */
export const DATASET_OF: Readonly<Record<PublisherName, DatasetName | null>> = {
  'senate-appropriations': 'senate-requests',
  'house-appropriations': 'house-projects',
  guidance: 'funding-guidance',
  'fast-book': 'funding-guidance',
  'assistance-listings': 'funding-guidance',
  'congress-legislators': null,
}

/** By the first word of the series. */
const STAGE_OF: Readonly<Record<string, Stage>> = { requests: 'request', house_bill: 'house_bill' }

const CHAMBER_OF: Readonly<Record<PublisherName, Chamber | null>> = {
  'senate-appropriations': 'senate',
  'house-appropriations': 'house',
  guidance: null,
  'fast-book': null,
  'assistance-listings': null,
  'congress-legislators': null,
}

/** A refused row is counted where the rows of its document are. */
const refusalColumns = (
  { place, cells, reason, detail }: Refused,
  { source, series }: ChosenSource,
): SQLInputValue[] => {
  const refused: Refused = { place, cells, reason, detail }
  return [
    DATASET_OF[source.publisher],
    STAGE_OF[series.split('/', 1)[0] ?? ''] ?? null,
    source.fiscal_year,
    source.chamber ?? CHAMBER_OF[source.publisher],
    reason,
    JSON.stringify(refused),
  ]
}
