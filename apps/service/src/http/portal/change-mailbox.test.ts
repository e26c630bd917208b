import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { RequestAnswers } from '@rotunda/contract'
import { deletePerson, decide, draftRequest, submitRequest, type PortalTables } from '../../access/index.ts'
import { openMessageService } from '../../bin/testing.ts'
import { listMail, makeEnrolment, makeOrganisation, readMail } from '../../people/index.ts'
import { enrol, makeVisitor, readCode, signIn, TEST_ORIGIN, usePasskey, type Visitor } from './testing.ts'

const service = await openMessageService()
after(() => service.close())
const { store, access } = service

type Me = {
  readonly id: string
  readonly mailbox: string
  readonly role: string | null
  readonly organisations: readonly { readonly id: string }[]
  readonly invitations: readonly { readonly id: string }[]
}
const meOf = async (visitor: Visitor): Promise<Me> => (await visitor.get('/me')).data as Me

const begin = async (visitor: Visitor, { mailbox: old }: { mailbox: string }, mailbox: string) => {
  const asked = await visitor.post('/me/mailbox/codes', { mailbox })
  assert.equal(asked.status, 200, asked.text)
  return { mailbox, code: await readCode(service, mailbox), old_code: await readCode(service, old) }
}

const wrong = (code: string): string => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`

test('a person changes the mailbox by the codes of both, and keeps role, passkeys, organisations and invitations', async () => {
  const rita = await enrol(service, 'rita@old.example')
  const other = await signIn(service, rita.mailbox)
  const before = await meOf(rita)
  const actor = { person: before.id, by: 'portal', address: '192.0.2.7' } as const
  const [at, site] = [await store.now(), 'https://society.example']
  const own = await makeOrganisation(access, { name: 'Own Society', site, actor }, at)
  const ada = await signIn(service, 'ada@society.example')
  const host = await ada.post('/organisations', { name: 'Host Society', site })
  const { id: organisation } = host.data as { readonly id: string }
  const invited = { mailbox: rita.mailbox, role: 'member' }
  assert.equal((await ada.post(`/organisations/${organisation}/invitations`, invited)).status, 201)

  const typed = await begin(rita, rita, 'rita@new.example')
  assert.deepEqual((await rita.post('/me/mailbox', { ...typed, old_code: wrong(typed.old_code) })).fields, [
    'old_code',
  ])
  assert.deepEqual((await rita.post('/me/mailbox', { ...typed, code: wrong(typed.code) })).fields, ['code'])
  assert.equal((await meOf(rita)).mailbox, 'rita@old.example')
  assert.equal((await rita.post('/me/mailbox', typed)).status, 200)
  const me = await meOf(rita)
  assert.deepEqual([me.id, me.mailbox, me.role], [before.id, 'rita@new.example', 'reviewer'])
  assert.deepEqual([me.organisations[0]?.id, me.invitations.length], [own.id, 1])
  assert.equal((await rita.get('/review/requests')).status, 200)
  assert.equal((await other.get('/me')).code, 'sign_in_needed')
  assert.equal((await usePasskey(makeVisitor(service), rita.passkey)).status, 200)
  assert.equal((await meOf(await signIn(service, 'rita@new.example'))).id, before.id)
  assert.notEqual((await meOf(await signIn(service, 'rita@old.example'))).id, before.id)

  const mail = (await listMail(access, 200)).find(
    ({ mailbox, kind }) => mailbox === 'rita@old.example' && kind === 'person',
  )
  const read = await readMail({ ...access, sender: { origin: TEST_ORIGIN } }, mail?.id ?? '')
  assert.ok(!(read?.text ?? 'rita@new.example').includes('rita@new.example'))
  const lines = store.db<PortalTables>().selectFrom('audit').selectAll()
  const line = await lines.where('action', '=', 'person.change_mailbox').executeTakeFirstOrThrow()
  assert.deepEqual([line.actor, line.object, line.detail], [before.id, before.id, '{"sessions":1}'])
})

test('a mailbox of another person is not taken, and the refusal comes after both codes', async () => {
  await signIn(service, 'taken@society.example')
  const bea = await signIn(service, 'bea@society.example')
  const typed = await begin(bea, bea, 'taken@society.example')
  assert.deepEqual((await bea.post('/me/mailbox', typed)).fields, ['mailbox'])
  assert.deepEqual((await bea.post('/me/mailbox/codes', { mailbox: bea.mailbox })).fields, ['mailbox'])
  assert.equal((await meOf(bea)).mailbox, bea.mailbox)
})

test('a person who has a passkey changes the mailbox in no session by code alone, and in no other browser', async () => {
  const ruth = await enrol(service, 'ruth@old.example')
  const reader = await signIn(service, ruth.mailbox)
  assert.equal(
    (await reader.post('/me/mailbox/codes', { mailbox: 'eve@new.example' })).code,
    'passkey_needed',
  )
  const typed = await begin(ruth, ruth, 'ruth@new.example')
  assert.equal((await reader.post('/me/mailbox', typed)).code, 'passkey_needed')
  const elsewhere = makeVisitor(service)
  assert.equal((await usePasskey(elsewhere, ruth.passkey)).status, 200)
  assert.deepEqual((await elsewhere.post('/me/mailbox', typed)).fields, ['code'])
  assert.equal((await meOf(ruth)).mailbox, ruth.mailbox)
})

test('a change of the mailbox ends open enrolments of both mailboxes', async () => {
  const una = await signIn(service, 'una@old.example')
  const mailboxes = [una.mailbox, 'una@new.example']
  const codes: string[] = []
  for (const mailbox of mailboxes) {
    const wanted = { mailbox, role: 'reviewer', actor: 'test' } as const
    codes.push((await makeEnrolment(access, wanted, await store.now())).code)
  }
  const typed = await begin(una, una, 'una@new.example')
  assert.equal((await una.post('/me/mailbox', typed)).status, 200)
  for (const code of codes)
    assert.deepEqual((await una.post('/enrolment/options', { code })).fields, ['code'])
})

test('a reviewer who changes the mailbox stays near to the domain of the former one', async () => {
  const near = await enrol(service, 'near@near.example')
  const cy = await signIn(service, 'cy@near.example')
  const { id: person } = await meOf(cy)
  const actor = { person, by: 'portal', address: '192.0.2.7' } as const
  const at = await store.now()
  const { id: organisation } = await makeOrganisation(
    access,
    { name: 'Near Guild', site: 'https://near.example', actor },
    at,
  )
  const answers: RequestAnswers = {
    scopes: [{ scope: 'members:read', reason: 'Readers look for their members.' }],
    purpose: 'A guide to the offices of Congress.',
    use: 'public',
    volume: 500,
    key_storage: 'In a secret store.',
  }
  const { id: request } = await draftRequest(access, { actor, organisation, answers, at })
  await submitRequest(access, { actor, request, at })
  assert.equal((await near.post('/me/mailbox', await begin(near, near, 'far@far.example'))).status, 200)
  const { id: reviewer } = await meOf(near)
  const approve = [{ scope: 'members:read' }] as const
  const order = { actor: { ...actor, person: reviewer }, request, at, approve }
  await assert.rejects(decide(access, order), /former mailbox, has the domain/)
  await deletePerson(access, { person: reviewer, actor: 'test' }, await store.now())
  const rows = await store.db<PortalTables>().selectFrom('former_mailboxes').selectAll().execute()
  assert.ok(!JSON.stringify(rows).includes('near@near.example'))
  const mails = await listMail(access, 200)
  assert.ok(!mails.some(({ mailbox }) => mailbox === 'near@near.example'))
})

test('the pages change the mailbox, and keep what was typed when a code is wrong', async () => {
  const di = await signIn(service, 'di@old.example')
  assert.match((await di.open('/portal/mailbox')).text, /di@old\.example/)
  const sent = await di.submit('/portal/mailbox', { mailbox: 'di@new.example' })
  assert.deepEqual([sent.status, sent.location], [303, '/portal/mailbox/codes'])
  for (let reload = 0; reload < 7; reload += 1)
    assert.match((await di.open(sent.location)).text, /di@new\.example[^]*Code of the present mailbox/)
  const typed = {
    mailbox: 'di@new.example',
    code: await readCode(service, 'di@new.example'),
    old_code: await readCode(service, 'di@old.example'),
  }
  const refused = await di.submit('/portal/mailbox/codes', { ...typed, code: '1' })
  assert.match(refused.text, /Enter the 8 digits/)
  assert.equal((await di.submit('/portal/mailbox/codes', typed)).location, '/portal')
  assert.match((await di.open('/portal')).text, /di@new\.example/)
})
