import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { MailboxAttempt, OwnReport, ProofChallenge } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { solveProof } from '../../corrections/testing.ts'
import type { ReportTables } from '../../corrections/index.ts'
import { makeVisitor, readCode, TEST_ORIGIN, type Visited } from '../portal/testing.ts'
import { CORRECTIONS_BASE } from './operations.ts'

let service: TestService
let record: string
before(async () => {
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  record = (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
})
after(() => service.close())

const visit = () => makeVisitor(service, '', CORRECTIONS_BASE)

const WHY = 'The letter of the member says so.'

const prove = async (): Promise<string> => {
  const { data } = await visit().get('/challenge')
  return solveProof(data as ProofChallenge)
}

type Receipt = { readonly number: number; readonly secret: string; readonly private_address: string }

const send = async (changes: object = {}): Promise<Visited> => {
  const body = {
    record,
    field: 'title',
    proposed: 'Another title',
    why: WHY,
    altcha: await prove(),
    ...changes,
  }
  return visit().post('/reports', body)
}

const receive = async (changes: object = {}): Promise<Receipt> => {
  const { status, text, data } = await send(changes)
  assert.equal(status, 201, text)
  return data as Receipt
}

const show = async (secret: string): Promise<OwnReport> =>
  (await visit().get(`/private/${secret}`)).data as OwnReport

const countReports = async () =>
  (await service.store.db<ReportTables>().selectFrom('correction_reports').select('number').execute()).length

test('a report is answered with its number and its private address, where the reporter withdraws it', async () => {
  const { number, secret, private_address } = await receive()
  assert.equal(private_address, `${TEST_ORIGIN}/corrections/private/${secret}`)
  const shown = await show(secret)
  assert.deepEqual([shown.number, shown.about.record, shown.why], [number, record, WHY])
  assert.equal((await visit().post(`/private/${secret}/withdraw`)).status, 200)
  const again = await visit().post(`/private/${secret}/withdraw`)
  assert.deepEqual([again.status, again.code], [409, 'not_in_this_state'])
})

test('a mailbox that was confirmed by its code takes the place of a proof of work', async () => {
  const mailbox = 'reporter@example.org'
  const { data } = await visit().post('/mailbox', { mailbox })
  const { attempt } = data as MailboxAttempt
  const confirmation = { mailbox, attempt, code: await readCode(service, mailbox) }
  const { secret } = await receive({ altcha: undefined, confirmation })
  assert.equal((await show(secret)).has_contact, true)
})

test('a contact is confirmed at the private address', async () => {
  const { secret } = await receive()
  const mailbox = 'later@example.org'
  const { data } = await visit().post(`/private/${secret}/contact`, { mailbox })
  const { attempt } = data as MailboxAttempt
  const body = { mailbox, attempt, code: await readCode(service, mailbox) }
  assert.equal((await visit().post(`/private/${secret}/contact/confirm`, body)).status, 200)
  assert.equal((await show(secret)).has_contact, true)
})

test('a report without a proof is refused as such, with or without a record, and faults of its words are named before', async () => {
  for (const changes of [{}, { record: 'unknown' }]) {
    const { status, code } = await send({ altcha: undefined, ...changes })
    assert.deepEqual([status, code], [403, 'proof_needed'])
  }
  const faulty = await send({ altcha: undefined, why: '', evidence: ['nothing'], record: 'unknown' })
  assert.deepEqual([faulty.status, faulty.fields], [422, ['why', 'evidence.0']])
  const wrong = await send({ why: '', evidence: ['nothing'] })
  assert.deepEqual([wrong.status, wrong.fields], [422, ['why', 'evidence.0']])
})

test('hostile reports are refused with a reason, and nothing of them is stored', async () => {
  const count = await countReports()
  const deep = '['.repeat(50_000)
  for (const changes of [
    { why: 'w'.repeat(5_000_000) },
    { why: 'w'.repeat(200_000) },
    { why: 7 },
    { why: [WHY] },
    { why: null },
    { why: 'A\u0000B is written here.' },
    { why: '\ud800 is half a character.' },
    { record: { id: record } },
    { record: `${record}\u0000` },
    { record: 'r'.repeat(100_000) },
    { record: '/records/%00' },
    { field: ['title'] },
    { field: 'constructor' },
    { field: 'f'.repeat(10_000) },
    { proposed: { toString: 'x' } },
    { proposed: 'p'.repeat(30_000) },
    { proposed: '<b>\u0007</b>' },
    { field: 'amount', proposed: 1e300 },
    { field: 'amount', proposed: '1000' },
    { evidence: 'https://a.example/' },
    { evidence: Array.from({ length: 90 }, () => 'https://a.example/') },
    { evidence: ['javascript:alert(1)'] },
    { evidence: [`https://a.example/${'a'.repeat(100_000)}`] },
    { altcha: 7 },
    { altcha: 'A'.repeat(2000) },
    { confirmation: { mailbox: 'a@b.example', attempt: 'x', code: '12345678' } },
    { state: 'accepted' },
    { number: 1 },
    { secret: 'mine' },
  ]) {
    const { status, text } = await send(changes)
    assert.ok(status >= 400 && status < 500, `${status} ${JSON.stringify(changes).slice(0, 80)} ${text}`)
  }
  for (const payload of [deep, '{', 'null', '[]', '"x"', `{"record":"${record}","record":"other"}`]) {
    const headers = { 'content-type': 'application/json', origin: TEST_ORIGIN, host: 'localhost' }
    const { statusCode } = await service.app.inject({
      method: 'POST',
      url: `${CORRECTIONS_BASE}/reports`,
      headers,
      payload,
    })
    assert.ok(statusCode >= 400 && statusCode < 500, `${statusCode} ${payload.slice(0, 20)}`)
  }
  assert.equal(await countReports(), count)
})

test('words with markup are stored as they are, and only the reporter reads them', async () => {
  const why = '<script>alert("zqxcanary")</script> & <b>more</b>'
  const { secret } = await receive({
    why,
    proposed: '<i>zqxcanary</i>',
    evidence: ['https://zqxcanary.example/'],
  })
  assert.equal((await show(secret)).why, why)
  const { json } = await service.ask({ url: `/api/appropriations/v1/record?id=${record}`, key: null })
  assert.ok(!JSON.stringify(json).includes('zqxcanary'))
})

test('every unknown private address is one 404, whatever is asked of it', async () => {
  const note = 'Please look again.'
  const texts = new Set<string>()
  for (const secret of ['x', 'A'.repeat(43), '%00', 'a'.repeat(90), '-1'])
    for (const answer of [
      await visit().get(`/private/${secret}`),
      await visit().post(`/private/${secret}/withdraw`),
      await visit().post(`/private/${secret}/answer`, { note }),
      await visit().post(`/private/${secret}/appeal`, { note }),
      await visit().post(`/private/${secret}/contact`, { mailbox: 'eve@example.org' }),
    ]) {
      assert.equal(answer.status, 404, answer.text)
      texts.add((answer.json as { readonly detail: string }).detail)
    }
  assert.equal(texts.size, 1)
})

test('the secret of a private address and the words of a report are in no log line and no metric', async () => {
  const { secret } = await receive({ why: 'The zqxlogged letter says so.' })
  await visit().get(`/private/${secret}`)
  await visit().get(`/private/${secret}x`)
  await visit().get(`/private/${secret}?secret=${secret}`)
  await visit().post(`/private/${secret}/answer`, { note: 'zqxlogged', evidence: ['zqxlogged'] })
  await visit().post(`/private/${secret}/withdraw`, { secret })
  await visit().open(`/corrections/private/${secret}`)
  const { body: metrics } = await service.admin.inject('/metrics')
  assert.match(metrics, /operation="showOwnReport"/)
  const lines = JSON.stringify([service.log.lines, metrics])
  assert.ok(lines.length > 100)
  assert.ok(!lines.includes(secret) && !lines.includes('zqxlogged'))
})
