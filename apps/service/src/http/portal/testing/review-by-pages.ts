import assert from 'node:assert/strict'
import type { MailboxAttempt, ProofChallenge, ReviewedReport } from '@rotunda/contract'
import { openTestService, type TestService } from '../../../bin/testing.ts'
import { readLedgerText } from '../../../corrections/index.ts'
import { CORRECTIONS_BASE } from '../../corrections/operations.ts'
import { enrol, makeVisitor, readCode, solveProof, type Visited, type Visitor } from '../testing.ts'

export const WHY = 'The letter of the member gives another amount.'
export const EVIDENCE = 'https://member.example/letter.pdf'
export const AMOUNT = 1_234_567
export const DECLARED = { no_interest: 'yes' }
export const ACCEPTANCE = { ...DECLARED, evidence_url: EVIDENCE, reason: 'The letter says so.' }

/** Fields of a report; with a `mailbox`, which is confirmed. */
type ReportFields = { readonly mailbox?: string; readonly [field: string]: unknown }
type Sent = { readonly number: number; readonly secret: string }
type Fields = Readonly<Record<string, string | readonly string[]>>

/** A service with three reviewers, who work by the pages. */
export type Reviews = {
  readonly service: TestService
  /** Id of a published record. */
  readonly record: string
  /** Sends a report through the public API. */
  readonly report: (fields?: ReportFields) => Promise<Sent>
  /** Two reviewers and an operator. */
  readonly reviewers: readonly [Visitor, Visitor, Visitor]
  /** The drawn reviewer of a report, and two others. */
  readonly reviewersOf: (number: number) => Promise<[Visitor, Visitor, Visitor]>
  /** Opens a page that must be there. */
  readonly read: (visitor: Visitor, path: string) => Promise<string>
  /** Lines of the ledger, as one text. */
  readonly readLedger: () => Promise<string>
  readonly hiddenIn: typeof hiddenIn
  /** Opens the page of a step and sends its form. */
  readonly fill: (visitor: Visitor, path: string, fields: Fields) => Promise<Visited>
  /** The same for a form that must lead back to the report. */
  readonly goOn: (visitor: Visitor, path: string, fields: Fields) => Promise<void>
}

export const openReviews = async (running?: TestService): Promise<Reviews> => {
  const service = running ?? (await openTestService({ ROTUNDA_PUBLIC_RATE: '0' }))
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Held to its description.
  const record = (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
  const reviewers = [
    await enrol(service, 'first@rotunda.example'),
    await enrol(service, 'second@reviews.example'),
    await enrol(service, 'third@desk.example', 'operator'),
  ] as const
  return {
    service,
    record,
    reviewers,
    report: (fields) => sendReport(service, record, fields),
    reviewersOf: (number) => sortReviewers(reviewers, number),
    read,
    readLedger: () => readLedgerText(service.store, 'appropriations'),
    hiddenIn,
    fill,
    goOn,
  }
}

const sendReport = async (
  service: TestService,
  record: string,
  { mailbox, ...fields }: ReportFields = { field: 'amount', proposed: AMOUNT },
): Promise<Sent> => {
  const visitor = makeVisitor(service, '', CORRECTIONS_BASE)
  const proof = mailbox === undefined ? await prove(visitor) : await confirm(service, visitor, mailbox)
  const body = { record, why: WHY, evidence: [EVIDENCE], ...fields, ...proof }
  const sent = await visitor.post('/reports', body)
  assert.equal(sent.status, 201, sent.text)
  // Held to its description.
  return sent.data as Sent
}

const prove = async (visitor: Visitor) => {
  const { data } = await visitor.get('/challenge')
  return { altcha: solveProof(data as ProofChallenge) }
}

const confirm = async (service: TestService, visitor: Visitor, mailbox: string) => {
  const { data } = await visitor.post('/mailbox', { mailbox })
  const { attempt } = data as MailboxAttempt
  return { confirmation: { mailbox, attempt, code: await readCode(service, mailbox) } }
}

const sortReviewers = async (
  reviewers: readonly Visitor[],
  number: number,
): Promise<[Visitor, Visitor, Visitor]> => {
  const sorted: Visitor[] = []
  for (const reviewer of reviewers) {
    const { status, data, text } = await reviewer.get(`/review/corrections/${number}`)
    assert.equal(status, 200, text)
    // Held to its description.
    const { steps } = data as ReviewedReport
    if (steps.includes('pass')) sorted.unshift(reviewer)
    else sorted.push(reviewer)
  }
  const [drawn, second, third] = sorted
  assert.ok(drawn && second && third)
  return [drawn, second, third]
}

const read = async (visitor: Visitor, path: string): Promise<string> => {
  const { status, text } = await visitor.open(path)
  assert.equal(status, 200, `${path}: ${text}`)
  return text
}

const hiddenIn = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )

const fill = async (visitor: Visitor, path: string, fields: Fields): Promise<Visited> =>
  visitor.submit(path.replace(/\?.*/, ''), { ...hiddenIn(await read(visitor, path)), ...fields })

const goOn = async (visitor: Visitor, path: string, fields: Fields): Promise<void> => {
  const { status, location, text } = await fill(visitor, path, fields)
  assert.equal(status, 303, `${path}: ${text}`)
  assert.equal(location, path.replace(/\/[a-z-]+(\?.*)?$/, ''))
}
