import type { Transaction } from 'kysely'
import { proofOf, type Actor, type PeopleNeeds } from '../people/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import { demandDistance, demandReviewer } from './barred-reviewers.ts'
import { applyReportEvent, orderOnReport, type ChangedReport, type ReportChange } from './change-report.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

/** Order of a reviewer on one report. */
export type ReviewOrder = {
  readonly actor: Actor
  readonly number: number
  /** Revision that the reviewer saw. The order fails if it is not the newest; left out, the newest counts. */
  readonly revision?: number | undefined
  readonly at: Date
}

/** Order that decides. */
export type DecisionOrder = ReviewOrder & {
  /** Declaration of the reviewer, who has no interest in the outcome. An order without it is refused. */
  readonly noInterest: boolean
}

/** Work of a reviewer on a report that is locked. `change` applies an event of the reviewer. */
export type ReviewWork = {
  readonly trx: Transaction<ReportTables>
  readonly row: ReportRow
  readonly change: (change: ReportChange) => Promise<ReportRow>
}

/** Transaction of a reviewer who may decide the report. */
export const orderOfReviewer = async (
  needs: PeopleNeeds,
  order: ReviewOrder | DecisionOrder,
  work: (work: ReviewWork) => Promise<ReportRow>,
): Promise<ChangedReport> => {
  const { actor, at } = order
  const { store, pepper } = needs
  const isDecision = 'noInterest' in order
  if (isDecision && !order.noInterest) throw refuseInterest()
  return orderOnReport(needs, order, async (trx, row) => {
    await demandDistance(needs, trx, row, await demandReviewer(trx, actor.person))
    const change = ({ note = null, detail, ...event }: ReportChange) =>
      applyReportEvent(
        trx,
        store.engine,
        { row, order: { by: { by: 'reviewer', actor }, at } },
        {
          ...event,
          note,
          detail: {
            ...(isDecision && { no_interest: true }),
            ...(note !== null && { note: proofOf(pepper, 'report text', note) }),
            ...detail,
          },
        },
      )
    return work({ trx, row, change })
  })
}

const refuseInterest = (): Refusal =>
  refuseFields([
    {
      field: 'no_interest',
      detail:
        'Declare that you have no interest in the outcome. If you have an interest, pass the report to another reviewer.',
    },
  ])

/** Refuses a reviewer who was not drawn. */
export const demandDrawn = ({ number, reviewer }: ReportRow, person: string): void => {
  if (reviewer === person) return
  throw new Refusal(
    'not_permitted',
    `Another reviewer was drawn for report ${number}. Only that reviewer decides the report, or passes it on.`,
  )
}

/** Refuses a reviewer who took a step before that needs another person now. */
export const demandOther = (persons: Iterable<string | null>, person: string, reason: string): void => {
  if (new Set(persons).has(person)) throw new Refusal('not_permitted', reason)
}
