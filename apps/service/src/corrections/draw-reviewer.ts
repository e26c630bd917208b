import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
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

type Drawing = { readonly row: ReportRow; readonly at: Date }

/**
 * Draws a reviewer for a report that was just received, in the transaction that received it. The report is returned as
 * it was if no reviewer may decide it: an hourly pass draws one later.
 */
export const drawReviewer = async (
  trx: Transaction<ReportTables>,
  needs: DrawNeeds,
  { row, at }: Drawing,
): Promise<ReportRow> => {
  const reviewer = await pick(trx, needs, row)
  return reviewer === undefined
    ? row
    : hand(trx, needs, { row, at, reviewer, event: 'draw', by: { by: 'service' } })
}

/** Picks a reviewer at random, never a barred one, nor the present one. */
const pick = async (
  trx: Transaction<ReportTables>,
  { sealer }: DrawNeeds,
  row: ReportRow,
): Promise<Reviewer | undefined> => {
  const others = (await listEligible({ sealer }, trx, row)).filter(({ id }) => id !== row.reviewer)
  return others.length === 0 ? undefined : others[randomInt(others.length)]
}

type Handing = Drawing & {
  readonly reviewer: Reviewer
  readonly event: 'draw' | 'pass'
  readonly by: ReportActor
  readonly note?: string | null
}

const hand = async (
  trx: Transaction<ReportTables>,
  needs: DrawNeeds,
  { row, at, reviewer: { id }, event, by, note = null }: Handing,
): Promise<ReportRow> => {
  const drawn = { reviewer: id, drawn_at: at.getTime() }
  const change = { event, note, set: drawn, detail: { reviewer: id } }
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
    const reviewer = await pick(trx, needs, row)
    if (reviewer === undefined) throw new Refusal('not_in_this_state', NO_OTHER)
    return hand(trx, needs, { row, at, reviewer, event: 'pass', by: { by: 'reviewer', actor } })
  })

const NO_OTHER =
  'Nothing was done: no other reviewer may decide this report. Ask an operator to invite another one with "people invite --role reviewer".'

/**
 * Draws reviewers for reports that have none. Another one is drawn where the drawn one took no step for 7 days, lost the
 * role, or is barred by now. Returns the number of reports that were handed to a reviewer.
 */
export const drawReviewers = async (needs: DrawNeeds, at: Date): Promise<number> => {
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
    const reviewer = await pick(trx, needs, row)
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
