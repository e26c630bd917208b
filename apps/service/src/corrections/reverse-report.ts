import type { Kysely } from 'kysely'
import { demandFirst } from './accept-report.ts'
import { demandReportState, type ChangedReport, type ReportNeeds } from './change-report.ts'
import { demandWholeLedger } from './fit-acceptance.ts'
import { appendWithdrawal } from './ledger/index.ts'
import { orderByBook } from './order-by-book.ts'
import { demandOther, orderOfReviewer, type DecisionOrder } from './order-of-reviewer.ts'
import { parseReviewWords } from './review-words.ts'
import { decisionOf, publishedOf, type ReportDecision } from './report-decision.ts'
import { mailReporter, mailSeconds } from './report-mails.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

const ACCEPTED_IT = 'You accepted this report, and a reversal needs two other reviewers.'
const PROPOSED_IT = 'You proposed this reversal. Another reviewer must agree.'

/** Proposes to take an accepted correction back. Nothing changes before a second reviewer agrees. */
export const proposeReversal = async (
  needs: ReportNeeds,
  { reason: text, ...order }: DecisionOrder & { readonly reason: string },
): Promise<ChangedReport> => {
  const reason = parseReviewWords('reason', text)
  return orderOfReviewer(needs, order, async ({ trx, row, change }) => {
    demandReportState(row, 'propose_reversal')
    const { person } = order.actor
    const accepters = await listAccepters(trx, row.number)
    demandOther(accepters, person, ACCEPTED_IT)
    const decision: ReportDecision = { ...getDecision(row), reversal: reason }
    const set = { proposer: person, decision: JSON.stringify(decision) }
    const changed = await change({ event: 'propose_reversal', note: reason, set })
    const except = new Set([...accepters, person])
    await mailSeconds(trx, needs, { row: changed, event: 'propose_reversal', at: order.at, except })
    return changed
  })
}

/** Takes an accepted correction back: the ledger gets the line of withdrawal in the same transaction. */
export const reverseReport = (needs: ReportNeeds, order: DecisionOrder): Promise<ChangedReport> =>
  orderByBook(needs, order, {
    check: async ({ trx, row }) => {
      demandReportState(row, 'reverse')
      const { person } = order.actor
      demandOther(await listAccepters(trx, row.number), person, ACCEPTED_IT)
      demandOther([row.proposer], person, PROPOSED_IT)
      await demandFirst(needs, trx, row)
    },
    ask: (basis) => demandWholeLedger(needs, basis),
    work: async ({ trx, row, change }) => {
      const { number, collection, ledger_id: withdraws } = row
      const { reversal: reason } = getDecision(row)
      if (withdraws === null || reason === undefined) throw new Error(`report ${number} has no reversal`)
      await appendWithdrawal(
        trx,
        needs.store,
        { collection, report: number, withdraws, reason: toLine(reason) },
        order.at,
      )
      const published = JSON.stringify({ ...publishedOf(row), reason })
      const changed = await change({
        event: 'reverse',
        set: { proposer: null, published },
        detail: { ledger: withdraws },
      })
      await mailReporter(trx, needs, { row: changed, event: 'reverse', at: order.at })
      return changed
    },
  })

/** The ledger has one line for each entry, and a reader of it one line for each reason. */
const toLine = (reason: string): string => reason.replaceAll(/\s+/g, ' ')

/** Keeps an accepted correction against a proposed reversal. The reviewer who proposed it may take it back so. */
export const keepCorrection = async (
  needs: ReportNeeds,
  { reason: text, ...order }: DecisionOrder & { readonly reason: string },
): Promise<ChangedReport> => {
  const note = parseReviewWords('reason', text)
  return orderOfReviewer(needs, order, async ({ trx, row, change }) => {
    demandReportState(row, 'keep')
    demandOther(await listAccepters(trx, row.number), order.actor.person, ACCEPTED_IT)
    const { reversal: _, ...decision } = getDecision(row)
    return change({ event: 'keep', note, set: { proposer: null, decision: JSON.stringify(decision) } })
  })
}

const getDecision = (row: ReportRow): ReportDecision => {
  const decision = decisionOf(row)
  if (decision === undefined) throw new Error(`report ${row.number} has no decision`)
  return decision
}

/** Reviewers who accepted a report, or proposed to. */
export const listAccepters = async (trx: Kysely<ReportTables>, number: number): Promise<Set<string>> => {
  const events = await trx
    .selectFrom('correction_events')
    .select('person')
    .where('report', '=', number)
    .where('event', 'in', ['propose', 'accept', 'second'])
    .execute()
  return new Set(events.flatMap(({ person }) => person ?? []))
}
