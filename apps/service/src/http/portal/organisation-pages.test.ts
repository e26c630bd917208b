import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { noteSighting, type PortalTables } from '../../access/index.ts'
import { openMessageService, type TestService } from '../../bin/testing.ts'
import { listMail, readMail } from '../../people/index.ts'
import { enrol, makeVisitor, readCode, signIn, TEST_ORIGIN, type Visited, type Visitor } from './testing.ts'

type ListedSession = { readonly address: string; readonly agent: string }

let service: TestService
let made = 0
before(async () => {
  service = await openMessageService()
})
after(() => service.close())

const SITE = 'https://www.example.org'
const open = (who: string) => signIn(service, `${who}${(made += 1)}@example.org`)

/** Opens a page that must be there, and returns its text. */
const read = async (visitor: Visitor, path: string): Promise<string> => {
  const { status, text } = await visitor.open(path)
  assert.equal(status, 200, `${path}: ${text}`)
  return text
}

/** Address to which a form that was taken leads. */
const leadOf = ({ status, location, text }: Visited): string => {
  assert.equal(status, 303, text)
  return location
}

const make = async (owner: Visitor): Promise<string> => {
  const name = `Library & Archive ${(made += 1)}`
  return leadOf(await owner.submit('/portal/organisations/new', { name, site: SITE }))
}

const findLink = (text: string, pattern: RegExp): string => {
  const [, address] = pattern.exec(text) ?? []
  assert.ok(address, `no ${pattern.source} in ${text}`)
  return address
}

const join = async (owner: Visitor, address: string): Promise<Visitor> => {
  const guest = await open('guest')
  leadOf(await owner.submit(`${address}/people`, { mailbox: guest.mailbox, role: 'member' }))
  const invitation = findLink(await read(guest, '/portal'), /href="(\/portal\/invitations\/[^"]+)"/)
  assert.match(await read(guest, invitation), /Join Library &amp; Archive \d+<\/h1>/)
  assert.equal(leadOf(await guest.submit(invitation)), address)
  return guest
}

const personPage = (text: string, mailbox: string): string =>
  findLink(text, new RegExp(`href="([^"]+/people/per_[^"]+)">${RegExp.escape(mailbox)}`))

test('a visitor is led from a page to the sign-in, and back to it after the code', async () => {
  const visitor = makeVisitor(service, 'begin@example.org')
  const { mailbox } = visitor
  const { location } = await visitor.open('/portal/organisations/new')
  assert.equal(location, '/portal/sign-in?next=%2Fportal%2Forganisations%2Fnew')
  const next = '/portal/organisations/new'
  const typing = leadOf(await visitor.submit('/portal/sign-in', { mailbox, next }))
  const page = await read(visitor, typing)
  assert.match(page, /Enter the code/)
  assert.match(page, new RegExp(`name="next" value="${next}"`))
  const code = await readCode(service, mailbox)
  assert.equal(leadOf(await visitor.submit('/portal/sign-in/code', { mailbox, code, next })), next)
  assert.match(await read(visitor, next), /Make an organisation<\/h1>/)
})

test('the page of a code is opened again while the code is open: no reload mails a code or counts as a try', async () => {
  const visitor = makeVisitor(service, 'reload&"<@example.org')
  const { mailbox } = visitor
  assert.equal((await visitor.submit('/portal/sign-in', { mailbox })).status, 422)
  visitor.cookies.set('rotunda-attempt', 'none')
  assert.equal((await visitor.open('/portal/sign-in/code')).location, '/portal/sign-in?next=%2Fportal')

  const address = "o'hara+reload@example.org"
  const typing = leadOf(await visitor.submit('/portal/sign-in', { mailbox: address }))
  assert.ok(!decodeURIComponent(typing).includes('example.org'), 'no address names the mailbox')
  const code = await readCode(service, address)
  for (let reload = 0; reload < 12; reload += 1)
    assert.match(await read(visitor, typing), /o&#39;hara\+reload@/)
  assert.equal(await readCode(service, address), code)
  const changed = makeVisitor(service)
  const [secret = ''] = (visitor.cookies.get('rotunda-attempt') ?? '').split('.')
  const other = Buffer.from('eve@example.org').toString('base64url')
  changed.cookies.set('rotunda-attempt', `${secret}.${other}`)
  assert.match((await changed.open(typing)).location, /^\/portal\/sign-in\?/)

  const wrong = await visitor.submit('/portal/sign-in/code', { mailbox: address, code: '1' })
  assert.equal(wrong.status, 422)
  assert.match(await read(visitor, typing), /o&#39;hara\+reload@/)
  assert.equal(leadOf(await visitor.submit('/portal/sign-in/code', { mailbox: address, code })), '/portal')
  assert.match((await visitor.open(typing)).location, /^\/portal\/sign-in\?/)
})

test('after a sign-in or a passkey nobody is led to another website', async () => {
  const visitor = await open('led')
  const others = ['//evil.example', 'https://evil.example', '/\\evil.example', '/portals', '/docs']
  // A character that no header may have would make the answer fail, and the code would be spent.
  for (const next of [...others, '/portal/\u20AC', '/portal/a b', '/portal?a\r\nx: y']) {
    const text = await read(visitor, `/portal/passkey?next=${encodeURIComponent(next)}`)
    assert.match(text, /data-next="\/portal"/, next)
  }
  assert.match(await read(visitor, '/portal/passkey?next=/review'), /data-next="\/review"/)
})

test('a crafted address to go on to does not cost a visitor the code', async () => {
  const visitor = makeVisitor(service, 'crafted@example.org')
  const { mailbox } = visitor
  await visitor.submit('/portal/sign-in', { mailbox })
  const code = await readCode(service, mailbox)
  const signed = await visitor.submit('/portal/sign-in/code?next=/portal/%E2%82%AC', {
    mailbox,
    code,
    next: '/portal/\u20AC',
  })
  assert.equal(leadOf(signed), '/portal')
  assert.equal((await visitor.get('/me')).status, 200)
})

test('the first page says what to do next: make an organisation, then ask for access', async () => {
  const owner = await open('first')
  assert.match(await read(owner, '/portal'), /href="\/portal\/organisations\/new">Make an organisation/)
  const address = await make(owner)
  for (const path of ['/portal', address])
    assert.match(await read(owner, path), new RegExp(`href="${address}/requests">Ask for access`), path)
})

test('a form that is refused keeps what was typed, with each fault beside its field', async () => {
  const owner = await open('typed')
  const refused = await owner.submit('/portal/organisations/new', { name: 'A <b>name</b>', site: 'example' })
  assert.equal(refused.status, 422)
  assert.match(refused.text, /value="A &lt;b&gt;name&lt;\/b&gt;"/)
  assert.match(refused.text, /<a href="#field-site">Give the address of the website with https/)
  const address = await make(owner)
  const invited = await owner.submit(`${address}/people`, { mailbox: 'nobody', role: 'owner' })
  assert.equal(invited.status, 422)
  assert.match(invited.text, /value="nobody" aria-describedby="field-mailbox-fault"/)
  assert.match(invited.text, /value="owner" checked/)
})

test('an owner invites, changes a role, removes the person, and reads which keys that person saw', async () => {
  const owner = await open('owner')
  const address = await make(owner)
  const guest = await join(owner, address)
  const page = personPage(await read(owner, `${address}/people`), guest.mailbox)
  assert.equal(leadOf(await owner.submit(page, { role: 'owner' })), `${address}/people`)
  assert.match(await read(guest, address), /You are an owner of this organisation/)
  const [organisation = '', person = ''] = [address, page].map((path) => path.split('/').at(-1))
  const at = await service.store.now()
  const { id: key } = await service.issue({ organisation })
  await service.store.write<PortalTables, undefined>(async (trx) => {
    await noteSighting(trx, key, person, at)
    return undefined
  })
  assert.match(await read(owner, `${page}/remove`), /all sessions of the person end at once/)
  assert.equal((await owner.open(`${page}/removed`)).location, page)
  const removed = leadOf(await owner.submit(`${page}/remove`))
  assert.match(await read(owner, removed), new RegExp(`href="${address}/keys/${key}"`))
  assert.equal((await guest.open('/portal')).location, '/portal/sign-in?next=%2Fportal')
  const invented = await read(owner, `${address}/people/per_invented/removed`)
  assert.doesNotMatch(invented, /was removed|no longer|have ended/)
})

test('the page of usage adds up whole days only, and says so above both tables', async () => {
  const owner = await open('usage')
  const address = await make(owner)
  const { id: key } = await service.issue({ organisation: address.split('/').at(-1) ?? '' })
  const at = (await service.store.now()).getTime()
  const [today = '', yesterday = '', before = ''] = [0, 1, 2].map((days) =>
    new Date(at - days * 86_400_000).toISOString().slice(0, 10),
  )
  const put = (day: string, many: number) =>
    service.store.write<PortalTables, unknown>(async (trx) => {
      for (let number = 0; number < many; number += 100)
        await trx
          .insertInto('key_usage')
          .values(
            Array.from({ length: Math.min(100, many - number) }, (_, index) => ({
              key,
              day,
              operation: `operation${number + index}`,
              status: 200,
              count: 1,
            })),
          )
          .execute()
      return undefined
    })
  await put(today, 700)
  await put(yesterday, 200)
  const whole = await read(owner, `${address}/usage?key=${key}`)
  assert.match(whole, new RegExp(`>${yesterday}<`))
  assert.doesNotMatch(whole, /not shown/)
  assert.match(whole, new RegExp(`Only the key <code>${key}</code> is counted`))
  assert.ok(whole.includes(`<input type="hidden" name="key" value="${key}">`))
  await put(before, 200)
  const cut = await read(owner, `${address}/usage`)
  assert.equal(cut.split(`The day ${before} and earlier ones`).length, 3)
  assert.doesNotMatch(cut, new RegExp(`>${before}<`))
  assert.match(cut, new RegExp(`>${yesterday}</[^]*>200<`))
})

test('days of usage that are refused are shown beside their field', async () => {
  const owner = await open('days')
  const address = await make(owner)
  for (const from of ['2026-02-02', 'soon']) {
    const { status, text } = await owner.open(`${address}/usage?from=${from}&to=2026-02-01`)
    assert.equal(status, 422, text)
    assert.match(text, /id="field-from-fault"/)
    assert.match(text, /name="to" type="date" value="2026-02-01"/)
  }
})

test('an id of a key that is too long is shown beside its field', async () => {
  const owner = await open('long')
  const address = await make(owner)
  const { status, text } = await owner.open(`${address}/usage?key=${'k'.repeat(41)}`)
  assert.equal(status, 422, text)
  assert.match(text, /<a href="#field-key">[^<]*key[^<]*40/)
  assert.match(text, /id="field-key-fault"[\s\S]*id="field-key" name="key" type="text" value="k{41}"/)
  assert.doesNotMatch(text, /is counted/)
})

test('a member sees the people, and no form that only an owner may send', async () => {
  const owner = await open('owner')
  const address = await make(owner)
  const guest = await join(owner, address)
  const text = await read(guest, `${address}/people`)
  assert.match(text, /Owners invite and remove people/)
  assert.doesNotMatch(text, /name="mailbox"/)
  assert.doesNotMatch(await read(guest, personPage(text, owner.mailbox)), /name="role"/)
  assert.equal((await guest.open(`${personPage(text, owner.mailbox)}/remove`)).status, 403)
  assert.equal((await guest.open(`${address}/invitations/inv_invented`)).status, 403)
  assert.equal(leadOf(await guest.submit(`${address}/leave`)), '/portal')
  assert.equal((await guest.open(address)).status, 404)
})

test('an invitation is withdrawn or declined on a page of its own, and is gone then', async () => {
  const [owner, guest] = [await open('owner'), await open('guest')]
  const address = await make(owner)
  const invite = () => owner.submit(`${address}/people`, { mailbox: guest.mailbox, role: 'member' })
  await invite()
  const open1 = findLink(await read(owner, `${address}/people`), /href="([^"]+\/invitations\/[^"]+)"/)
  assert.match(await read(owner, open1), /Withdraw an invitation<\/h1>/)
  assert.ok((await read(owner, open1)).includes(`<strong>${guest.mailbox}</strong>`))
  const invented = await owner.open(`${address}/invitations/inv_invented`)
  assert.deepEqual([invented.status, /<form[^>]*invitations/.test(invented.text)], [404, false])
  assert.equal(leadOf(await owner.submit(open1)), `${address}/people`)
  assert.match(await read(owner, `${address}/people`), /There are no open invitations/)
  await invite()
  const received = findLink(await read(guest, '/portal'), /href="(\/portal\/invitations\/[^"]+)"/)
  assert.match(await read(guest, `${received}/decline`), /Decline the invitation<\/h1>/)
  assert.equal(leadOf(await guest.submit(`${received}/decline`)), '/portal')
  assert.equal((await guest.open(received)).status, 404)
})

test('an invitation that is opened with another mailbox leads out and back, and names neither its mailbox nor its organisation', async () => {
  const [owner, other] = [await open('owner'), await open('other')]
  const mailbox = `invited${(made += 1)}@example.org`
  await owner.submit(`${await make(owner)}/people`, { mailbox, role: 'member' })
  const mails = await listMail(service.access, 200)
  const mail = mails.find((one) => one.mailbox === mailbox && one.kind === 'invitation')
  const sent = await readMail({ ...service.access, sender: { origin: TEST_ORIGIN } }, mail?.id ?? '')
  const link = findLink(sent?.text ?? '', /http:\/\/localhost(\/portal\/invitations\/inv_[0-9a-f]+)/)

  const refused = await other.open(link)
  assert.equal(refused.status, 404)
  assert.match(refused.text, /sent to another mailbox/)
  assert.ok(refused.text.includes(other.mailbox))
  assert.ok(!refused.text.includes(mailbox) && !refused.text.includes('Library'))
  const invented = link.replace(/.{8}$/, '00000000')
  const unknown = (await other.open(invented)).text.replaceAll(invented, link)
  assert.equal(unknown, refused.text, 'an id that was invented is answered alike')
  assert.equal((await other.post(`${link.replace('/portal', '')}/accept`)).status, 404)

  assert.match(refused.text, new RegExp(`name="next" value="${link}"`))
  const out = leadOf(await other.submit('/portal/sign-out', { next: link }))
  assert.equal(out, `/portal/sign-in?next=${encodeURIComponent(link)}`)
  assert.equal((await other.open(link)).location, out)
  await other.submit('/portal/sign-in', { mailbox, next: link })
  const code = await readCode(service, mailbox)
  assert.equal(leadOf(await other.submit('/portal/sign-in/code', { mailbox, code, next: link })), link)
  assert.match(await read(other, link), /Join Library/)
  const away = await other.submit('/portal/sign-out', { next: 'https://evil.example' })
  assert.equal(leadOf(away), '/portal/sign-in?next=%2Fportal')
})

test('the last owner who leaves reads why not', async () => {
  const owner = await open('last')
  const answer = await owner.submit(`${await make(owner)}/leave`)
  assert.equal(answer.status, 409)
  assert.match(answer.text, /Make another person an owner first/)
})

test('a person sees the sessions of every browser, and ends one or all others', async () => {
  const here = await open('many')
  const [second, third] = [await signIn(service, here.mailbox), await signIn(service, here.mailbox)]
  const { data } = (await here.get('/sessions')) as { data: readonly ListedSession[] }
  assert.equal(new Set(data.map(({ address }) => address)).size, 3)
  const page = await read(here, '/portal/sessions')
  for (const { address, agent } of data) {
    assert.match(address, /^10\.\d+\.\d+\.\d+$/)
    assert.ok(agent !== '' && page.includes(address) && page.includes(agent), page)
  }
  const end = findLink(page, /action="(\/portal\/sessions\/ses_[^"]+\/end)"/)
  assert.equal(leadOf(await here.submit(end)), '/portal/sessions')
  assert.equal(leadOf(await here.submit('/portal/sessions/end-others')), '/portal/sessions')
  for (const other of [second, third]) assert.equal((await other.get('/me')).code, 'sign_in_needed')
  assert.match(await read(here, '/portal/sessions'), /You are signed in nowhere else/)
})

test('a reviewer finds the reviews, and keeps the last passkey', async () => {
  const reviewer = await enrol(service, 'rita@example.org')
  assert.match(await read(reviewer, '/portal'), /href="\/review">Review access requests/)
  const page = findLink(
    await read(reviewer, '/portal/passkeys'),
    /href="(\/portal\/passkeys\/[^"]+\/remove)"/,
  )
  assert.match(await read(reviewer, page), /keeps at least one passkey/)
  assert.equal((await reviewer.submit(page)).status, 409)
  const code = await signIn(service, reviewer.mailbox)
  assert.match(await read(code, '/portal'), /href="\/portal\/passkey\?next=%2Freview"/)
  assert.match(await read(code, '/portal/passkeys'), /href="\/portal\/passkey\?next=%2Fportal%2Fpasskeys"/)
  assert.equal(leadOf(await code.submit(page)), `/portal/passkey?next=${encodeURIComponent(page)}`)
})
