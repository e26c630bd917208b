import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { ProofChallenge, ReviewedReport } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { readLedgerText } from '../../corrections/index.ts'
import { CORRECTIONS_BASE } from '../corrections/operations.ts'
import { enrol, makeVisitor, solveProof, TEST_HOST, TEST_ORIGIN, type Visitor } from './testing.ts'

const WHY = 'The letter of the member gives another amount.'
const EVIDENCE = 'https://member.example/letter.pdf'
const AMOUNT = 1_234_567

let service: TestService
let record: string
let reviewers: readonly Visitor[]
before(async () => {
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Held to its description.
  record = (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
  reviewers = [
    await enrol(service, 'first@rotunda.example'),
    await enrol(service, 'second@reviews.example'),
    await enrol(service, 'third@desk.example', 'operator'),
  ]
})
after(() => service.close())

type Sent = { readonly number: number; readonly secret: string }

/** Sends a report through the public API. */
const report = async (fields: object = { field: 'amount', proposed: AMOUNT }): Promise<Sent> => {
  const visitor = makeVisitor(service, '', CORRECTIONS_BASE)
  const challenge = await visitor.get('/challenge')
  const altcha = solveProof(challenge.data as ProofChallenge)
  const body = { record, why: WHY, evidence: [EVIDENCE], ...fields, altcha }
  const sent = await visitor.post('/reports', body)
  assert.equal(sent.status, 201, sent.text)
  // Held to its description.
  return sent.data as Sent
}

const show = async (visitor: Visitor, number: number): Promise<ReviewedReport> => {
  const { status, data, text } = await visitor.get(`/review/corrections/${number}`)
  assert.equal(status, 200, text)
  // Held to its description.
  return data as ReviewedReport
}

/** The drawn reviewer of a report, and two others. */
const reviewersOf = async (number: number): Promise<[Visitor, Visitor, Visitor]> => {
  const sorted: Visitor[] = []
  for (const reviewer of reviewers) {
    const { steps } = await show(reviewer, number)
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

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Opens the page of a step and sends its form. */
const fill = async (visitor: Visitor, path: string, fields: Fields) =>
  visitor.submit(path.replace(/\?.*/, ''), { ...hiddenIn(await read(visitor, path)), ...fields })

const goOn = async (visitor: Visitor, path: string, fields: Fields): Promise<void> => {
  const { status, location, text } = await fill(visitor, path, fields)
  assert.equal(status, 303, `${path}: ${text}`)
  assert.equal(location, path.replace(/\/[a-z-]+(\?.*)?$/, ''))
}

const DECLARED = { no_interest: 'yes' }
const ACCEPTANCE = { ...DECLARED, evidence_url: EVIDENCE, reason: 'The letter says so.' }

const readLedger = () => readLedgerText(service.store, 'appropriations')

test('two reviewers accept the amount of a published record by pages alone, and the ledger has its line', async () => {
  const { number } = await report()
  const path = `/review/corrections/${number}`
  const [drawn, second] = await reviewersOf(number)
  assert.match(await read(drawn, '/portal'), /href="\/review\/corrections"/)
  assert.match(await read(drawn, '/review'), /href="\/review\/corrections"/)
  const queue = await read(drawn, '/review/corrections')
  assert.match(queue, new RegExp(`href="${path}"[\\s\\S]*Under review[\\s\\S]*<td[^>]*>You</td>`))
  const page = await read(drawn, path)
  for (const shown of [
    '1,234,567',
    WHY,
    `href="${EVIDENCE}" rel="external nofollow noreferrer"`,
    'if nothing else changes',
    'The cells in the source document',
    'The record in the published releases',
    `href="${path}/accept"`,
  ])
    assert.ok(page.includes(shown), shown)
  assert.doesNotMatch(await read(second, path), /\/accept"/)

  const form = await read(drawn, `${path}/accept`)
  assert.match(form, /name="proposed"[^>]*value="1234567"[\s\S]*name="evidence_url"[^>]*letter\.pdf"/)
  await goOn(drawn, `${path}/accept`, { ...ACCEPTANCE, proposed: '$1,234,567' })
  assert.equal(await readLedger(), '')
  assert.doesNotMatch(await read(drawn, path), /\/second"/)
  assert.match(await read(second, `${path}/second`), /1,234,567/)
  await goOn(second, `${path}/second`, DECLARED)
  const [line = '', ...more] = (await readLedger()).trimEnd().split('\n')
  assert.deepEqual(more, [])
  const {
    id,
    record: corrected,
    field,
    after: value,
    evidence_url: url,
  } = JSON.parse(line) as Record<string, unknown>
  assert.deepEqual(
    [id, corrected, field, value, url],
    [`report-${number}`, record, 'amount', AMOUNT, EVIDENCE],
  )
  assert.match(await read(second, path), new RegExp(`Accepted[\\s\\S]*report-${number}`))
  assert.match(await read(makeVisitor(service), `/corrections/${number}`), /1,234,567/)
})

test('a refused form keeps what was typed, and an older revision decides nothing', async () => {
  const { number } = await report({ field: 'title', proposed: 'Another title' })
  const path = `/review/corrections/${number}`
  const [drawn, second] = await reviewersOf(number)
  const typed = { evidence_url: 'nothing', reason: 'My <b>reason</b>.', proposed: 'Kept title' }
  const undeclared = await fill(drawn, `${path}/accept`, { ...typed, evidence_url: EVIDENCE })
  assert.equal(undeclared.status, 422)
  assert.match(undeclared.text, /id="field-no_interest-fault"/)
  const wrong = await fill(drawn, `${path}/accept`, { ...typed, ...DECLARED })
  assert.equal(wrong.status, 422)
  assert.match(
    wrong.text,
    /value="Kept title"[\s\S]*id="field-evidence_url-fault"[\s\S]*value="nothing"[\s\S]*My &lt;b&gt;reason/,
  )
  assert.match(wrong.text, /value="yes" checked/)

  const late = { ...hiddenIn(await read(drawn, `${path}/reject`)), ...DECLARED, reason: 'My own words.' }
  await goOn(second, `${path}/redact`, { parts: 'why' })
  const refused = await drawn.submit(`${path}/reject`, late)
  assert.equal(refused.status, 409)
  assert.match(refused.text, /Somebody changed this report meanwhile[\s\S]*My own words\./)
  assert.match(await read(drawn, path), /Erased by a reviewer/)
  const elsewhere = await second.open(`${path}/reject`)
  assert.deepEqual([elsewhere.status, elsewhere.location], [303, path])
  const barred = await second.submit(`${path}/reject`, { ...late, revision: '3', reason: 'Kept words.' })
  assert.equal(barred.status, 403)
  assert.match(barred.text, /You may not do this[\s\S]*Kept words\./)
  assert.equal((await drawn.open(`${path}/burn`)).status, 404)
})

test('each step of a reviewer is a page: asking, passing, rejecting, publishing, duplicates and spam', async () => {
  const { number } = await report({ field: 'title', proposed: 'A better title' })
  const path = `/review/corrections/${number}`
  const [drawn] = await reviewersOf(number)
  await goOn(drawn, `${path}/pass`, {})
  const [next] = await reviewersOf(number)
  assert.notEqual(next, drawn)
  await goOn(next, `${path}/reject`, { ...DECLARED, reason: 'The page has this title.' })
  await goOn(drawn, `${path}/publish`, { proposed: 'yes', why: 'Redacted words.', evidence: EVIDENCE })
  const open = await read(makeVisitor(service), `/corrections/${number}`)
  assert.match(open, /A better title[\s\S]*Redacted words\./)

  const whole = await report({ why: `${WHY} It is the same.` })
  const [asker] = await reviewersOf(whole.number)
  const other = `/review/corrections/${whole.number}`
  assert.match(await read(asker, `${other}/accept`), /Which value is corrected\?[\s\S]*field=amount/)
  assert.match(await read(asker, `${other}/accept?field=amount`), /name="field" value="amount"/)
  await goOn(asker, `${other}/duplicate`, { ...DECLARED, of: String(number) })
  const asked = await report({ why: 'The purpose lacks a line of the letter.' })
  const [questioner] = await reviewersOf(asked.number)
  await goOn(questioner, `/review/corrections/${asked.number}/ask-back`, { note: 'Which page?' })
  assert.match(await read(makeVisitor(service), `/corrections/private/${asked.secret}`), /Which page\?/)
  const spam = await report({ why: 'Buy these wonderful pills today.' })
  const [judge] = await reviewersOf(spam.number)
  await goOn(judge, `/review/corrections/${spam.number}/spam`, DECLARED)
  assert.match(await read(judge, '/review/corrections?state=spam'), new RegExp(`Report ${spam.number}<`))
})

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)

test('a reviewer downloads a file of evidence, and publishes a redacted copy by a form', async () => {
  const { number, secret } = await report({ why: 'The file shows the whole letter.' })
  const bytes = pdf('private words')
  const added = await service.app.inject({
    method: 'POST',
    url: `/api/corrections/v1/private/${secret}/files?name=letter.pdf`,
    headers: { host: TEST_HOST, origin: TEST_ORIGIN, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  assert.equal(added.statusCode, 201, added.body)
  const [drawn] = await reviewersOf(number)
  const path = `/review/corrections/${number}`
  const page = await read(drawn, path)
  const [, file = ''] = /href="(\/api\/portal\/v1\/review\/corrections\/\d+\/files\/\w+)"/.exec(page) ?? []
  assert.match(page, /letter\.pdf<\/a>, \d+ bytes, not scanned for malware/)
  assert.equal((await drawn.open(file)).text, bytes.toString())

  const copy = pdf('redacted words')
  const { revision = '' } = hiddenIn(await read(drawn, `${path}/copies`))
  const form = new FormData()
  form.append('revision', revision)
  form.append('file', new Blob([copy]), 'copy.pdf')
  const body = new Response(form)
  const sent = await service.app.inject({
    method: 'POST',
    url: `${path}/copies`,
    headers: {
      host: TEST_HOST,
      origin: TEST_ORIGIN,
      'content-type': body.headers.get('content-type') ?? '',
      cookie: [...drawn.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  assert.deepEqual([sent.statusCode, sent.headers.location], [303, path], sent.body)
  const sha256 = createHash('sha256').update(copy).digest('hex')
  assert.ok((await read(drawn, path)).includes(`href="/api/corrections/v1/files/${sha256}"`))
  assert.equal(await read(makeVisitor(service), `/api/corrections/v1/files/${sha256}`), copy.toString())
})
