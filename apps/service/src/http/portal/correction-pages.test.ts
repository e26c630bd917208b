import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { ACCEPTANCE, AMOUNT, DECLARED, EVIDENCE, openReviews, WHY } from './testing/review-by-pages.ts'
import { makeVisitor, TEST_HOST, TEST_ORIGIN } from './testing.ts'

const { service, record, report, reviewersOf, read, readLedger, hiddenIn, fill, goOn } = await openReviews()
after(() => service.close())

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
