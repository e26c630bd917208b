import assert from 'node:assert/strict'
import { followToken } from '../../../apps/service/src/corrections/index.ts'
import { CORRECTIONS_BASE } from '../../../apps/service/src/http/corrections/operations.ts'
import {
  makeVisitor,
  readCode,
  solveProof,
  TEST_HOST,
  TEST_ORIGIN,
  type Visitor,
} from '../../../apps/service/src/http/portal/testing.ts'
import { EVIDENCE, type Reviews } from '../../../apps/service/src/http/portal/testing/review-by-pages.ts'
import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { read, type WriteRequests } from './write-requests.ts'

const DECLARED = { no_interest: true }
const REASON = { ...DECLARED, reason: 'The letter says so.' }
const ACCEPTANCE = { ...REASON, evidence_url: EVIDENCE }

/** Requests of reporters, followers and reviewers. Each is about a report of its own. */
export const prepareReportWrites = async (reviews: Reviews): Promise<WriteRequests> => ({
  ...(await prepareReporter(reviews)),
  ...(await prepareFollower(reviews)),
  ...(await prepareDecisions(reviews)),
  ...(await prepareReversals(reviews)),
  ...(await prepareWords(reviews)),
})

let reports = 0
let mailboxes = 0

/** A report of the title, whose mailbox was confirmed: one reviewer decides it. */
const report = ({ report: send }: Reviews, field = 'title') => {
  reports += 1
  const mailbox = `reporter${reports}@society.example`
  const proposed = field === 'title' ? `Title ${reports}` : reports
  return send({ field, proposed, mailbox, why: `The letter ${reports} of the member says so.` })
}

/** A request for a step, which names the revision of the report as it is now. */
const prepareStep = async (reviewer: Visitor, number: number, step: string, body: object) => {
  const path = `/review/corrections/${number}`
  const { revision } = read(await reviewer.get(path))
  return () => reviewer.post(`${path}/${step}`, { revision, ...body })
}

const take = async (...step: Parameters<typeof prepareStep>): Promise<void> => {
  read(await (await prepareStep(...step))())
}

/** A step of the reviewer who was drawn for a new report. */
const prepareFirst = async (reviews: Reviews, step: string, body: object) => {
  const { number } = await report(reviews)
  const [drawn] = await reviews.reviewersOf(number)
  return prepareStep(drawn, number, step, body)
}

/** A request with a file of one row. */
const upload =
  ({ app }: TestService, url: string, row: string, cookies: Visitor['cookies'] = new Map()) =>
  async () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const type = 'application/octet-stream'
    const headers = { host: TEST_HOST, origin: TEST_ORIGIN, cookie, 'content-type': type }
    const sent = await app.inject({ method: 'POST', url, headers, payload: `project,amount\n${row}\n` })
    return { status: sent.statusCode, headers: sent.headers, text: sent.body }
  }

const visit = ({ service }: Reviews) => makeVisitor(service, '', CORRECTIONS_BASE)

/** Fields that confirm a mailbox, by the code that was sent to it. */
const confirm = async ({ service }: Reviews, visitor: Visitor, path: string, more: object = {}) => {
  mailboxes += 1
  const mailbox = `confirmed${mailboxes}@society.example`
  const { attempt } = read(await visitor.post(path, { mailbox, ...more }))
  return { mailbox, attempt, code: await readCode(service, mailbox) }
}

const prepareReporter = async (reviews: Reviews): Promise<WriteRequests> => {
  const { service, record } = reviews
  const visitor = visit(reviews)
  const altcha = solveProof(read(await visitor.get('/challenge')))
  const wanted = {
    record,
    field: 'title',
    proposed: 'Another title',
    why: 'The letter of the member says so.',
  }
  const confirmation = await confirm(reviews, visitor, '/mailbox')
  const [asked, withdrawn, rejected, filed] = [
    await report(reviews),
    await report(reviews),
    await report(reviews),
    await report(reviews),
  ]
  const [reviewer] = await reviews.reviewersOf(asked.number)
  await take(reviewer, asked.number, 'ask-back', { note: 'Which page of the letter?' })
  const [rejecting] = await reviews.reviewersOf(rejected.number)
  await take(rejecting, rejected.number, 'reject', REASON)
  const unconfirmed = await reviews.report({
    field: 'title',
    proposed: 'A title',
    why: 'The letter has a title.',
  })
  const other = await reviews.report({
    field: 'title',
    proposed: 'A heading',
    why: 'The letter has a heading.',
  })
  const contact = await confirm(reviews, visitor, `/private/${other.secret}/contact`)
  return {
    sendReportCode: () => visitor.post('/mailbox', { mailbox: 'asking@reports.example' }),
    'sendReport: with a proof': () => visitor.post('/reports', { ...wanted, altcha }),
    'sendReport: with a mailbox': () => visitor.post('/reports', { ...wanted, confirmation }),
    answerReport: () => visitor.post(`/private/${asked.secret}/answer`, { note: 'It is on page 2.' }),
    withdrawReport: () => visitor.post(`/private/${withdrawn.secret}/withdraw`),
    appealReport: () => visitor.post(`/private/${rejected.secret}/appeal`, { note: 'The letter is newer.' }),
    sendContactCode: () =>
      visitor.post(`/private/${unconfirmed.secret}/contact`, { mailbox: 'c@reports.example' }),
    confirmContact: () => visitor.post(`/private/${other.secret}/contact/confirm`, contact),
    addReportFile: upload(
      service,
      `${CORRECTIONS_BASE}/private/${filed.secret}/files?name=letter.csv`,
      'Bridge,7',
    ),
  }
}

const prepareFollower = async (reviews: Reviews): Promise<WriteRequests> => {
  const visitor = visit(reviews)
  const what = `/records/${reviews.record}`
  const [followed, stopped] = [
    await confirm(reviews, visitor, '/follows/code', { what }),
    await confirm(reviews, visitor, '/follows/code', { what }),
  ]
  read(await visitor.post('/follows', { what, ...stopped }))
  const token = followToken(reviews.service.access, stopped.mailbox)
  return {
    sendFollowCode: () => visitor.post('/follows/code', { what, mailbox: 'asking@follows.example' }),
    follow: () => visitor.post('/follows', { what, ...followed }),
    stopFollowing: () => visitor.delete(`/follows/${token}`),
  }
}

const prepareDecisions = async (reviews: Reviews): Promise<WriteRequests> => {
  const propose = async () => {
    const { number } = await report(reviews, 'amount')
    const [drawn, second] = await reviews.reviewersOf(number)
    await take(drawn, number, 'accept', ACCEPTANCE)
    return { number, second }
  }
  const [seconded, disputed] = [await propose(), await propose()]
  const { number: of } = await report(reviews)
  return {
    passReport: await prepareFirst(reviews, 'pass', {}),
    askReporter: await prepareFirst(reviews, 'ask-back', { note: 'Which page of the letter?' }),
    acceptReport: await prepareFirst(reviews, 'accept', ACCEPTANCE),
    secondReport: await prepareStep(seconded.second, seconded.number, 'second', DECLARED),
    disagreeWithReview: await prepareStep(disputed.second, disputed.number, 'disagree', REASON),
    rejectReport: await prepareFirst(reviews, 'reject', REASON),
    tellPublisher: await prepareFirst(reviews, 'tell-publisher', REASON),
    markReportSpam: await prepareFirst(reviews, 'spam', DECLARED),
    markReportDuplicate: await prepareFirst(reviews, 'duplicate', { ...DECLARED, of }),
  }
}

const prepareReversals = async (reviews: Reviews): Promise<WriteRequests> => {
  const accept = async () => {
    const { number } = await report(reviews)
    const [drawn, second, third] = await reviews.reviewersOf(number)
    await take(drawn, number, 'accept', ACCEPTANCE)
    return { number, second, third }
  }
  const propose = async () => {
    const accepted = await accept()
    await take(accepted.second, accepted.number, 'propose-reversal', REASON)
    return accepted
  }
  const [proposed, reversed, kept] = [await accept(), await propose(), await propose()]
  return {
    proposeReversal: await prepareStep(proposed.second, proposed.number, 'propose-reversal', REASON),
    reverseCorrection: await prepareStep(reversed.third, reversed.number, 'reverse', DECLARED),
    keepCorrection: await prepareStep(kept.third, kept.number, 'keep', REASON),
  }
}

const prepareWords = async (reviews: Reviews): Promise<WriteRequests> => {
  const { service } = reviews
  const decided = await report(reviews)
  const [reviewer] = await reviews.reviewersOf(decided.number)
  await take(reviewer, decided.number, 'reject', REASON)
  const filed = await report(reviews)
  const files = `${CORRECTIONS_BASE}/private/${filed.secret}/files?name=letter.csv`
  const { status, text } = await upload(service, files, 'Bridge,8')()
  assert.equal(status, 201, text)
  // Held to its description.
  const { sha256 } = (JSON.parse(text) as { readonly data: { readonly sha256: string } }).data
  const [drawn] = await reviews.reviewersOf(filed.number)
  const path = `/review/corrections/${filed.number}/files/${sha256}`
  const { revision } = read(await drawn.get(`/review/corrections/${filed.number}`))
  const copied = await report(reviews)
  const [copying] = await reviews.reviewersOf(copied.number)
  const copies = `/api/portal/v1/review/corrections/${copied.number}/copies?name=copy.csv`
  return {
    publishReportWords: await prepareStep(reviewer, decided.number, 'publish', { proposed: true }),
    redactReport: await prepareFirst(reviews, 'redact', { parts: ['why'] }),
    eraseReportFile: () => drawn.delete(path, { revision, reason: 'It names a person.' }),
    publishCopy: upload(service, copies, 'Bridge,9', copying.cookies),
  }
}
