import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { PublishedWords } from '@rotunda/contract'
import { proofOf } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import { demandDistance, demandReviewer } from './barred-reviewers.ts'
import { demandReportState, type ChangedReport, type ReportNeeds } from './change-report.ts'
import { appendCorrection } from './ledger/index.ts'
import { fitAcceptance, idInLedger, type Accepted } from './fit-acceptance.ts'
import { orderByBook } from './order-by-book.ts'
import {
  demandOther,
  orderOfReviewer,
  type DecisionOrder,
  type ReviewOrder,
  type ReviewWork,
} from './order-of-reviewer.ts'
import { parseEvidenceAddress, parseReviewWords } from './review-words.ts'
import { decisionOf, publishedOf, type ReportDecision } from './report-decision.ts'
import { mailReporter, mailSeconds } from './report-mails.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'
import { decidedAt, demandStep } from './review-report.ts'
import { readReportTexts } from './report-texts.ts'

export type Acceptance = DecisionOrder & {
  /** Field to correct; the one that the report names when left out. */
  readonly field?: string | undefined
  /** Corrected value; the proposed one when left out. */
  readonly after?: unknown
  /** Public address of the evidence. */
  readonly evidenceUrl: string
  /** Public reason. */
  readonly reason: string
}

/**
 * Accepts a report. The ledger gets its line in the same transaction. Where two reviewers must agree this is a proposal,
 * and changes no data before the second one agrees.
 */
export const acceptReport = async (needs: ReportNeeds, acceptance: Acceptance): Promise<ChangedReport> => {
  const evidence_url = parseEvidenceAddress('evidence_url', acceptance.evidenceUrl)
  const reason = parseReviewWords('reason', acceptance.reason)
  return orderByBook(needs, acceptance, {
    check: ({ row }) => {
      demandStep(row, 'accept', acceptance)
    },
    ask: async (basis) => {
      const { number, field } = basis.row
      const { proposed } = await readReportTexts(needs.store.db(), number)
      const wanted = {
        field: acceptance.field ?? field,
        after: acceptance.after === undefined ? proposed?.value : acceptance.after,
        evidence_url,
      }
      return { proposed, ...(await fitAcceptance(needs, basis, wanted, acceptance.at)) }
    },
    work: (work, { needsTwo, correction, proposed }) => {
      const decision = { reason, correction }
      if (needsTwo || needsSecond(work.row)) return propose(needs, work, acceptance, decision)
      return carryOut(needs, work, { order: acceptance, event: 'accept', decision, proposed })
    },
  })
}

/**
 * Whether two reviewers must accept a report, whatever the field: where it named such a field, and where its reporter
 * confirmed no mailbox, and could be the reviewer.
 */
export const needsSecond = ({ needs_two, contact_key }: ReportRow): boolean =>
  needs_two === 1 || contact_key === null

const propose = async (
  needs: ReportNeeds,
  { trx, change }: ReviewWork,
  { actor: { person }, at }: ReviewOrder,
  decision: ReportDecision,
): Promise<ReportRow> => {
  const set = { proposer: person, decision: JSON.stringify(decision) }
  const row = await change({ event: 'propose', note: decision.reason, set })
  await mailSeconds(trx, needs, { row, event: 'propose', at, except: new Set([person]) })
  return row
}

type Carried = {
  readonly order: ReviewOrder
  readonly event: 'accept' | 'second'
  readonly decision: ReportDecision & { readonly correction: Accepted }
  readonly proposed: { readonly value: unknown } | null
}

/** Adds the line to the ledger, the event and the mail. */
const carryOut = async (
  needs: ReportNeeds,
  { trx, row, change }: ReviewWork,
  { order, event, decision, proposed }: Carried,
): Promise<ReportRow> => {
  const { number, collection, record } = row
  const { correction, reason } = decision
  const id = idInLedger(number)
  const line = { ...correction, record, id, decided_at: order.at.toISOString() }
  await appendCorrection(trx, needs.store, { collection, report: number, correction: line }, order.at)
  const published = { ...publishedOf(row), ...publishLine(row, correction, proposed), reason }
  const changed = await change({
    event,
    note: event === 'accept' ? reason : null,
    set: {
      ...decidedAt(order),
      decision: JSON.stringify(decision),
      published: JSON.stringify(published),
      ledger_id: id,
    },
    detail: { ledger: id, evidence_url: proofOf(needs.pepper, 'report text', correction.evidence_url) },
  })
  await mailReporter(trx, needs, { row: changed, event, at: order.at })
  return changed
}

/** Words that the line in the ledger repeats. The ledger is public, unless its records need a key and have no page. */
const publishLine = (
  { page }: ReportRow,
  { after, evidence_url }: Accepted,
  proposed: Carried['proposed'],
): Partial<PublishedWords> => {
  if (page === null) return {}
  const isAsProposed = proposed !== null && isDeepStrictEqual(proposed.value, after)
  return { evidence: [evidence_url], ...(isAsProposed && { proposed }) }
}

const SECOND_NEEDED = 'You accepted this report first. Another reviewer must agree.'

/** Agrees with the reviewer who accepted a report first. The ledger gets its line in the same transaction. */
export const secondReport = (needs: ReportNeeds, order: DecisionOrder): Promise<ChangedReport> =>
  orderByBook(needs, order, {
    check: async ({ trx, row }) => {
      demandReportState(row, 'second')
      demandOther([row.proposer], order.actor.person, SECOND_NEEDED)
      await demandFirst(needs, trx, row)
    },
    ask: async (basis) => {
      const { reason = null, correction } = decisionOf(basis.row) ?? {}
      if (correction === undefined) throw new Error(`report ${basis.row.number} waits for no correction`)
      const fitted = await fitAcceptance(needs, basis, correction, order.at)
      if (!isDeepStrictEqual(fitted.correction.before, correction.before))
        throw new Refusal('not_in_this_state', CHANGED_SINCE)
      return { reason, correction }
    },
    work: async (work, decision) => {
      const { proposed } = await readReportTexts(work.trx, work.row.number)
      return carryOut(needs, work, { order, event: 'second', decision, proposed })
    },
  })

const CHANGED_SINCE =
  'Nothing was done: the value of the record has changed since the first reviewer saw it. Disagree, so that the report is decided anew.'

/** Refuses a proposal whose reviewer may no longer decide. */
export const demandFirst = async (
  needs: ReportNeeds,
  trx: Transaction<ReportTables>,
  row: ReportRow,
): Promise<void> => {
  try {
    await demandDistance(needs, trx, row, await demandReviewer(trx, row.proposer ?? ''))
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const wayOut = row.state === 'awaiting_second' ? 'Disagree' : 'Keep the correction'
    const detail = `Nothing was done: the first reviewer may no longer decide this report. ${wayOut}, so that it is decided anew.`
    throw new Refusal('not_in_this_state', detail, { cause })
  }
}

/** Hands a proposal back to the drawn reviewer, with a reason for reviewers. */
export const disagree = async (
  needs: ReportNeeds,
  { reason: text, ...order }: DecisionOrder & { readonly reason: string },
): Promise<ChangedReport> => {
  const note = parseReviewWords('reason', text)
  return orderOfReviewer(needs, order, ({ row, change }) => {
    demandReportState(row, 'disagree')
    demandOther([row.proposer], order.actor.person, SECOND_NEEDED)
    return change({ event: 'disagree', note, set: { proposer: null, decision: null } })
  })
}
