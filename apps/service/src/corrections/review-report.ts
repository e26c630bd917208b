import type { ReportEventName } from '@rotunda/contract'
import type { PeopleNeeds } from '../people/index.ts'
import { refuseFields } from '../platform/index.ts'
import { demandReportState, findReportRow, type ChangedReport } from './change-report.ts'
import {
  demandDrawn,
  orderOfReviewer,
  type DecisionOrder,
  type ReviewOrder,
  type ReviewWork,
} from './order-of-reviewer.ts'
import { parseReviewWords } from './review-words.ts'
import { publishedOf, type ReportDecision } from './report-decision.ts'
import { mailReporter } from './report-mails.ts'
import type { ReportRow } from './report-tables.ts'

/** Asks the reporter a question. The report lapses if no answer comes. */
export const askReporter = async (
  needs: PeopleNeeds,
  { note: text, ...order }: ReviewOrder & { readonly note: string },
): Promise<ChangedReport> => {
  const note = parseReviewWords('note', text)
  return orderOfReviewer(needs, order, async ({ trx, row, change }) => {
    demandStep(row, 'ask_back', order)
    const changed = await change({ event: 'ask_back', note })
    await mailReporter(trx, needs, { row: changed, event: 'ask_back', at: order.at })
    return changed
  })
}

type Reasoned = DecisionOrder & { readonly reason: string }

/** Rejects a report. The reason is public. */
export const rejectReport = (needs: PeopleNeeds, order: Reasoned): Promise<ChangedReport> =>
  endWithReason(needs, order, 'reject')

/** Ends a report that no correction can follow. A person then sends the ready text to the publisher. */
export const tellPublisher = (needs: PeopleNeeds, order: Reasoned): Promise<ChangedReport> =>
  endWithReason(needs, order, 'tell_publisher')

const endWithReason = async (
  needs: PeopleNeeds,
  { reason: text, ...order }: Reasoned,
  event: 'reject' | 'tell_publisher',
): Promise<ChangedReport> => {
  const reason = parseReviewWords('reason', text)
  return orderOfReviewer(needs, order, async ({ trx, row, change }) => {
    demandStep(row, event, order)
    const decision: ReportDecision = { reason }
    const published = JSON.stringify({ ...publishedOf(row), reason })
    const set = { ...decidedAt(order), decision: JSON.stringify(decision), published }
    const changed = await change({ event, note: reason, set })
    await mailReporter(trx, needs, { row: changed, event, at: order.at })
    return changed
  })
}

/** Ends a report that says the same as another one about the same record. */
export const markDuplicate = (
  needs: PeopleNeeds,
  { of, ...order }: DecisionOrder & { readonly of: number },
): Promise<ChangedReport> =>
  orderOfReviewer(needs, order, async (work) => {
    demandStep(work.row, 'mark_duplicate', order)
    await demandSameRecord(work, of)
    const set = { ...decidedAt(order), duplicate_of: of }
    const changed = await work.change({ event: 'mark_duplicate', set, detail: { of } })
    await mailReporter(work.trx, needs, { row: changed, event: 'mark_duplicate', at: order.at })
    return changed
  })

/** The other report is about the same record, and is itself neither spam nor a duplicate. */
const demandSameRecord = async ({ trx, row }: ReviewWork, of: number): Promise<void> => {
  const other = of === row.number ? undefined : await findReportRow(trx, of)
  const isOriginal = other !== undefined && other.state !== 'spam' && other.state !== 'duplicate'
  if (isOriginal && other.collection === row.collection && other.record === row.record) return
  throw refuseFields([
    {
      field: 'of',
      detail: `Report ${of} is not about this record, or is a duplicate too. Give the number of the report that remains.`,
    },
  ])
}

/** Puts a report aside as spam. It is only counted. Before a reviewer is drawn, any reviewer may do so. */
export const markSpam = (needs: PeopleNeeds, order: DecisionOrder): Promise<ChangedReport> =>
  orderOfReviewer(needs, order, ({ row, change }) => {
    if (row.state !== 'received') demandStep(row, 'mark_spam', order)
    return change({ event: 'mark_spam', set: decidedAt(order) })
  })

/** Refuses an event that the state forbids, and a reviewer who was not drawn. */
export const demandStep = (row: ReportRow, event: ReportEventName, { actor }: ReviewOrder): void => {
  demandReportState(row, event)
  demandDrawn(row, actor.person)
}

/** Columns of a decided report. The client is no longer counted. */
export const decidedAt = ({ at }: ReviewOrder) =>
  ({ decided_at: at.getTime(), client: null, proposer: null }) satisfies Partial<ReportRow>
