import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { PeopleNeeds, Reviewer } from '../people/index.ts'
import { Refusal, type Store } from '../platform/index.ts'
import { listEligible } from './barred-reviewers.ts'
import {
  applyReportEvent,
  demandReportState,
  orderOnReport,
  type ChangedReport,
  type ReportActor,
} from './change-report.ts'
import { REPORT_LIMITS } from './limits.ts'
import { demandDrawn, type ReviewOrder } from './order-of-reviewer.ts'
import { mailDrawnReviewer } from './report-mails.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

export type DrawNeeds = Pick<PeopleNeeds, 'store' | 'sealer'>

const DRAW_AGAIN = REPORT_LIMITS.drawAgainDays.value * 86_400_000
const SAME_REVIEWER = REPORT_LIMITS.sameReviewerDays.value * 86_400_000

type Drawing = { readonly row: ReportRow; readonly at: Date }

/**
 * Draws a reviewer for a report that was just received, or appealed, in the same transaction. The report is returned as
 * it was if no reviewer may decide it: an hourly pass draws one later.
 */
export const drawReviewer = async (
  trx: Transaction<ReportTables>,
  needs: DrawNeeds,
  { row, at }: Drawing,
): Promise<ReportRow> => {
  const reviewer = await pick(trx, needs, { row, at })
  return reviewer === undefined
    ? row
    : hand(trx, needs, { row, at, reviewer, event: 'draw', by: { by: 'service' } })
}

/**
 * Picks a reviewer, never a barred one, nor the present one. The reviewers of a record come in one order, which is drawn
 * at random as far as it is needed: a reporter who withdraws and reports again gets no other reviewer. `movesOn` continues
 * behind the present one, who was idle or passed the report.
 */
const pick = async (
  trx: Transaction<ReportTables>,
  { sealer }: DrawNeeds,
  { row, at, movesOn = false }: Drawing & { readonly movesOn?: boolean },
): Promise<Reviewer | undefined> => {
  const others = (await listEligible({ sealer }, trx, row)).filter(({ id }) => id !== row.reviewer)
  const order = await listDrawn(trx, { row, at })
  const turn = movesOn ? order.indexOf(row.reviewer ?? '') + 1 : 0
  const findIn = (ids: readonly string[]) =>
    ids.map((id) => others.find((one) => one.id === id)).find((one) => one !== undefined)
  const undrawn = others.filter(({ id }) => !order.includes(id))
  return (
    findIn(order.slice(turn)) ??
    (undrawn.length === 0 ? findIn(order.slice(0, turn)) : undrawn[randomInt(undrawn.length)])
  )
}

/** Reviewers who were drawn for reports on the record within 30 days, in their order. */
const listDrawn = async (trx: Transaction<ReportTables>, { row, at }: Drawing): Promise<string[]> => {
  const drawn = await trx
    .selectFrom('correction_draws')
    .select('reviewer')
    .where('collection', '=', row.collection)
    .where('record', '=', row.record)
    .where('drawn_at', '>=', at.getTime() - SAME_REVIEWER)
    .orderBy('place')
    .execute()
  return drawn.map(({ reviewer }) => reviewer)
}

/** Remembers who was drawn for a record. A reviewer who was drawn before keeps the place. */
const keepDrawn = async (
  trx: Transaction<ReportTables>,
  { row: { collection, record }, reviewer: { id: reviewer }, at }: Drawing & { readonly reviewer: Reviewer },
): Promise<void> => {
  await forgetDrawn(trx, at).where('collection', '=', collection).where('record', '=', record).execute()
  const last = await trx
    .selectFrom('correction_draws')
    .select('place')
    .where('collection', '=', collection)
    .where('record', '=', record)
    .orderBy('place', 'desc')
    .executeTakeFirst()
  const drawn_at = at.getTime()
  await trx
    .insertInto('correction_draws')
    .values({ collection, record, reviewer, place: (last?.place ?? 0) + 1, drawn_at })
    .onConflict((known) => known.columns(['collection', 'record', 'reviewer']).doUpdateSet({ drawn_at }))
    .execute()
}

const forgetDrawn = (db: Kysely<ReportTables>, at: Date) =>
  db.deleteFrom('correction_draws').where('drawn_at', '<', at.getTime() - SAME_REVIEWER)

type Handing = Drawing & {
  readonly reviewer: Reviewer
  readonly event: 'draw' | 'pass'
  readonly by: ReportActor
  readonly note?: string | null
}

const hand = async (
  trx: Transaction<ReportTables>,
  needs: DrawNeeds,
  { row, at, reviewer, event, by, note = null }: Handing,
): Promise<ReportRow> => {
  const { id } = reviewer
  const drawn = { reviewer: id, drawn_at: at.getTime() }
  const change = { event, note, set: drawn, detail: { reviewer: id } }
  await keepDrawn(trx, { row, at, reviewer })
  const changed = await applyReportEvent(trx, needs.store.engine, { row, order: { by, at } }, change)
  await mailDrawnReviewer(trx, needs, { row: changed, event: 'draw', at })
  return changed
}

/** Hands a report to another reviewer, who is drawn. The drawn reviewer alone can pass it, even when barred. */
export const passReport = (needs: DrawNeeds, order: ReviewOrder): Promise<ChangedReport> =>
  orderOnReport(needs, order, async (trx, row) => {
    const { actor, at } = order
    demandReportState(row, 'ask_back')
    demandDrawn(row, actor.person)
    const reviewer = await pick(trx, needs, { row, at, movesOn: true })
    if (reviewer === undefined) throw new Refusal('not_in_this_state', NO_OTHER)
    return hand(trx, needs, { row, at, reviewer, event: 'pass', by: { by: 'reviewer', actor } })
  })

const NO_OTHER =
  'Nothing was done: no other reviewer may decide this report. Ask an operator to invite another reviewer with "people invite --role reviewer".'

/**
 * Draws reviewers for reports that have none. Another one is drawn where the drawn one took no step for 7 days, lost the
 * role, or is barred by now. Returns the number of reports that were handed to a reviewer.
 */
export const drawReviewers = async (needs: DrawNeeds, at: Date): Promise<number> => {
  await needs.store.write<ReportTables, unknown>((trx) => forgetDrawn(trx, at).execute())
  let drawn = 0
  for (const { number, revision } of await listUndrawn(needs.store, at))
    drawn += await skipChanged(() => drawAgain(needs, { number, revision, at }))
  return drawn
}

const listUndrawn = async (store: Store, at: Date): Promise<Pick<ReportRow, 'number' | 'revision'>[]> => {
  const db = store.db<ReportTables>()
  const roles = db.selectFrom('people').select('id').where('role', 'is not', null)
  return db
    .selectFrom('correction_reports')
    .select(['number', 'revision'])
    .where((eb) =>
      eb.or([
        eb('state', '=', 'received'),
        eb.and([
          eb('state', '=', 'under_review'),
          eb.or([
            eb('changed_at', '<=', at.getTime() - DRAW_AGAIN),
            eb('reviewer', 'not in', roles),
            // A contact that was confirmed later may bar the reviewer.
            eb('contact_key', 'is not', null),
          ]),
        ]),
      ]),
    )
    .orderBy('changed_at')
    .execute()
}

const drawAgain = async (
  needs: DrawNeeds,
  order: { readonly number: number; readonly revision: number; readonly at: Date },
): Promise<boolean> => {
  const { at } = order
  let isDrawn = false
  await orderOnReport(needs, order, async (trx, row) => {
    if (row.state === 'received') {
      const changed = await drawReviewer(trx, needs, { row, at })
      isDrawn = changed !== row
      return changed
    }
    const eligible = await listEligible(needs, trx, row)
    const isIdle = row.changed_at <= at.getTime() - DRAW_AGAIN
    if (!isIdle && eligible.some(({ id }) => id === row.reviewer)) return row
    const reviewer = await pick(trx, needs, { row, at, movesOn: isIdle })
    if (reviewer === undefined) return row
    isDrawn = true
    return hand(trx, needs, { row, at, reviewer, event: 'pass', by: { by: 'service' } })
  })
  return isDrawn
}

/** Counts 1 for work that was done. Another process may have changed the report meanwhile. */
export const skipChanged = async (work: () => Promise<boolean>): Promise<number> => {
  try {
    return (await work()) ? 1 : 0
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'changed_meanwhile') return 0
    throw cause
  }
}
