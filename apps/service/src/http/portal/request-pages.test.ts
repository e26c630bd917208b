import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { AccessRequest } from '@rotunda/contract'
import { openMessageService } from '../../bin/testing.ts'
import { makeOrganisation, type PeopleTables } from '../../people/index.ts'
import { enrol, makeVisitor, signIn, type Visitor } from './testing.ts'

const service = await openMessageService()
after(() => service.close())

const ada = await signIn(service, 'ada@society.example')
const bea = await signIn(service, 'ada@society.example')
const first = await enrol(service, 'first@rotunda.example')
const second = await enrol(service, 'second@rotunda.example', 'operator')
const organisation = await foundByAda()
const requests = `/portal/organisations/${organisation}/requests`

async function foundByAda(): Promise<string> {
  const at = await service.store.now()
  const { id: person } = (await ada.get('/me')).data as { readonly id: string }
  const actor = { person, by: 'portal', address: '192.0.2.7' } as const
  const wanted = { name: 'Example Society', site: 'https://society.example', actor }
  return (await makeOrganisation(service.access, wanted, at)).id
}

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Opens the page of a form, types these fields, and sends it with what travels with the form. */
const fill = async (visitor: Visitor, path: string, fields: Fields = {}) => {
  const page = await visitor.open(path)
  assert.equal(page.status, 200, `${path}: ${page.text}`)
  return visitor.submit(path.replace(/\?.*/, ''), { ...hiddenIn(page.text), ...fields })
}

const hiddenIn = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )

/** Fills a form that leads on, and returns the address. */
const goOn = async (visitor: Visitor, path: string, fields: Fields = {}): Promise<string> => {
  const { status, location, text } = await fill(visitor, path, fields)
  assert.equal(status, 303, `${path}: ${text}`)
  return location
}

const read = async (path: string, visitor: Visitor = ada): Promise<string> => {
  const { status, text } = await visitor.open(path)
  assert.equal(status, 200, `${path}: ${text}`)
  return text
}

const ANSWERS: Readonly<Record<string, Fields>> = {
  scopes: { scopes: ['staff:read', 'messages:send'] },
  reasons: {
    'reason.staff:read': 'Readers look for the staff.',
    'reason.messages:send': 'Readers write to offices.',
  },
  purpose: { purpose: 'A guide to\nthe offices <b>of Congress</b>.' },
  use: { use: 'public' },
  volume: { volume: '1,500' },
  'key-storage': { key_storage: 'In a secret store.' },
  addresses: { addresses: '203.0.113.7\n2001:db8::/48' },
  staff: { staff_treatment: 'Names are shown for as long as the person holds the post.' },
  messages: {
    messages_about: 'Rural libraries.',
    messages_senders: 'Every sender confirms the text.',
    messages_volume: '40',
  },
}

const begin = async (): Promise<string> => {
  const steps = await goOn(ada, requests)
  return steps.replace(/\/scopes$/, '')
}

const answerAll = async (request: string): Promise<string> => {
  let at = `${request}/scopes`
  for (const [step, fields] of Object.entries(ANSWERS)) {
    assert.equal(at, `${request}/${step}`)
    const place = Object.keys(ANSWERS).indexOf(step) + 1
    assert.ok((await read(at)).includes(step === 'scopes' ? 'Question 1 of 7' : `Question ${place} of 9`))
    at = await goOn(ada, at, fields)
  }
  return at
}

const submitAll = async (): Promise<{ readonly request: string; readonly review: string }> => {
  const request = await begin()
  assert.equal(await goOn(ada, await answerAll(request)), request)
  return { request, review: request.replace('/portal/', '/review/') }
}

test('a partner goes from draft to approved by forms alone, with two reviewers', async () => {
  const request = await begin()
  const check = await answerAll(request)
  const shown = await read(check)
  for (const answer of [
    'Readers look for the staff.',
    '1,500',
    'The public, or our customers',
    '2001:db8::/48',
    'A guide to\nthe offices &lt;b&gt;of Congress&lt;/b&gt;.',
  ])
    assert.ok(shown.includes(answer), answer)
  assert.equal(await goOn(ada, check, { note: 'Please hurry.' }), request)
  assert.match(await read(request), /With the reviewers/)

  const review = request.replace('/portal/', '/review/')
  assert.match(await read('/review', first), /Example Society/)
  assert.doesNotMatch(await read('/review', first), /<option value="draft"/)
  assert.match(await read(review, first), /Please hurry\./)
  const question = { note: 'How long are names shown?' }
  assert.equal(await goOn(first, `${review}/ask-back`, question), review)
  assert.match(await read(request), /How long are names shown\?/)
  const changed = await goOn(ada, `${request}/staff?from=check`, { staff_treatment: 'For two years.' })
  assert.equal(changed, check)
  assert.equal(await goOn(ada, check, { note: 'See above.' }), request)

  const approval = { approve: ['staff:read', 'messages:send'], 'day.staff:read': '900' }
  assert.equal(await goOn(first, `${review}/approve`, approval), review)
  assert.match(await read(review, first), /You approved this request first/)
  assert.match(await read(request), /Waiting for a second reviewer/)
  assert.match(await read(requests), /Nothing is approved yet/)
  assert.match(await read(`${review}/second`, second), /900 in a day/)
  assert.equal(await goOn(second, `${review}/second`), review)
  assert.match(await read(request), /Access request: Approved/)
  assert.match(await read(requests), /Scopes that the organisation may give to its keys/)

  const narrow = `/review/organisations/${organisation}/narrow`
  const end = { scopes: 'messages:send', way: 'end', note: 'It is not used.' }
  assert.equal(await goOn(first, narrow, end), narrow.replace('/narrow', ''))
  assert.doesNotMatch(await read(narrow, first), /messages:send/)
  assert.match(await read(request), /It is not used\./)
})

test('a refused form keeps what was typed, with the fault beside its field and in a summary', async () => {
  const request = await begin()
  const none = await fill(ada, `${request}/scopes`)
  assert.deepEqual([none.status, /Choose at least one scope/.test(none.text)], [422, true])
  await goOn(ada, `${request}/scopes`, ANSWERS['scopes'])
  for (const [step, fields, field, fault] of [
    [
      'reasons',
      { 'reason.staff:read': 'r'.repeat(1001), 'reason.messages:send': 'Kept.' },
      'field-reason-staff-read',
      /Say why you need staff:read, in at most 1,000 characters: the text has 1,001\./,
    ],
    [
      'purpose',
      { purpose: 'p'.repeat(4001) },
      'field-purpose',
      /Say what you need access for, in at most 4,000 characters/,
    ],
    ['volume', { volume: 'many' }, 'field-volume', /as a whole number/],
    [
      'volume',
      { volume: '100000001' },
      'field-volume',
      /Give the requests in a day as a whole number, at most 100,000,000\./,
    ],
    [
      'addresses',
      { addresses: '203.0.113.7\nhome' },
      'field-addresses',
      /one on a line\. Not such an address: “home”\./,
    ],
    ['messages', { messages_about: 'Kept.', messages_volume: '-1' }, 'field-messages_volume', /whole number/],
  ] as const) {
    const { status, text } = await fill(ada, `${request}/${step}`, fields)
    assert.equal(status, 422, step)
    assert.match(text, fault)
    assert.ok(text.includes(`href="#${field}"`), field)
    assert.ok(text.includes(`id="${field}-fault"`), field)
    assert.doesNotMatch(text, /The field |Entry \d|(volume|addresses|purpose) (must|has)/)
    for (const typed of Object.values(fields)) assert.ok(text.includes(typed), step)
  }
  assert.doesNotMatch(await read(`${request}/purpose`), /ppp/)
})

test('a request that is not whole is not submitted, and each fault leads to its question', async () => {
  const request = await begin()
  await goOn(ada, `${request}/scopes`, { scopes: 'members:read' })
  for (const step of ['staff', 'messages']) {
    const elsewhere = await ada.open(`${request}/${step}`)
    assert.equal(elsewhere.location, `${request}/reasons`)
  }
  assert.match(await read(`${request}/check`), /Not answered yet/)
  const { status, text } = await fill(ada, `${request}/check`, { note: 'Kept.' })
  assert.equal(status, 422)
  for (const step of ['reasons', 'purpose', 'use', 'volume', 'key-storage'])
    assert.ok(text.includes(`<li><a href="${request}/${step}?from=check">`), step)
  assert.match(text, /Kept\./)
  assert.equal(
    await goOn(ada, `${request}/purpose?from=check`, { purpose: 'Known.' }),
    `${request}/use?from=check`,
  )
})

test('of two members who answer at once the later one sees the newer answer, and keeps the own text', async () => {
  const request = await begin()
  await goOn(ada, `${request}/scopes`, { scopes: 'members:read' })
  const late = hiddenIn(await read(`${request}/purpose`, bea))
  await goOn(ada, `${request}/purpose`, { purpose: 'The newer answer.' })
  const refused = await bea.submit(`${request}/purpose`, { ...late, purpose: 'My own text.' })
  assert.equal(refused.status, 409)
  assert.match(refused.text, /Somebody changed this request meanwhile/)
  assert.match(refused.text, /The newer answer\./)
  assert.match(refused.text, />\s*My own text\.<\/textarea>/)
  const again = { ...hiddenIn(refused.text), purpose: 'My own text.' }
  assert.equal((await bea.submit(`${request}/purpose`, again)).status, 303)
  assert.match(await read(`${request}/check`), /My own text\./)

  const old = hiddenIn(await read(`${request}/withdraw`, bea))
  await goOn(ada, `${request}/purpose`, { purpose: 'Newer again.' })
  assert.equal((await bea.submit(`${request}/withdraw`, old)).status, 409)
  assert.equal(await goOn(bea, `${request}/withdraw`), request)
  assert.match(await read(request), /Withdrawn/)
  for (const page of ['withdraw', 'check', 'purpose'])
    assert.equal((await ada.open(`${request}/${page}`)).location, request)
})

test('the page of an approval fills in what the organisation expects, and names the quota of an empty field', async () => {
  const { request, review } = await submitAll()
  const approval = await read(`${review}/approve`, first)
  const valueOf = (page: string, name: string) =>
    new RegExp(`name="${RegExp.escape(name)}"[^>]* value="([^"]*)"`).exec(page)?.[1]
  assert.match(approval, /expects 1,500 requests and 40 messages in a day/)
  assert.match(approval, /Left empty, it is 600\./)
  assert.match(approval, /Left empty, it is 100,000\./)
  for (const scope of ['staff:read', 'messages:send']) {
    assert.equal(valueOf(approval, `day.${scope}`), '1500')
    assert.equal(valueOf(approval, `minute.${scope}`), '')
  }
  const cleared = { note: 'No box.', 'day.staff:read': '' }
  assert.equal(valueOf((await fill(first, `${review}/approve`, cleared)).text, 'day.staff:read'), '')

  for (const [volume, filled] of [
    ['0', ''],
    ['1', '1'],
    ['2000000', '2000000'],
    ['2000001', ''],
  ] as const) {
    await goOn(first, `${review}/ask-back`, { note: 'How many?' })
    await goOn(ada, `${request}/volume?from=check`, { volume })
    await goOn(ada, `${request}/messages?from=check`, { ...ANSWERS['messages'], messages_volume: '1' })
    await goOn(ada, `${request}/check`, { note: '' })
    const page = await read(`${review}/approve`, first)
    assert.equal(valueOf(page, 'day.staff:read'), filled, volume)
    assert.equal(valueOf(page, 'day.messages:send'), volume === '0' ? '1' : filled, volume)
  }
})

test('a decision that is refused keeps what was typed', async () => {
  const { review } = await submitAll()
  for (const [page, fields, fault] of [
    ['approve', { note: 'Kept.' }, /Choose at least one scope/],
    ['approve', { approve: 'staff:read', 'day.staff:read': 'few' }, /as a whole number/],
    [
      'approve',
      { approve: ['staff:read'], 'minute.staff:read': '700000' },
      /The quota of a minute must be a whole number/,
    ],
    ['ask-back', { note: ' ' }, /Write to the organisation\./],
    [
      'refuse',
      { reason: 'r'.repeat(2001) },
      /Give the reason for the organisation, in at most 2,000 characters/,
    ],
  ] as const) {
    const { status, text } = await fill(first, `${review}/${page}`, fields)
    assert.equal(status, 422, page)
    assert.match(text, fault)
    for (const typed of Object.values(fields).flat()) assert.ok(text.includes(typed), page)
  }
  const shown = await fill(first, `${review}/approve`, {
    approve: ['staff:read'],
    'minute.staff:read': '700000',
  })
  assert.match(shown.text, /id="field-minute-staff-read-fault"/)
  const late = hiddenIn(await read(`${review}/refuse`, second))
  await goOn(first, `${review}/ask-back`, { note: 'Why?' })
  const stale = await second.submit(`${review}/refuse`, { ...late, reason: 'Too broad.' })
  assert.equal(stale.status, 409)
  assert.match(stale.text, /Too broad\./)
  assert.equal(await goOn(second, `${review}/refuse`, { reason: 'Too broad.' }), review)
  assert.match(await read(review, second), /Too broad\./)
})

test('a decision or an answer that came after the end of the request keeps its text', async () => {
  const { request, review } = await submitAll()
  const late = hiddenIn(await read(`${review}/ask-back`, second))
  await goOn(first, `${review}/ask-back`, { note: 'Why?' })
  const check = hiddenIn(await read(`${request}/check`, bea))
  const purpose = hiddenIn(await read(`${request}/purpose`, bea))
  await goOn(ada, `${request}/check`)
  await goOn(first, `${review}/refuse`, { reason: 'Too broad.' })

  const decided = await second.submit(`${review}/ask-back`, { ...late, note: 'My own question.' })
  assert.equal(decided.status, 409)
  assert.match(decided.text, /This decision came too late/)
  assert.match(decided.text, />\s*My own question\.<\/textarea>/)
  for (const [page, fields] of [
    ['check', { ...check, note: 'My own answer.' }],
    ['purpose', { ...purpose, purpose: 'My own answer.' }],
  ] as const) {
    const answered = await bea.submit(`${request}/${page}`, fields)
    assert.equal(answered.status, 409, page)
    assert.match(answered.text, /Somebody changed this request meanwhile/)
    assert.match(answered.text, /The state of the request is now “Refused”/)
    assert.match(answered.text, />\s*My own answer\.<\/textarea>/)
    assert.doesNotMatch(answered.text, /class="portal-form" method="post"/)
  }
})

test('a form that meets an ended session is sent again after the sign-in, with what was typed', async () => {
  const { review } = await submitAll()
  const request = await begin()
  const cid = await signIn(service, 'ada@society.example')
  const form = hiddenIn(await read(`${request}/scopes`, cid))
  const typed = { ...form, scopes: ['members:read', 'hearings:read'], note: '<b>"Kept"</b>' }
  const decision = hiddenIn(await read(`${review}/refuse`, second))
  cid.cookies.clear()
  const refused = await cid.submit(`${request}/scopes?from=check`, typed)
  assert.equal(refused.status, 401)
  assert.match(refused.text, /Your session has ended/)
  assert.match(refused.text, /<a href="\/portal\/sign-in" target="_blank">/)
  assert.ok(refused.text.includes(`action="${request}/scopes?from=check"`))
  assert.ok(refused.text.includes('value="&lt;b&gt;&quot;Kept&quot;&lt;/b&gt;"'))
  for (const scope of typed.scopes)
    assert.ok(refused.text.includes(`<input type="hidden" name="scopes" value="${scope}">`), scope)
  const decided = await makeVisitor(service).submit(`${review}/refuse`, { ...decision, reason: 'Too broad.' })
  assert.equal(decided.status, 401)
  assert.match(decided.text, /<input type="hidden" name="reason" value="Too broad\.">/)
  const code = await cid.submit(`${request}/scopes`, { ...typed, code: '1234 5678' })
  assert.equal(code.status, 303)
  assert.doesNotMatch(code.text, /1234/)
})

test('a decision asks for a fresh passkey before anything is typed, and keeps what was typed after it', async () => {
  const { request, review } = await submitAll()
  const form = hiddenIn(await read(`${review}/refuse`, second))
  const { id } = (await second.get('/me')).data as { readonly id: string }
  const old = (await service.store.now()).getTime() - 16 * 60_000
  await service.store.write<PeopleTables, unknown>((trx) =>
    trx.updateTable('sessions').set({ passkey_at: old }).where('person', '=', id).execute(),
  )
  const { status, text } = await second.submit(`${review}/refuse`, { ...form, reason: 'Too broad.' })
  assert.equal(status, 403)
  assert.match(text, /Use your passkey again/)
  assert.match(text, /Too broad\./)
  for (const page of [`${review}/refuse`, `/review/organisations/${organisation}/narrow`])
    assert.equal((await second.open(page)).location, `/portal/passkey?next=${encodeURIComponent(page)}`)
  const { data } = await ada.get(request.replace('/portal', ''))
  assert.equal((data as AccessRequest).state, 'submitted')
})

test('a page of requests is for members, and a page of reviews for reviewers', async () => {
  const { request, review } = await submitAll()
  for (const page of [request, `${request}/withdraw`, requests])
    assert.equal((await first.open(page)).status, 404, page)
  for (const page of ['/review', review, `${review}/approve`, `/review/organisations/${organisation}`])
    assert.equal((await ada.open(page)).status, 403, page)
})
