import type { Kysely, Transaction } from 'kysely'
import {
  OPEN_REPORT_STATES,
  type OwnReport,
  type PublishedWords,
  type ReportEvent,
  type ReporterAction,
} from '@rotunda/contract'
import { lockAudit } from '../audit/index.ts'
import { digestOf, parseTypedCode, refuseCode, tryCode, type CodeOutcome } from '../people/index.ts'
import { Refusal, refuseFields, type FieldFault } from '../platform/index.ts'
import {
  addReportEvent,
  applyReportEvent,
  orderOnReport,
  type ChangedReport,
  type ReportChange,
  type ReportNeeds,
} from './change-report.ts'
import { drawReviewer } from './draw-reviewer.ts'
import { demandRoomOfMailbox } from './evidence-room.ts'
import { findShown } from './fit-acceptance.ts'
import { REPORT_LIMITS } from './limits.ts'
import { proveTexts } from './receive-report.ts'
import { sealContact } from './report-contact.ts'
import { mailDrawnReviewer } from './report-mails.ts'
import { listReportFiles, showFile } from './report-files.ts'
import type { ReportEventRow, ReportRow, ReportTables } from './report-tables.ts'
import { readReportTexts } from './report-texts.ts'
import { reportStatesThatAllow } from './report-transitions.ts'
import { parseWords, readEvidence, readWords } from './report-words.ts'

const DAY = 86_400_000
const APPEAL = REPORT_LIMITS.appealDays.value * DAY
const ANSWER = REPORT_LIMITS.answerDays.value * DAY
const CONTACT = REPORT_LIMITS.contactDays.value * DAY

/** Order of a reporter. The secret of the private address proves who acts. */
export type OwnOrder = { readonly secret: string; readonly at: Date }

/** Shows a report at its private address, without persons. */
export const showOwnReport = async (
  { store, book }: Pick<ReportNeeds, 'store' | 'book'>,
  { secret, at }: OwnOrder,
): Promise<OwnReport> => {
  const db = store.db<ReportTables>()
  const row = await getOwnRow(db, secret)
  const [texts, events, files, shown] = await Promise.all([
    readReportTexts(db, row.number),
    readEvents(db, row.number),
    listReportFiles({ store }, row.number),
    findShown(book, row),
  ])
  // The service wrote these columns.
  const { reason } = JSON.parse(row.published) as PublishedWords
  return {
    number: row.number,
    about: { collection: row.collection, record: row.record, title: row.title, page: row.page },
    field: row.field,
    state: row.state,
    received_at: toInstant(row.received_at),
    decided_at: row.decided_at === null ? null : toInstant(row.decided_at),
    revision: row.revision,
    ...texts,
    evidence: texts.evidence && [...texts.evidence],
    files: files.map(showFile),
    reason,
    shown_in: shown,
    duplicate_of: row.duplicate_of,
    has_contact: row.contact_body !== null,
    actions: listActions(row, at),
    until: findEnd(row, at),
    history: events.map(showEvent),
  }
}

const toInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()

const readEvents = (db: Kysely<ReportTables>, report: number): Promise<ReportEventRow[]> =>
  db.selectFrom('correction_events').selectAll().where('report', '=', report).orderBy('revision').execute()

/** Words between reviewers are not for the reporter. */
const BETWEEN_REVIEWERS: ReadonlySet<ReportEvent['event']> = new Set([
  'pass',
  'propose',
  'disagree',
  'propose_reversal',
  'keep',
  'mark_spam',
] as const)

const showEvent = ({ at, revision, event, state, by, by_command, note }: ReportEventRow): ReportEvent => ({
  at: toInstant(at),
  revision,
  event,
  state,
  by,
  person: null,
  by_command: by_command === 1,
  note: BETWEEN_REVIEWERS.has(event) ? null : note,
})

/** Finds the report of a private address. Every unknown secret gets the same refusal. */
const getOwnRow = async (db: Kysely<ReportTables>, secret: string): Promise<ReportRow> => {
  const row = await db
    .selectFrom('correction_reports')
    .selectAll()
    .where('secret', '=', digestOf(secret))
    .executeTakeFirst()
  if (row !== undefined) return row
  throw new Refusal(
    'not_found',
    'There is no report at this private address. Compare the address with the address that you were given.',
  )
}

const isOpen = ({ state }: ReportRow): boolean => OPEN_REPORT_STATES.some((one) => one === state)

const canAppeal = ({ state, appealed, decided_at: decided }: ReportRow, at: Date): boolean =>
  state === 'rejected' && appealed === 0 && isWithin(APPEAL, decided, at)

const canHaveContact = (row: ReportRow, at: Date): boolean =>
  isOpen(row) || isWithin(CONTACT, row.decided_at, at)

/** A decision in a time to come opens nothing: the clock was set back since. */
const isWithin = (lasts: number, decided: number | null, at: Date): boolean =>
  decided !== null && decided <= at.getTime() && at.getTime() < decided + lasts

const listActions = (row: ReportRow, at: Date): ReporterAction[] => {
  const can: Readonly<Record<ReporterAction, boolean>> = {
    answer: row.state === 'asked_back',
    withdraw: reportStatesThatAllow('withdraw').includes(row.state),
    appeal: canAppeal(row, at),
    contact: canHaveContact(row, at),
  }
  return (['answer', 'withdraw', 'appeal', 'contact'] as const).filter((action) => can[action])
}

const findEnd = (row: ReportRow, at: Date): string | null => {
  if (row.state === 'asked_back') return toInstant(row.changed_at + ANSWER)
  return canAppeal(row, at) ? toInstant((row.decided_at ?? 0) + APPEAL) : null
}

/** Changes the report of a private address. An answer is mailed to its reviewer, and an appeal gets another one. */
const orderOnOwn = async (
  needs: ReportNeeds,
  { secret, at }: OwnOrder,
  change: (trx: Transaction<ReportTables>, row: ReportRow) => Promise<ReportChange> | ReportChange,
): Promise<ChangedReport> => {
  const { store } = needs
  const { number } = await getOwnRow(store.db(), secret)
  return orderOnReport({ store }, { number }, async (trx, row) => {
    const order = { by: { by: 'reporter' }, at } as const
    const made = await change(trx, row)
    const changed = await applyReportEvent(trx, store.engine, { row, order }, made)
    if (made.event === 'appeal') return drawReviewer(trx, needs, { row: changed, at })
    if (made.event === 'answer') await mailDrawnReviewer(trx, needs, { row: changed, event: 'answer', at })
    return changed
  })
}

/** Answers the question of a reviewer, perhaps with further evidence. */
export const answerReport = (
  needs: ReportNeeds,
  order: OwnOrder & { readonly note: string; readonly evidence?: readonly string[] | undefined },
): Promise<ChangedReport> =>
  orderOnOwn(needs, order, async (trx, { number }) => {
    const faults: FieldFault[] = []
    const note = readWords('note', order.note, faults)
    const before = (await readReportTexts(trx, number)).evidence ?? []
    const added = readEvidence(order.evidence ?? [], faults, before)
    if (faults.length > 0) throw refuseFields(faults)
    const text = JSON.stringify([...before, ...added])
    if (added.length > 0)
      await trx
        .updateTable('correction_texts')
        .set({ text })
        .where('report', '=', number)
        .where('part', '=', 'evidence')
        .execute()
    return {
      event: 'answer',
      note,
      detail: {
        texts: proveTexts(needs.pepper, [
          { part: 'note', text: note },
          { part: 'evidence', text },
        ]),
      },
    }
  })

/** Ends a report that waits for a decision. */
export const withdrawReport = (needs: ReportNeeds, order: OwnOrder): Promise<ChangedReport> =>
  orderOnOwn(needs, order, () => ({
    event: 'withdraw',
    set: { decided_at: order.at.getTime(), client: null, proposer: null },
  }))

/** Asks for other reviewers after a rejection: once, and within 30 days. */
export const appealReport = (
  needs: ReportNeeds,
  order: OwnOrder & { readonly note: string },
): Promise<ChangedReport> => {
  const note = parseWords('note', order.note)
  return orderOnOwn(needs, order, (_trx, row) => {
    if (row.state === 'rejected' && !canAppeal(row, order.at)) throw refuseAppeal(row)
    return {
      event: 'appeal',
      note,
      set: { appealed: 1, reviewer: null, drawn_at: null, proposer: null, decision: null, decided_at: null },
      detail: { texts: proveTexts(needs.pepper, [{ part: 'note', text: note }]) },
    }
  })
}

const refuseAppeal = ({ number, appealed }: ReportRow): Refusal =>
  new Refusal(
    'not_in_this_state',
    appealed === 1
      ? `Nothing was done: report ${number} was appealed before, and a second rejection is final.`
      : `Nothing was done: the ${REPORT_LIMITS.appealDays.value} days for an appeal of report ${number} are over.`,
  )

/** Refuses an unknown private address, and a report that needs no contact any more. */
export const demandContactRoom = async (
  { store }: Pick<ReportNeeds, 'store'>,
  { secret, at }: OwnOrder,
): Promise<ReportRow> => {
  const row = await getOwnRow(store.db(), secret)
  if (canHaveContact(row, at)) return row
  throw new Refusal(
    'not_in_this_state',
    `Nothing was done: report ${row.number} is closed and sends no more mail.`,
  )
}

/**
 * Sets the mailbox that gets mails about the report, by the code that was sent to it. The history says so without the
 * mailbox. The report is not listed as changed, and its days to answer do not begin again.
 */
export const confirmContact = async (
  needs: ReportNeeds,
  {
    countedAs,
    attempt,
    mailbox,
    code,
    ...order
  }: OwnOrder & {
    readonly countedAs: string
    readonly attempt: string
    readonly mailbox: string
    readonly code: string
  },
): Promise<void> => {
  const { store, pepper, sealer } = needs
  const { number } = await demandContactRoom(needs, order)
  const typed = parseTypedCode({ attempt, mailbox, code })
  const outcome = await store.write<ReportTables, CodeOutcome>(async (trx) => {
    await lockAudit(trx, store.engine)
    const tried = await tryCode(trx, pepper, { ...typed, purpose: 'report', countedAs }, order.at)
    if (tried !== 'right') return tried
    await demandRoomOfMailbox(trx, sealer, { number, mailbox: typed.mailbox })
    const contact = sealContact(sealer, number, { mailbox: typed.mailbox, secret: order.secret })
    await setContact(trx, store.engine, { number, contact, at: order.at })
    return tried
  })
  if (outcome !== 'right') throw refuseCode(outcome)
}

type NewContact = {
  readonly number: number
  readonly contact: ReturnType<typeof sealContact>
  readonly at: Date
}

const setContact = async (
  trx: Transaction<ReportTables>,
  engine: ReportNeeds['store']['engine'],
  { number, contact, at }: NewContact,
): Promise<void> => {
  const row = await trx
    .updateTable('correction_reports')
    .set(({ eb }) => ({ ...contact, revision: eb('revision', '+', 1) }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow()
  const order = { by: { by: 'reporter' }, at } as const
  await addReportEvent(trx, engine, { row, order }, { event: 'set_contact' })
}
