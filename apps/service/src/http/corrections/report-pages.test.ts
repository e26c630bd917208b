import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { ProofChallenge } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { solveProof } from '../../corrections/testing.ts'
import type { ReportTables } from '../../corrections/index.ts'
import { makeVisitor, readCode, type Visited, type Visitor } from '../portal/testing.ts'

let service: TestService
let record: string
before(async () => {
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Held to its description.
  record = (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
})
after(() => service.close())

const FORM = '/corrections/new'
const CODE = '/corrections/new/code'
const WHY = 'The letter of the member gives 7 dollars.'

/** Hidden fields of the first form in the text of a page. */
const hiddenIn = (text: string): Record<string, string> => {
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(text.slice(text.indexOf('<main'))) ?? []
  const inputs = form.matchAll(/<input type="hidden" name="(?<name>[\w-]+)" value="(?<value>[^"]*)">/g)
  return Object.fromEntries(
    [...inputs].map(({ groups }) => [groups?.['name'] ?? '', unescape(groups?.['value'] ?? '')]),
  )
}

const unescape = (text: string): string =>
  text.replaceAll(/&(?<name>lt|gt|quot|amp|#39);/g, (_whole, name: string) => CHARACTERS[name] ?? '')
const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" }

/** Sends the form of a page that was read, with what is typed. */
const goOn = (visitor: Visitor, shown: Visited, path: string, typed: Readonly<Record<string, string>>) =>
  visitor.submit(path, { ...hiddenIn(shown.text), ...typed })

const openForm = async (visitor: Visitor, field = 'amount'): Promise<Visited> =>
  visitor.open(`${FORM}?${new URLSearchParams({ record, field }).toString()}`)

const TYPED = { proposed: '$7', why: WHY, evidence: 'https://member.example/letter.pdf' }

/** Asks for a code on the page for the mailbox, and opens the page that takes the code. */
const askForCode = async (visitor: Visitor, asked: Visited, mailbox: string): Promise<Visited> => {
  const { status, location } = await goOn(visitor, asked, FORM, { mailbox })
  assert.deepEqual([status, location], [303, CODE])
  return visitor.open(location)
}

/** Sends a report by a code that was mailed. */
const report = async (visitor: Visitor, mailbox: string): Promise<string> => {
  const asked = await goOn(visitor, await openForm(visitor), FORM, TYPED)
  assert.match(asked.text, /Confirm your mailbox/)
  const sent = await askForCode(visitor, asked, mailbox)
  assert.match(sent.text, /Enter the code/)
  const done = await goOn(visitor, sent, CODE, { code: await readCode(service, mailbox) })
  assert.equal(done.status, 303, done.text)
  return done.location
}

test('a reporter without JavaScript comes from the record to the private address, and withdraws the report there', async () => {
  const visitor = makeVisitor(service)
  const first = await visitor.open(FORM)
  const chosen = await goOn(visitor, first, FORM, { record: `/records/${record}` })
  assert.equal(chosen.status, 303)
  const fields = await visitor.open(chosen.location)
  assert.match(fields.text, /Which value is wrong\?[\s\S]*field=amount[\s\S]*field="?[\s\S]*Something else/)
  const form = await openForm(visitor)
  assert.match(form.text, /Value now[\s\S]*The cells in the source document/)
  const location = await report(visitor, 'reporter@example.org')
  const own = await visitor.open(location)
  assert.match(own.text, /Keep the address of this page/)
  assert.ok(own.text.includes(WHY))
  assert.equal((await visitor.submit(location, { action: 'withdraw' })).status, 303)
  assert.match((await visitor.open(location)).text, /You withdrew the report/)
  const late = await visitor.submit(location, { action: 'withdraw' })
  assert.equal(late.status, 409)
  assert.match(late.text, /Nothing was done/)
})

test('a record that is unknown is asked for again, with the fault beside it', async () => {
  const { status, text } = await makeVisitor(service).open(`${FORM}?record=nothing`)
  assert.equal(status, 422)
  assert.match(text, /id="field-record-fault"/)
  assert.match(text, /value="nothing"/)
})

test('a wrong report is shown again with what was typed, and each fault beside its field', async () => {
  const visitor = makeVisitor(service)
  const typed = { proposed: 'many <b>', why: 'short', evidence: 'nothing\nftp://a.example/' }
  const { status, text } = await goOn(visitor, await openForm(visitor), FORM, typed)
  assert.equal(status, 422)
  assert.deepEqual(readFaults(text), [
    ['why', 'Say why it is wrong, in at least 10 characters.'],
    [
      'evidence',
      'Give only web addresses that everybody can open, such as https://example.org/letter.pdf. Not such an address: “nothing”, “ftp://a.example/”.',
    ],
  ])
  assert.match(
    text,
    /value="many &lt;b&gt;"[\s\S]*short<\/textarea>[\s\S]*nothing\nftp:\/\/a\.example\/<\/textarea>/,
  )
  const proved = await goOn(visitor, await openForm(visitor), FORM, { ...typed, altcha: await prove() })
  assert.deepEqual(readFaults(proved.text)[0], ['why', 'Say why it is wrong, in at least 10 characters.'])
  assert.deepEqual(readFaults(proved.text)[2], ['proposed', 'Give a whole number, such as 1,500,000.'])
})

/** Lines of the summary of a refused form. Each leads to its field, which shows the same line and no other. */
const readFaults = (text: string): (readonly [string, string])[] => {
  const [summary = ''] =
    /<div class="usa-alert usa-alert--error"[^>]*tabindex="-1" autofocus>[\s\S]*?<\/ul>/.exec(text) ?? []
  return [...summary.matchAll(/<li><a href="#field-(\w+)">([^<]*)<\/a>/g)].map(
    ([, field = '', line = '']) => {
      assert.equal(text.split(line).length, 3, line)
      assert.ok(text.includes(`id="field-${field}"`), field)
      assert.ok(text.includes(`id="field-${field}-fault"`), field)
      return [field, unescape(line)]
    },
  )
}

/** A proof of work as the script of the form makes it. */
const prove = async (): Promise<string> => {
  const { json } = await service.ask({ url: '/api/corrections/v1/challenge', key: null })
  // Held to its description.
  return solveProof((json as { readonly data: ProofChallenge }).data)
}

test('wrong mailboxes and codes are asked for again, and the report is kept', async () => {
  const visitor = makeVisitor(service)
  const asked = await goOn(visitor, await openForm(visitor), FORM, TYPED)
  const wrong = await goOn(visitor, asked, FORM, { mailbox: 'nobody' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /id="field-mailbox-fault"/)
  const sent = await askForCode(visitor, wrong, 'slow@example.org')
  const mistyped = await goOn(visitor, sent, CODE, { code: '1' })
  assert.equal(mistyped.status, 422)
  assert.match(mistyped.text, /id="field-code-fault"/)
  const done = await goOn(visitor, mistyped, CODE, { code: await readCode(service, 'slow@example.org') })
  assert.equal(done.status, 303)
  assert.ok((await visitor.open(done.location)).text.includes(WHY))
})

test('the code page survives a reload without another mail, and a code that ended keeps the report', async () => {
  const visitor = makeVisitor(service)
  const mailbox = 'phone@example.org'
  const sent = await askForCode(visitor, await goOn(visitor, await openForm(visitor), FORM, TYPED), mailbox)
  const code = await readCode(service, mailbox)
  assert.equal((await visitor.open(CODE)).text, sent.text)
  assert.equal(await readCode(service, mailbox), code)
  assert.ok(!sent.text.includes('name="attempt"'))
  assert.equal((await makeVisitor(service).open(CODE)).location, FORM)
  for (const _try of [1, 2, 3, 4]) await goOn(visitor, sent, CODE, { code: '00000000' })
  const ended = await goOn(visitor, sent, CODE, { code: '00000001' })
  assert.match(ended.text, /The code has ended[\s\S]*Your report is kept/)
  const again = await askForCode(visitor, ended, mailbox)
  const done = await goOn(visitor, again, CODE, { code: await readCode(service, mailbox) })
  assert.ok((await visitor.open(done.location)).text.includes(WHY))
  assert.equal((await visitor.open(CODE)).location, FORM)
  const { rows } = await sql`select * from correction_drafts where sealed_body is not null`.execute(
    service.store.db(),
  )
  assert.equal(rows.length, 0, 'the words of a code that ended are erased, too')
})

test('every field that can be corrected has a control, and its present value is refused by name', async () => {
  const { json } = await service.ask({ url: `/api/corrections/v1/record?record=${record}`, key: null })
  // Held to its description.
  const { fields } = (json as { readonly data: { readonly fields: readonly { readonly name: string }[] } })
    .data
  assert.ok(fields.length > 10)
  const visitor = makeVisitor(service)
  // A refusal uses up no proof.
  const altcha = await prove()
  for (const { name } of fields) {
    const form = await openForm(visitor, name)
    assert.match(form.text, /name="proposed"/, name)
    assert.doesNotMatch(form.text, /JSON|&quot;/, name)
    const proposed = name === 'requestors' ? {} : { proposed: readControl(form.text) }
    const { status, text } = await goOn(visitor, form, FORM, { ...proposed, why: WHY, altcha })
    assert.equal(status, 422, name)
    assert.match(text, /has this value already|Tick a member who did not ask for this/, name)
  }
})

test('a wrong member is ticked and a missing one is named, and every page says so in words', async () => {
  const visitor = makeVisitor(service)
  const form = await openForm(visitor, 'requestors')
  const [, member = ''] =
    /<label for="field-proposed-0">([^<]* \([DRI], [A-Z]{2}(?:-\d{2}| at large)?\)) did not ask for this</.exec(
      form.text,
    ) ?? []
  assert.notEqual(member, '', form.text)
  assert.ok(form.text.includes(`<dt>Value now</dt><dd>${member}`))
  const typed = { proposed: '0', proposed_name: 'Ada Sample', proposed_state: 'TX', why: WHY }
  const asked = await goOn(visitor, form, FORM, typed)
  const sent = await askForCode(visitor, asked, 'members@example.org')
  const code = await readCode(service, 'members@example.org')
  const { location } = await goOn(visitor, sent, CODE, { code })
  const { text } = await visitor.open(location)
  assert.match(text, /<dt>Proposed value<\/dt><dd>Ada Sample \(TX\)<\/dd>/)
  assert.ok(!text.includes(member))
})

/** Value that the control for the proposal shows. */
const readControl = (text: string): string => {
  const [, area] = /<textarea[^>]*name="proposed"[^>]*>\n([\s\S]*?)<\/textarea>/.exec(text) ?? []
  const [, select] = /<select[^>]*name="proposed"[\s\S]*?<option value="([^"]*)" selected>/.exec(text) ?? []
  const [, input] = /<input[^>]*name="proposed"[^>]*value="([^"]*)"/.exec(text) ?? []
  return unescape(area ?? select ?? input ?? '')
}

test('a contact is confirmed on the private page, and a question is answered there', async () => {
  const visitor = makeVisitor(service)
  const location = await report(visitor, 'first@example.org')
  const page = await visitor.open(location)
  assert.match(page.text, /Another one replaces it/)
  const sent = await visitor.submit(location, { action: 'contact', mailbox: 'other@example.org' })
  const wrong = await goOn(visitor, sent, location, { code: '12' })
  assert.equal(wrong.status, 422)
  const done = await goOn(visitor, wrong, location, { code: await readCode(service, 'other@example.org') })
  assert.equal(done.status, 303)
  await service.store.write<ReportTables, unknown>((trx) =>
    trx
      .updateTable('correction_reports')
      .set({ state: 'asked_back' })
      .where('number', '=', (query) =>
        query.selectFrom('correction_reports').select(({ fn }) => fn.max('number').as('number')),
      )
      .execute(),
  )
  const short = await visitor.submit(location, { action: 'answer', note: 'Page', evidence: 'nothing' })
  assert.equal(short.status, 422)
  assert.match(short.text, /id="field-note-fault"[\s\S]*Page<\/textarea>[\s\S]*id="field-evidence-fault"/)
  const note = 'It is on page two of the letter.'
  assert.equal((await visitor.submit(location, { action: 'answer', note })).status, 303)
  assert.ok((await visitor.open(location)).text.includes(note))
})

test('a private page is in no cache and no index, and other websites do not learn its address', async () => {
  const visitor = makeVisitor(service)
  const { headers, text } = await visitor.open(await report(visitor, 'quiet@example.org'))
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['referrer-policy'], 'same-origin')
  assert.match(text, /<meta name="robots" content="noindex">/)
  assert.equal((await visitor.open('/corrections/private/unknown')).status, 404)
})
