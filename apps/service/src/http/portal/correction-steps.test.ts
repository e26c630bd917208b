import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { watchReports } from '../../corrections/index.ts'
import { ACCEPTANCE, AMOUNT, DECLARED, openReviews } from './testing/review-by-pages.ts'
import { makeVisitor } from './testing.ts'

const { service, report, reviewersOf, read, readLedger, goOn } = await openReviews()
after(() => service.close())

const anyone = makeVisitor(service)
const DAY = 86_400_000

/** Lines of the ledger that name a report. */
const linesOf = async (number: number): Promise<readonly Record<string, unknown>[]> =>
  (await readLedger())
    .split('\n')
    .filter((line) => line.includes(`"report-${number}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** Sends a form of the page at the private address. */
const answerAs = async (secret: string, fields: Readonly<Record<string, string>>): Promise<string> => {
  const path = `/corrections/private/${secret}`
  const { status, location, text } = await makeVisitor(service).submit(path, fields)
  assert.deepEqual([status, location], [303, path], text)
  return read(anyone, path)
}

test('a second reviewer who disagrees hands the report back, and no reader sees the reason', async () => {
  const { number } = await report()
  const path = `/review/corrections/${number}`
  const [drawn, second] = await reviewersOf(number)
  await goOn(drawn, `${path}/accept`, { ...ACCEPTANCE, proposed: String(AMOUNT) })
  await goOn(second, `${path}/disagree`, { ...DECLARED, reason: 'It is another project.' })
  const page = await read(drawn, path)
  assert.match(page, /Under review[\s\S]*Second reviewer disagreed[\s\S]*It is another project\./)
  assert.ok(page.includes(`href="${path}/accept"`))
  assert.doesNotMatch(await read(anyone, `/corrections/${number}`), /another project|1,234,567/)
  assert.deepEqual(await linesOf(number), [])
})

test('a report ends as told to the publisher with a public reason, and the text for the publisher', async () => {
  const { number, secret } = await report({ why: 'The publisher spells the name of the town wrongly.' })
  const path = `/review/corrections/${number}`
  const [drawn] = await reviewersOf(number)
  assert.match(await read(drawn, path), /Text for the publisher[\s\S]*To: /)
  await goOn(drawn, `${path}/tell-publisher`, { ...DECLARED, reason: 'The document has this spelling.' })
  for (const address of [`/corrections/${number}`, `/corrections/private/${secret}`])
    assert.match(
      await read(anyone, address),
      /Told to the publisher[\s\S]*The document has this spelling\./i,
      address,
    )
  assert.deepEqual(await linesOf(number), [])
})

test('a proposed reversal is kept once and agreed to once, by reviewers who did not accept the report', async () => {
  const wanted = { field: 'title', proposed: 'A title of the letter', mailbox: 'ada@society.example' }
  const { number } = await report(wanted)
  const path = `/review/corrections/${number}`
  const [drawn, second, third] = await reviewersOf(number)
  await goOn(drawn, `${path}/accept`, { ...ACCEPTANCE, proposed: 'A title of the letter' })
  const own = await drawn.open(`${path}/propose-reversal`)
  assert.deepEqual([own.status, own.location], [303, path])

  const propose = (reason: string) => goOn(second, `${path}/propose-reversal`, { ...DECLARED, reason })
  await propose('The letter is a draft.')
  const waiting = await read(anyone, `/corrections/${number}`)
  assert.match(waiting, /Accepted: waits for a second reviewer to reverse it/)
  assert.doesNotMatch(waiting, /The letter is a draft/)
  await goOn(third, `${path}/keep`, { ...DECLARED, reason: 'The letter is signed.' })
  const kept = await read(drawn, path)
  assert.match(kept, /Kept after a second look[\s\S]*The letter is signed\./)
  assert.equal((await linesOf(number)).length, 1)

  await propose('The letter was withdrawn.')
  await goOn(third, `${path}/reverse`, DECLARED)
  const [, withdrawal] = await linesOf(number)
  assert.deepEqual(
    [withdrawal?.['withdraws'], withdrawal?.['reason']],
    [`report-${number}`, 'The letter was withdrawn.'],
  )
  const reversed = await read(anyone, `/corrections/${number}`)
  assert.match(reversed, /Accepted, then reversed[\s\S]*The letter was withdrawn\./)
  assert.doesNotMatch(reversed, /The letter is a draft|The letter is signed/)
})

test('a question goes to the reporter and its answer back to the reviewer; without one the report lapses', async () => {
  const { number, secret } = await report({ why: 'The purpose lacks a line of the letter.' })
  const path = `/review/corrections/${number}`
  const [drawn] = await reviewersOf(number)
  const ask = () => goOn(drawn, `${path}/ask-back`, { note: 'Which page of the letter?' })
  await ask()
  const asked = await read(anyone, `/corrections/private/${secret}`)
  assert.match(asked, /Which page of the letter\?[\s\S]*The report lapses without an answer by/)
  assert.doesNotMatch(await read(anyone, `/corrections/${number}`), /Which page/)
  const answered = { action: 'answer', note: 'It is on page 2.', evidence: 'https://member.example/page-2' }
  assert.match(await answerAs(secret, answered), /Under review/)
  const page = await read(drawn, path)
  assert.match(page, /https:\/\/member\.example\/page-2[\s\S]*It is on page 2\./)
  await ask()
  const { access, store } = service
  const later = new Date((await store.now()).getTime() + 31 * DAY)
  await watchReports(access, later)
  for (const [visitor, address] of [
    [drawn, path],
    [anyone, `/corrections/${number}`],
    [anyone, `/corrections/private/${secret}`],
  ] as const)
    assert.match(await read(visitor, address), /Lapsed/, address)
})

test('a rejection is appealed once, to another reviewer, and the first one is barred', async () => {
  const { number, secret } = await report({ field: 'title', proposed: 'A title' })
  const path = `/review/corrections/${number}`
  const [drawn] = await reviewersOf(number)
  const rejection = { ...DECLARED, reason: 'The page has this title.' }
  await goOn(drawn, `${path}/reject`, rejection)
  const note = 'The letter has another title.'
  assert.match(await answerAs(secret, { action: 'appeal', note }), /Under review/)
  assert.match(await read(drawn, path), /The reporter appealed\.[\s\S]*You may not decide this report\./)
  const [other] = await reviewersOf(number)
  assert.notEqual(other, drawn)
  assert.ok((await read(other, path)).includes(note))
  await goOn(other, `${path}/reject`, rejection)
  const { status, text } = await makeVisitor(service).submit(`/corrections/private/${secret}`, {
    action: 'appeal',
    note,
  })
  assert.equal(status, 409, text)
  assert.doesNotMatch(text, /value="appeal"/)
})

test('a duplicate leads its reviewers and its reporter to the other report, and has no public page', async () => {
  const { number: first } = await report({ why: 'The whole record is of another project.' })
  const { number, secret } = await report({ why: 'The whole record is of another project!' })
  const path = `/review/corrections/${number}`
  const [drawn] = await reviewersOf(number)
  await goOn(drawn, `${path}/duplicate`, { ...DECLARED, of: String(first) })
  assert.match(await read(drawn, path), new RegExp(`Repeats</dt><dd><a href="/review/corrections/${first}"`))
  assert.match(
    await read(anyone, `/corrections/private/${secret}`),
    new RegExp(`It repeats report ${first}\\.`),
  )
  assert.equal((await anyone.open(`/corrections/${number}`)).status, 404)
})
