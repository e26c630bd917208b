import type { Kysely, Transaction } from 'kysely'
import { REPORT_NOTES, type ReportEventName, type ReportNote, type ReportState } from '@rotunda/contract'
import { audit, lockAudit, type AuditAction } from '../audit/index.ts'
import { describeActor, type Actor, type PeopleNeeds } from '../people/index.ts'
import { Refusal, type Store } from '../platform/index.ts'
import type { RecordBook } from './record-book.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'
import { reportStateAfter, reportStatesThatAllow } from './report-transitions.ts'

/** Parts of the service that reports need. */
export type ReportNeeds = PeopleNeeds & { readonly book: RecordBook }

/** Side that acts on a report. The reporter has no name: the private address is the proof. */
export type ReportActor =
  { readonly by: 'reporter' | 'service' } | { readonly by: 'reviewer'; readonly actor: Actor }

/** Order on one report. */
export type ReportOrder = {
  readonly by: ReportActor
  readonly number: number
  /** Revision that was seen. The order fails if it is not the newest; left out, the newest counts. */
  readonly revision?: number | undefined
  readonly at: Date
}

/** A report after a change. */
export type ChangedReport = Pick<ReportRow, 'number' | 'state' | 'revision'>

/** Event of a report, with its words for the other side and the columns that change with it. */
export type ReportChange = {
  readonly event: ReportEventName | ReportNote
  readonly note?: string | null
  readonly set?: Partial<ReportRow>
  /** Further facts for the audit log: ids and digests, no words. */
  readonly detail?: object
}

/**
 * Transaction of an order on one report. Lines of the audit log are locked first, so that orders, and changes of roles,
 * follow one another. A revision that is not the newest is refused.
 */
export const orderOnReport = (
  { store }: Pick<ReportNeeds, 'store'>,
  { number, revision }: Pick<ReportOrder, 'number' | 'revision'>,
  work: (trx: Transaction<ReportTables>, row: ReportRow) => Promise<ReportRow>,
): Promise<ChangedReport> =>
  store.write<ReportTables, ChangedReport>(async (trx) => {
    await lockAudit(trx, store.engine)
    const row = await findReportRow(trx, number)
    if (row === undefined) throw refuseUnknownReport(number)
    if (revision !== undefined && revision !== row.revision) throw refuseRevision(row)
    const changed = await work(trx, row)
    return { number: changed.number, state: changed.state, revision: changed.revision }
  })

export const findReportRow = (db: Kysely<ReportTables>, number: number): Promise<ReportRow | undefined> =>
  db.selectFrom('correction_reports').selectAll().where('number', '=', number).executeTakeFirst()

export const refuseUnknownReport = (number: number): Refusal =>
  new Refusal('not_found', `There is no report ${number}.`)

const refuseRevision = ({ number, revision }: ReportRow): Refusal =>
  new Refusal(
    'changed_meanwhile',
    `Nothing was done: report ${number} was changed meanwhile and is at revision ${revision}. Read it again, and repeat the change.`,
  )

/** Refuses an event that the state of the report does not allow. */
export const demandReportState = (row: ReportRow, event: ReportEventName): void => {
  if (!reportStatesThatAllow(event).includes(row.state)) throw refuseReportState(row)
}

const refuseReportState = ({ number, state }: ReportRow): Refusal =>
  new Refusal('not_in_this_state', `Nothing was done: report ${number} ${STATE_WORDS[state]}. Read it again.`)

/** End of a sentence that begins with the report. */
export const STATE_WORDS: Readonly<Record<ReportState, string>> = {
  received: 'waits for a reviewer',
  under_review: 'is under review',
  asked_back: 'waits for an answer of the reporter',
  awaiting_second: 'waits for a second reviewer',
  accepted: 'is accepted',
  rejected: 'is rejected',
  told_publisher: 'was told to the publisher',
  duplicate: 'is a duplicate',
  spam: 'was put aside as spam',
  withdrawn: 'is withdrawn',
  lapsed: 'has lapsed',
  awaiting_reversal: 'waits for a second reviewer to reverse it',
  reversed: 'is reversed',
}

/**
 * Applies an event to the row that was read, if its state allows the event, and adds the event and the audit line. Call
 * it inside of `orderOnReport`, which has locked out every other order.
 */
export const applyReportEvent = async (
  trx: Transaction<ReportTables>,
  engine: Store['engine'],
  { row, order }: { readonly row: ReportRow; readonly order: Pick<ReportOrder, 'by' | 'at'> },
  change: ReportChange,
): Promise<ReportRow> => {
  const { event, set } = change
  const state = stateAfter(row, event)
  const changed = await trx
    .updateTable('correction_reports')
    .set({ ...set, state, revision: row.revision + 1, changed_at: order.at.getTime() })
    .where('number', '=', row.number)
    .where('revision', '=', row.revision)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst()
  if (changed === undefined) throw refuseRevision(row)
  await addReportEvent(trx, engine, { row: changed, order }, change)
  return changed
}

const NOTES: ReadonlySet<string> = new Set(REPORT_NOTES)

const isNote = (event: ReportEventName | ReportNote): event is ReportNote => NOTES.has(event)

const stateAfter = (row: ReportRow, event: ReportEventName | ReportNote): ReportState => {
  if (isNote(event)) return row.state
  demandReportState(row, event)
  return reportStateAfter(event)
}

/** Adds the line of history and the audit line of a report that was just changed, or received. */
export const addReportEvent = async (
  trx: Transaction<ReportTables>,
  engine: Store['engine'],
  { row, order }: { readonly row: ReportRow; readonly order: Pick<ReportOrder, 'by' | 'at'> },
  { event, note = null, detail }: Omit<ReportChange, 'event'> & Pick<ReportEventOf, 'event'>,
): Promise<void> => {
  const { number, revision, state } = row
  const { by, at } = order
  const actor = by.by === 'reviewer' ? by.actor : undefined
  await trx
    .insertInto('correction_events')
    .values({
      report: number,
      revision,
      at: at.getTime(),
      event,
      state,
      by: by.by,
      person: actor?.person ?? null,
      by_command: actor?.by === 'command' ? 1 : 0,
      note,
    })
    .execute()
  const who = actor === undefined ? { actor: by.by } : describeActor(actor)
  const line = JSON.stringify({ state, revision, ...detail })
  const action: AuditAction = `correction.${event}`
  await audit(trx, engine, { ...who, action, object: `correction ${number}`, detail: line }, at)
}

type ReportEventOf = { readonly event: 'receive' | ReportChange['event'] }
