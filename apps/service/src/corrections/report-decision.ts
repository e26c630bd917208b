import type { PublishedWords } from '@rotunda/contract'
import type { Correction } from './ledger/index.ts'
import type { ReportRow } from './report-tables.ts'

/** Decision on a report, as its row keeps it. */
export type ReportDecision = {
  /** Public reason; null once it was redacted. */
  readonly reason: string | null
  /** Correction that was accepted, or waits for a second reviewer. */
  readonly correction?: Pick<Correction, 'field' | 'before' | 'after' | 'evidence_url'>
  /** Reason of the reversal that waits or was made. */
  readonly reversal?: string
  /** Reviewers whom the contact barred, kept when it was erased. */
  readonly barred?: readonly string[]
}

export const decisionOf = ({ decision }: Pick<ReportRow, 'decision'>): ReportDecision | undefined =>
  // Only `JSON.stringify` of a ReportDecision is written there.
  decision === null ? undefined : (JSON.parse(decision) as ReportDecision)

const NOTHING_PUBLISHED: PublishedWords = { proposed: null, why: null, evidence: [], reason: null }

/** Words of a report that are public. */
export const publishedOf = ({ published }: Pick<ReportRow, 'published'>): PublishedWords => ({
  ...NOTHING_PUBLISHED,
  // Only `JSON.stringify` of published words is written there.
  ...(JSON.parse(published) as Partial<PublishedWords>),
})
