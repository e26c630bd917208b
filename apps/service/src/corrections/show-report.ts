import type { Kysely } from 'kysely'
import type { QueuedReport, ReportEvent, ReportState, ReviewedReport } from '@rotunda/contract'
import type { Reviewer } from '../people/index.ts'
import { needsSecond } from './accept-report.ts'
import { demandReviewer, findBars } from './barred-reviewers.ts'
import { findReportRow, refuseUnknownReport, type ReportNeeds } from './change-report.ts'
import { findReported, tryOut } from './fit-acceptance.ts'
import { readLedger, readLedgerText } from './ledger/index.ts'
import { REPORT_LIMITS } from './limits.ts'
import { listSteps } from './list-steps.ts'
import type { FoundRecord } from './record-book.ts'
import { decisionOf, publishedOf } from './report-decision.ts'
import { copyPath, listCopies } from './published-copies.ts'
import { listReportFiles, showFile } from './report-files.ts'
import { readPublishers, type ReportEventRow, type ReportRow, type ReportTables } from './report-tables.ts'
import { readReportTexts, type ReportTexts } from './report-texts.ts'
import { listAccepters } from './reverse-report.ts'
import { writeToPublisher } from './write-to-publisher.ts'

type Db = Kysely<ReportTables>

/** States in which a report waits for a reviewer. */
export const QUEUED_REPORT_STATES: readonly ReportState[] = [
  'received',
  'under_review',
  'awaiting_second',
  'awaiting_reversal',
]

export type ReportsWanted = {
  /** Reviewer who asks; null for a command. */
  readonly person: string | null
  readonly states?: readonly ReportState[] | undefined
  readonly at: Date
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Reports that wait for a reviewer, or those in other states. The one that waited longest comes first. */
export const listReportQueue = async (
  needs: ReportNeeds,
  { person, states = QUEUED_REPORT_STATES, at, limit = MOST_LISTED, offset = 0 }: ReportsWanted,
): Promise<QueuedReport[]> => {
  const db = needs.store.db<ReportTables>()
  const reviewer = person === null ? null : await demandReviewer(db, person)
  const rows = await db
    .selectFrom('correction_reports')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
  const queued: QueuedReport[] = []
  for (const row of rows)
    queued.push({
      ...(await summarise(needs, db, row, reviewer)),
      age_seconds: Math.max(0, Math.floor((at.getTime() - row.received_at) / 1000)),
    })
  return queued
}

const MOST_LISTED = REPORT_LIMITS.listedReports.value

const summarise = async (needs: ReportNeeds, db: Db, row: ReportRow, reviewer: Reviewer | null) => {
  const bars = reviewer === null ? undefined : await findBars(needs, db, row, [reviewer])
  const bar = bars?.get(reviewer?.id ?? '') ?? null
  const accepters = row.ledger_id === null ? new Set<string>() : await listAccepters(db, row.number)
  return {
    number: row.number,
    about: { collection: row.collection, record: row.record, title: row.title, page: row.page },
    field: row.field,
    state: row.state,
    received_at: toInstant(row.received_at),
    decided_at: row.decided_at === null ? null : toInstant(row.decided_at),
    revision: row.revision,
    needs_two: row.ledger_id === null ? needsSecond(row) : row.needs_two === 1,
    appealed: row.appealed === 1,
    reviewer: row.reviewer,
    bar,
    steps: listSteps(row, { person: reviewer?.id ?? null, isBarred: bar !== null, accepters }),
  }
}

const toInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()

export type ReportWanted = {
  readonly number: number
  /** Reviewer who reads it; null for a command. */
  readonly person: string | null
  readonly at: Date
}

/** One report with its record, its history and the record as the ledger would change it. */
export const showReport = async (
  needs: ReportNeeds,
  { number, person, at }: ReportWanted,
): Promise<ReviewedReport> => {
  const db = needs.store.db<ReportTables>()
  const reviewer = person === null ? null : await demandReviewer(db, person)
  const row = await findReportRow(db, number)
  if (row === undefined) throw refuseUnknownReport(number)
  const [texts, found] = [await readReportTexts(db, number), await findReported(needs.book, row)]
  const { reason = null, correction = null, reversal = null } = decisionOf(row) ?? {}
  const published = publishedOf(row)
  return {
    ...(await summarise(needs, db, row, reviewer)),
    ...texts,
    evidence: texts.evidence === null ? null : [...texts.evidence],
    publishers: readPublishers(row),
    has_contact: row.contact_key !== null,
    ...(await showEvidence(needs, number)),
    published: { ...published, evidence: [...published.evidence] },
    correction,
    reason,
    reversal,
    duplicate_of: row.duplicate_of,
    ledger_id: row.ledger_id,
    record: found === undefined ? null : await showRecord(needs, row, found),
    preview: await preview(needs, { row, texts, found, at }),
    others: await listOthers(db, row),
    publisher_text: writeToPublisher({ row, texts, found }),
    history: await readHistory(db, number),
  }
}

/** Files of the reporter, and the copies that reviewers published. */
const showEvidence = async (needs: ReportNeeds, number: number) => ({
  files: (await listReportFiles(needs, number)).map(showFile),
  copies: (await listCopies(needs, number)).map(({ sha256, name, erased_at: erased }) => ({
    sha256,
    name,
    path: copyPath(sha256),
    erased_at: erased === null ? null : new Date(erased).toISOString(),
  })),
})

const showRecord = async ({ book }: ReportNeeds, { field }: ReportRow, found: FoundRecord) => ({
  release: found.release,
  row: found.row ?? null,
  editions: await book.listEditions(found, REPORT_LIMITS.shownEditions.value, field),
})

type Previewed = {
  readonly row: ReportRow
  readonly texts: ReportTexts
  readonly found: FoundRecord | undefined
  readonly at: Date
}

/** Tries the proposed or accepted correction out behind those of the ledger. */
const preview = async (
  { store, book }: ReportNeeds,
  { row, texts: { proposed }, found, at }: Previewed,
): Promise<ReviewedReport['preview']> => {
  const waits = decisionOf(row)?.correction
  const field = waits?.field ?? row.field
  const after = waits === undefined ? proposed?.value : waits.after
  if (found === undefined || row.ledger_id !== null || after === undefined) return null
  if (field === null || !found.fields.some(({ name }) => name === field)) return null
  const { corrections } = readLedger(await readLedgerText(store, row.collection))
  const tried = await tryOut(book, found, corrections, {
    row,
    field,
    after,
    evidence_url: 'https://example.org/',
    at,
  })
  const moves = tried.outcome === 'applied' ? await book.listMoves(found, tried.fitted.row) : []
  return { field, before: tried.before, after, outcome: tried.outcome, moves: [...moves] }
}

const listOthers = async (
  db: Db,
  { number, collection, record }: ReportRow,
): Promise<ReviewedReport['others']> => {
  const others = await db
    .selectFrom('correction_reports')
    .select(['number', 'field', 'state', 'received_at'])
    .where('collection', '=', collection)
    .where('record', '=', record)
    .where('number', '!=', number)
    .orderBy('number', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return others.map((other) => ({ ...other, received_at: toInstant(other.received_at) }))
}

const readHistory = async (db: Db, report: number): Promise<ReportEvent[]> => {
  const events = await db
    .selectFrom('correction_events')
    .selectAll()
    .where('report', '=', report)
    .orderBy('revision')
    .execute()
  return events.map(showEvent)
}

const showEvent = ({ report: _, at, by_command, ...event }: ReportEventRow): ReportEvent => ({
  ...event,
  at: toInstant(at),
  by_command: by_command === 1,
})
