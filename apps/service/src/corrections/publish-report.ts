import type { Redactable, ReportState } from '@rotunda/contract'
import { proofOf, type PeopleNeeds } from '../people/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import type { ChangedReport } from './change-report.ts'
import { REPORT_LIMITS } from './limits.ts'
import { orderOfReviewer, type ReviewOrder, type ReviewWork } from './order-of-reviewer.ts'
import { parseEvidenceAddress, parseReviewWords } from './review-words.ts'
import { decisionOf, publishedOf } from './report-decision.ts'
import type { ReportRow, ReportTextRow } from './report-tables.ts'
import { readReportTexts } from './report-texts.ts'

/** States in which words of a report can be public. Spam and duplicates are only counted. */
const PUBLISHABLE: readonly ReportState[] = [
  'accepted',
  'awaiting_reversal',
  'reversed',
  'rejected',
  'told_publisher',
]

export type Publication = ReviewOrder & {
  /** Whether the proposed value is public; left as it is when left out. */
  readonly proposed?: boolean | undefined
  /** Explanation, redacted where needed; empty to publish no explanation. */
  readonly why?: string | undefined
  /** Public addresses of the evidence. */
  readonly evidence?: readonly string[] | undefined
}

/** Publishes words of a decided report, or takes them off again. */
export const publishWords = async (
  needs: PeopleNeeds,
  { proposed, why, evidence, ...order }: Publication,
): Promise<ChangedReport> => {
  const most = REPORT_LIMITS.whyCharacters.value
  const words = {
    ...(why !== undefined && { why: parseReviewWords('why', why, { least: 0, most }) || null }),
    ...(evidence !== undefined && { evidence: parseAddresses(evidence) }),
  }
  return orderOfReviewer(needs, order, async ({ trx, row, change }) => {
    if (!PUBLISHABLE.includes(row.state)) throw new Refusal('not_in_this_state', NOT_DECIDED)
    const texts = await readReportTexts(trx, row.number)
    const value = proposed === true ? { proposed: texts.proposed } : proposed === false && { proposed: null }
    const published = JSON.stringify({ ...publishedOf(row), ...words, ...value })
    const digest = proofOf(needs.pepper, 'report text', published)
    return change({ event: 'publish', set: { published }, detail: { published: digest } })
  })
}

const NOT_DECIDED =
  'Nothing was published: the text of a report can be published only after it was accepted, rejected or told to the publisher.'

const parseAddresses = (evidence: readonly string[]): string[] => {
  const most = REPORT_LIMITS.evidenceAddresses.value
  if (evidence.length > most)
    throw refuseFields([{ field: 'evidence', detail: `evidence may have at most ${most} addresses.` }])
  return evidence.map((address, index) => parseEvidenceAddress(`evidence.${index}`, address))
}

export type Redaction = ReviewOrder & { readonly parts: readonly Redactable[] }

/**
 * Erases texts of a report, in any state, for good. The audit log keeps a digest of each. A line of the ledger stays: it
 * can only be withdrawn.
 */
export const redactReport = async (
  needs: PeopleNeeds,
  { parts, ...order }: Redaction,
): Promise<ChangedReport> => {
  if (parts.length === 0)
    throw refuseFields([{ field: 'parts', detail: 'Choose at least one text to erase.' }])
  return orderOfReviewer(needs, order, async (work) => {
    const texts = parts.filter((part): part is ReportTextRow['part'] => !isNotes(part))
    if (texts.length > 0)
      await work.trx
        .updateTable('correction_texts')
        .set({ text: null })
        .where('report', '=', work.row.number)
        .where('part', 'in', texts)
        .execute()
    if (parts.includes('answers')) await eraseNotes(work, 'reporter')
    if (parts.includes('reasons')) await eraseNotes(work, 'reviewer')
    return work.change({ event: 'redact', set: withoutParts(work.row, parts), detail: { parts } })
  })
}

const isNotes = (part: Redactable): boolean => part === 'answers' || part === 'reasons'

const eraseNotes = async ({ trx, row }: ReviewWork, by: 'reporter' | 'reviewer'): Promise<void> => {
  await trx
    .updateTable('correction_events')
    .set({ note: null })
    .where('report', '=', row.number)
    .where('by', '=', by)
    .execute()
}

/** Columns of the report that hold a copy of an erased text. */
const withoutParts = (row: ReportRow, parts: readonly Redactable[]): Partial<ReportRow> => {
  const published = {
    ...publishedOf(row),
    ...(parts.includes('proposed') && { proposed: null }),
    ...(parts.includes('why') && { why: null }),
    ...(parts.includes('evidence') && { evidence: [] }),
    ...(parts.includes('reasons') && { reason: null }),
  }
  const decision = decisionOf(row)
  if (decision === undefined || !parts.includes('reasons')) return { published: JSON.stringify(published) }
  const { reversal, ...rest } = decision
  // A reversal that waits still needs its reason for the ledger.
  const kept = row.state === 'awaiting_reversal' && reversal !== undefined ? { reversal } : {}
  return {
    published: JSON.stringify(published),
    decision: JSON.stringify({ ...rest, ...kept, reason: null }),
  }
}
