import { readLedger, type LedgerCorrection } from '../../../../corrections/ledger/index.ts'
import { STAFF_DECISIONS, type StaffDecision } from '../../../../publishers/congress/index.ts'
import type { DocumentsOfLedger, NewDocument } from '../../../../releases/index.ts'
import { readDecided } from './read-decided.ts'

/** The exported ledger. Each document is one line of it. */
const FILE = 'corrections-congress.ndjson'

/**
 * Writes each line of the ledger as a document of `staff-decisions`, dated when the line was entered. A line is never
 * changed, and neither is its document: a withdrawal is a document of its own.
 */
export const DECISIONS_OF_LEDGER: DocumentsOfLedger = {
  publisher: STAFF_DECISIONS,
  isOfLedger: ({ publisher, url }) => publisher === STAFF_DECISIONS && url.startsWith(`${FILE}?`),
  make: (ledger) =>
    readLedger(Buffer.from(ledger).toString('utf8')).corrections.flatMap((correction, place) =>
      writeLines(correction, nameDecision(place)),
    ),
}

/** Corrections keep their place in the ledger, which is only ever added to. */
export const nameDecision = (place: number): string => `ledger-${place + 1}`

const writeLines = (correction: LedgerCorrection, id: string): NewDocument[] => {
  const decided = readDecided(correction)
  if (typeof decided === 'string') return []
  const { id: line, evidence_url, decided_at, entered_at, withdrawn } = correction
  const { one, other, decision } = decided
  const pair = { one, other, decided_by: 'ledger of corrections' }
  const decidedAt = new Date(decided_at).toISOString()
  const reason = `${line}: ${evidence_url}`
  const made = writeDocument({ id, ...pair, decision, decided_at: decidedAt, reason }, entered_at)
  if (withdrawn === undefined) return [made]
  const end = { decided_at: withdrawn.entered_at, reason: WITHDRAWN }
  const withdrawal = {
    id: `${id}-withdrawn`,
    ...pair,
    decision: 'withdrawn',
    supersedes: id,
    ...end,
  } as const
  return [made, writeDocument(withdrawal, withdrawn.entered_at)]
}

/** No text of the line, because a withdrawal must be readable in any case. */
const WITHDRAWN = 'The ledger of corrections withdrew it.'

const writeDocument = (decision: StaffDecision, retrieved_at: string): NewDocument => {
  const { id, reason } = decision
  const decisions = [{ ...decision, reason: reason.slice(0, REASON_CHARACTERS) }]
  return {
    facts: { ...FACTS, url: `${FILE}?decision=${id}`, retrieved_at },
    bytes: Buffer.from(`${JSON.stringify({ ledger: id, decisions }, undefined, 2)}\n`),
  }
}

/** A decision has a short reason. The ledger has the whole address of the evidence. */
const REASON_CHARACTERS = 500

const FACTS = {
  publisher: STAFF_DECISIONS,
  final_url: null,
  status: null,
  media_type: 'application/json',
  etag: null,
  last_modified: null,
  published_at: null,
  congress: null,
  period_start: null,
  period_end: null,
  sample: false,
} as const
