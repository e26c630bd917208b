import type { Kysely } from 'kysely'
import type { ReportState } from '@rotunda/contract'
import { listReviewers } from '../people/index.ts'
import { findBars } from './barred-reviewers.ts'
import { applyReportEvent, orderOnReport } from './change-report.ts'
import { drawReviewers, skipChanged, type DrawNeeds } from './draw-reviewer.ts'
import { REPORT_LIMITS } from './limits.ts'
import { decisionOf } from './report-decision.ts'
import { eraseEndedDrafts } from './report-draft.ts'
import { mailReporter } from './report-mails.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

const DAY = 86_400_000
const LAPSE = REPORT_LIMITS.answerDays.value * DAY
const CONTACT = REPORT_LIMITS.contactDays.value * DAY
const AT_ONCE = REPORT_LIMITS.watchedAtOnce.value

/**
 * Draws reviewers, lets reports without an answer lapse, and erases contacts and drafts whose time is over. Any number of processes
 * may do so at once. Returns the number of changed reports and erased drafts.
 */
export const watchReports = async (needs: DrawNeeds, at: Date): Promise<number> =>
  (await drawReviewers(needs, at)) +
  (await lapseReports(needs, at)) +
  (await eraseContacts(needs, at)) +
  (await eraseEndedDrafts(needs, at))

const lapseReports = async (needs: DrawNeeds, at: Date): Promise<number> => {
  const idle = await needs.store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .select(['number', 'revision'])
    .where('state', '=', 'asked_back')
    .where('changed_at', '<=', at.getTime() - LAPSE)
    .orderBy('changed_at')
    .limit(AT_ONCE)
    .execute()
  let lapsed = 0
  for (const one of idle)
    lapsed += await skipChanged(async () => {
      await lapse(needs, { ...one, at })
      return true
    })
  return lapsed
}

const lapse = (needs: DrawNeeds, order: { readonly number: number; readonly revision: number; at: Date }) =>
  orderOnReport(needs, order, async (trx, row) => {
    const by = { by: 'service', at: order.at } as const
    const change = { event: 'lapse', set: { client: null } } as const
    const service = { row, order: { by: { by: by.by }, at: by.at } }
    const changed = await applyReportEvent(trx, needs.store.engine, service, change)
    await mailReporter(trx, needs, { row: changed, event: 'lapse', at: order.at })
    return changed
  })

/** States of a report that is decided, or waits only for the review of its decision. */
const ENDED: readonly ReportState[] = [
  'accepted',
  'rejected',
  'told_publisher',
  'duplicate',
  'spam',
  'withdrawn',
  'lapsed',
  'awaiting_reversal',
  'reversed',
]

/**
 * Erases contacts 30 days after the decision, or the end without one. The ids of the reviewers whom the contact barred are
 * kept with the decision, since a reversal can follow later.
 */
const eraseContacts = async ({ store, sealer }: DrawNeeds, at: Date): Promise<number> => {
  const until = at.getTime() - CONTACT
  const due = await selectDue(store.db<ReportTables>(), until).select('number').limit(AT_ONCE).execute()
  if (due.length === 0) return 0
  return store.write<ReportTables, number>(async (trx) => {
    const numbers = due.map(({ number }) => number)
    const rows = await selectDue(trx, until).selectAll().where('number', 'in', numbers).execute()
    for (const row of rows) await eraseContact(trx, { sealer }, row)
    return rows.length
  })
}

const selectDue = (db: Kysely<ReportTables>, until: number) =>
  db
    .selectFrom('correction_reports')
    .where('contact_key', 'is not', null)
    .where('state', 'in', ENDED)
    .where(({ fn }) => fn.coalesce('decided_at', 'changed_at'), '<=', until)

const eraseContact = async (
  trx: Kysely<ReportTables>,
  needs: Pick<DrawNeeds, 'sealer'>,
  row: ReportRow,
): Promise<void> => {
  const decision = decisionOf(row)
  const bars = await findBars(needs, trx, { ...row, appealed: 0 }, await listReviewers(trx))
  const barred = [...bars.keys()]
  await trx
    .updateTable('correction_reports')
    .set({
      contact_key: null,
      contact_body: null,
      ...(decision !== undefined && { decision: JSON.stringify({ ...decision, barred }) }),
    })
    .where('number', '=', row.number)
    // A reversal that was proposed meanwhile has another decision.
    .where('revision', '=', row.revision)
    .execute()
}
