import type { Transaction } from 'kysely'
import { OPEN_REPORT_STATES, type NewReport, type PublishedWords } from '@rotunda/contract'
import { lockAudit } from '../audit/index.ts'
import {
  digestOf,
  isOpenAttempt,
  makeSecret,
  parseTypedCode,
  proofOf,
  refuseCode,
  tryCode,
  type CodeOutcome,
  type TypedCode,
} from '../people/index.ts'
import { Refusal, refuseFields, type FieldFault } from '../platform/index.ts'
import { addReportEvent, type ReportNeeds } from './change-report.ts'
import { drawReviewer } from './draw-reviewer.ts'
import { findHighestInLedgers } from './fit-acceptance.ts'
import { REPORT_LIMITS } from './limits.ts'
import {
  demandUnused,
  refuseWithoutProof,
  useProof,
  verifyProof,
  type VerifiedProof,
} from './proof-of-work.ts'
import { eraseDraft } from './report-draft.ts'
import type { FoundRecord, RecordBook } from './record-book.ts'
import { sealContact } from './report-contact.ts'
import { readProposal, type Proposal } from './report-proposal.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'
import { readEvidence, readWords } from './report-words.ts'

const MOST_OF_ADDRESS = REPORT_LIMITS.openOfAddress.value
const MOST_WITHOUT_MAILBOX = REPORT_LIMITS.openWithoutMailbox.value

/** A report, and the address by which the client is counted. */
export type ReceivedReport = NewReport & { readonly countedAs: string }

/** Public number of a report, and the secret of its private address. */
export type ReportReceipt = { readonly number: number; readonly secret: string }

/**
 * Stores a report. Nothing is looked up for a report without a proof; faults of its words are named first, since they
 * need no look-up. The proof is used up when the report is stored, so a refusal of its fields leaves the proof of work and
 * the code as they were.
 */
export const receiveReport = async (
  needs: ReportNeeds,
  received: ReceivedReport,
  at: Date,
): Promise<ReportReceipt> => {
  const { store, pepper } = needs
  const faults: FieldFault[] = []
  const words = {
    why: readWords('why', received.why, faults),
    evidence: readEvidence(received.evidence ?? [], faults),
  }
  const hasProof = received.altcha !== undefined || received.confirmation !== undefined
  if (faults.length > 0 && !hasProof) throw refuseFields(faults)
  const proof = await checkProof(needs, received, at)
  const checked = { ...(await checkRecord(needs, received, faults)), ...words }
  const outcome = await store.write<ReportTables, ReportReceipt | Exclude<CodeOutcome, 'right'>>(
    async (trx) => {
      await lockAudit(trx, store.engine)
      const used = await consumeProof(trx, { pepper, proof, countedAs: received.countedAs }, at)
      if (used !== 'right') return used
      const client = proofOf(pepper, 'report client', received.countedAs)
      await demandRoom(trx, client, 'mailbox' in proof)
      return insertReport(
        trx,
        needs,
        { ...checked, client, mailbox: 'mailbox' in proof ? proof.mailbox : null },
        at,
      )
    },
  )
  if (typeof outcome === 'object' && 'secret' in outcome) return outcome
  // A wrong try was committed: it must count.
  throw refuseCode(outcome)
}

type CheckedReport = Proposal & {
  readonly record: FoundRecord
  readonly why: string
  readonly evidence: readonly string[]
}

/** Checks the record and the proposal of a report, and names all faults at once. */
const checkRecord = async (
  { book }: { readonly book: RecordBook },
  { record: named, ...proposal }: ReceivedReport,
  faults: FieldFault[],
): Promise<Proposal & { readonly record: FoundRecord }> => {
  const record = await book.find(named)
  if (record === undefined) throw refuseFields([UNKNOWN_RECORD, ...faults])
  const { field, proposed, needsTwo } = readProposal(record, proposal, faults)
  if (faults.length > 0) throw refuseFields(faults)
  return { record, field, proposed, needsTwo }
}

const UNKNOWN_RECORD: FieldFault = {
  field: 'record',
  detail:
    'No published record has this id or address. Copy the address of its page, or its id, from the page of the record.',
}

type Proof = VerifiedProof | TypedCode

/** Checks a proof of work, or that a code can be typed for the mailbox. Uses up neither. */
const checkProof = async (
  { store, pepper }: ReportNeeds,
  { altcha, confirmation, countedAs }: ReceivedReport,
  at: Date,
): Promise<Proof> => {
  if (altcha !== undefined && confirmation !== undefined) {
    const detail = 'A report takes altcha or confirmation. Leave one of the two out.'
    throw refuseFields([{ field: 'altcha', detail }])
  }
  if (confirmation !== undefined) {
    const typed = parseTypedCode(confirmation)
    if (await isOpenAttempt(store.db(), typed.attempt, at)) return typed
    // Counts as a refused try.
    await store.write<ReportTables, CodeOutcome>((trx) =>
      consumeProof(trx, { pepper, proof: typed, countedAs }, at),
    )
    throw refuseCode('ended')
  }
  if (altcha === undefined) throw refuseWithoutProof()
  const proof = await verifyProof(pepper, altcha, at)
  await demandUnused(store.db(), proof)
  return proof
}

const consumeProof = async (
  trx: Transaction<ReportTables>,
  {
    pepper,
    proof,
    countedAs,
  }: { readonly pepper: Uint8Array; readonly proof: Proof; readonly countedAs: string },
  at: Date,
): Promise<CodeOutcome> => {
  if ('mailbox' in proof) {
    const outcome = await tryCode(trx, pepper, { ...proof, purpose: 'report', countedAs }, at)
    if (outcome === 'right') await eraseDraft(trx, proof.attempt)
    return outcome
  }
  await useProof(trx, proof, at)
  return 'right'
}

/** Refuses a report beyond the open ones of an address, and one without a mailbox while many are open. */
const demandRoom = async (
  trx: Transaction<ReportTables>,
  client: string,
  hasMailbox: boolean,
): Promise<void> => {
  const open = trx.selectFrom('correction_reports').select('number').where('state', 'in', OPEN_REPORT_STATES)
  const own = await open.where('client', '=', client).limit(MOST_OF_ADDRESS).execute()
  if (own.length >= MOST_OF_ADDRESS)
    throw new Refusal(
      'too_many_reports',
      `Nothing was stored: ${MOST_OF_ADDRESS} reports from your address wait for a decision, which is the limit. Wait for a decision, or withdraw a report at its private address.`,
    )
  if (hasMailbox) return
  const all = await open.limit(MOST_WITHOUT_MAILBOX).execute()
  if (all.length >= MOST_WITHOUT_MAILBOX)
    throw new Refusal(
      'mailbox_needed',
      `Nothing was stored: more than ${MOST_WITHOUT_MAILBOX - 1} reports wait for a decision, so a new report needs a confirmed mailbox. Ask for a code, and send the report with confirmation.`,
    )
}

type StoredReport = CheckedReport & { readonly client: string; readonly mailbox: string | null }

/** The audit log is locked, so the next number is free. A lost database leaves numbers of reports in the ledgers. */
const insertReport = async (
  trx: Transaction<ReportTables>,
  { store, sealer, pepper }: ReportNeeds,
  report: StoredReport,
  at: Date,
): Promise<ReportReceipt> => {
  const newest = await trx
    .selectFrom('correction_reports')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = Math.max(newest?.number ?? 0, await findHighestInLedgers(trx)) + 1
  const secret = makeSecret()
  const { mailbox } = report
  const contact = mailbox === null ? null : sealContact(sealer, number, { mailbox, secret })
  const row = { ...makeRow(report, { number, secret: digestOf(secret) }, at), ...contact }
  await trx.insertInto('correction_reports').values(row).execute()
  const texts = listTexts(report).map((one) => ({ report: number, ...one }))
  await trx.insertInto('correction_texts').values(texts).execute()
  const { collection, record, field } = row
  const detail = { collection, record, field, texts: proveTexts(pepper, texts) }
  const order = { by: { by: 'reporter' }, at } as const
  await addReportEvent(trx, store.engine, { row, order }, { event: 'receive', detail })
  await drawReviewer(trx, { store, sealer }, { row, at })
  return { number, secret }
}

/** HMACs of texts for the audit log, by part. They stay there when a text is erased. */
export const proveTexts = (
  pepper: Uint8Array,
  texts: readonly { readonly part: string; readonly text: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.map(({ part, text }) => [part, proofOf(pepper, 'report text', part, text)]))

const UNPUBLISHED: PublishedWords = { proposed: null, why: null, evidence: [], reason: null }

const makeRow = (
  { record: { id, publishers, row: _row, fields: _fields, ...about }, field, needsTwo, client }: StoredReport,
  named: Pick<ReportRow, 'number' | 'secret'>,
  at: Date,
): ReportRow => ({
  ...named,
  ...about,
  record: id,
  publishers: JSON.stringify(publishers),
  field,
  needs_two: needsTwo ? 1 : 0,
  client,
  state: 'received',
  revision: 1,
  contact_key: null,
  contact_body: null,
  reviewer: null,
  drawn_at: null,
  proposer: null,
  decision: null,
  appealed: 0,
  duplicate_of: null,
  ledger_id: null,
  published: JSON.stringify(UNPUBLISHED),
  received_at: at.getTime(),
  changed_at: at.getTime(),
  decided_at: null,
})

/** Texts of the reporter. A report without a proposed value has none for it. */
const listTexts = ({ proposed, why, evidence }: CheckedReport) => [
  ...(proposed === undefined ? [] : [{ part: 'proposed', text: JSON.stringify(proposed) } as const]),
  { part: 'why', text: why } as const,
  { part: 'evidence', text: JSON.stringify(evidence) } as const,
]
