import type { Kysely } from 'kysely'
import {
  COUNTED_REPORT_STATES,
  DECIDED_REPORT_STATES,
  LISTED_REPORT_STATES,
  OPEN_REPORT_STATES,
  type PublicLedgerLine,
  type PublicReport,
  type PublicReportWithLine,
  type PublishedWords,
  type ReportState,
} from '@rotunda/contract'
import { Refusal, type Store } from '../platform/index.ts'
import { findReportRow } from './change-report.ts'
import { readLedger } from './ledger/index.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

export type ReportsWanted = {
  readonly record?: string | undefined
  readonly dataset?: string | undefined
  readonly state?: ReportState | undefined
  /** Reports that changed at this time or later. */
  readonly since?: Date | undefined
  readonly limit: number
  readonly offset: number
}

/** Public reports, the newest change first. Spam and duplicates are only counted. */
export const listPublicReports = async (
  store: Pick<Store, 'db'>,
  { record, dataset, state, since, limit, offset }: ReportsWanted,
  at: Date,
): Promise<PublicReport[]> => {
  const rows = await store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .selectAll()
    .where('state', 'in', state === undefined ? LISTED_REPORT_STATES : [state])
    .where('state', 'not in', COUNTED_REPORT_STATES)
    .$if(record !== undefined, (query) => query.where('record', '=', record ?? ''))
    .$if(dataset !== undefined, (query) => query.where('dataset', '=', dataset ?? ''))
    .$if(since !== undefined, (query) => query.where('changed_at', '>=', since?.getTime() ?? 0))
    .orderBy('changed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => showPublic(row, at))
}

/** One public report with its line of the ledger. A report that is only counted is refused as unknown. */
export const showPublicReport = async (
  store: Pick<Store, 'db'>,
  number: number,
  at: Date,
): Promise<PublicReportWithLine> => {
  const db = store.db<ReportTables>()
  const row = await findReportRow(db, number)
  if (row === undefined || isOneOf(COUNTED_REPORT_STATES, row.state))
    throw new Refusal(
      'not_found',
      `There is no public report ${number}. Spam and duplicates are only counted.`,
    )
  return { ...showPublic(row, at), ledger: await findLedgerLine(db, row) }
}

const isOneOf = (states: readonly ReportState[], state: ReportState): boolean => states.includes(state)

const DAY = 86_400_000

const showPublic = (row: ReportRow, at: Date): PublicReport => {
  const { number, collection, record, title, page, dataset, field, state } = row
  const isOpen = isOneOf(OPEN_REPORT_STATES, state)
  const end = isOpen ? at.getTime() : (row.decided_at ?? row.changed_at)
  return {
    number,
    about: { collection, record, title, page },
    dataset,
    field,
    state,
    received_at: new Date(row.received_at).toISOString(),
    // An appeal opens a decided report again.
    decided_at: isOpen || row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    changed_at: new Date(row.changed_at).toISOString(),
    days: Math.max(0, Math.floor((end - row.received_at) / DAY)),
    published: isOneOf(DECIDED_REPORT_STATES, state) ? readPublished(row) : NO_WORDS,
    correction: isAccepted(state) ? row.ledger_id : null,
  }
}

const NO_WORDS: PublishedWords = { proposed: null, why: null, evidence: [], reason: null }

const readPublished = ({ published }: ReportRow): PublishedWords => ({
  ...NO_WORDS,
  // Reviewers publish nothing else.
  ...(JSON.parse(published) as Partial<PublishedWords>),
})

const ACCEPTED = ['accepted', 'awaiting_reversal', 'reversed'] as const satisfies readonly ReportState[]

const isAccepted = (state: ReportState): boolean => isOneOf(ACCEPTED, state)

/** A line on a record behind keys, which has no page, is not public. */
const findLedgerLine = async (
  db: Kysely<ReportTables>,
  { collection, ledger_id: id, state, page }: ReportRow,
): Promise<PublicLedgerLine | null> => {
  if (id === null || page === null || !isAccepted(state)) return null
  const lines = await db
    .selectFrom('ledger_lines')
    .select('bytes')
    .where('collection', '=', collection)
    .where('correction_id', '=', id)
    .orderBy('number')
    .execute()
  const text = lines.map(({ bytes }) => Buffer.from(bytes).toString('utf8').trim()).join('\n')
  const [line] = readLedger(text).corrections
  if (line === undefined) return null
  const { before, after, evidence_url, decided_at, entered_at, withdrawn } = line
  const end = withdrawn === undefined ? null : { at: withdrawn.entered_at, reason: withdrawn.reason }
  return {
    id,
    before: before ?? null,
    after: after ?? null,
    evidence_url,
    decided_at,
    entered_at,
    withdrawn: end,
  }
}
