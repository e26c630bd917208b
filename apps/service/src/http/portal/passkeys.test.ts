import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { openMessageService, type Environment, type TestService } from '../../bin/testing.ts'
import {
  endAllSessions,
  findSession,
  listMail,
  listSessions,
  makeEnrolment,
  raiseSession,
  readMail,
  resetPasskeys,
  type PeopleTables,
} from '../../people/index.ts'
import { openTestPostgres } from '../../platform/store/testing.ts'
import {
  enrol,
  makeSoftwarePasskey,
  makeVisitor,
  signIn,
  TEST_ORIGIN,
  usePasskey,
  type Visitor,
} from './testing.ts'
import type { PasskeyOptions } from './testing/software-passkey.ts'

const DAY = 86_400_000

let service: TestService
before(async () => {
  service = await openMessageService()
})
after(() => service.close())

type Me = { readonly role: string | null; readonly session: { readonly has_passkey: boolean } }

test('a person who was invited takes a role with a passkey, and signs in with it in a new browser', async () => {
  const { passkey, ...reviewer } = await enrol(service, 'rita@example.org')
  const me = (await reviewer.get('/me')).data as Me
  assert.equal(me.role, 'reviewer')
  assert.equal(me.session.has_passkey, true)
  const other = makeVisitor(service)
  assert.equal((await other.get('/me')).code, 'sign_in_needed')
  assert.equal((await usePasskey(other, passkey)).status, 200)
  assert.equal(((await other.get('/me')).data as Me).session.has_passkey, true)
})

test('the cookie from before a passkey was used is worth nothing after it', async () => {
  const { passkey } = await enrol(service, 'ruth@example.org')
  const planted = await signIn(service, 'ruth@example.org')
  const before = new Map(planted.cookies)
  assert.equal((await usePasskey(planted, passkey)).status, 200)
  const old = makeVisitor(service)
  for (const [name, value] of before) old.cookies.set(name, value)
  assert.equal((await old.get('/me')).code, 'sign_in_needed')
  assert.equal((await planted.get('/me')).status, 200)
})

test('the passkey of another person does not raise a session', async () => {
  const { passkey } = await enrol(service, 'rosa@example.org')
  const stranger = await signIn(service, 'sam@example.org')
  assert.equal((await usePasskey(stranger, passkey)).code, 'not_permitted')
  assert.equal(((await stranger.get('/me')).data as Me).session.has_passkey, false)
})

const inviteReviewer = async (mailbox: string) => {
  const wanted = { mailbox, role: 'reviewer', actor: 'test' } as const
  return makeEnrolment(service.access, wanted, await service.store.now())
}

test('a code opens its role for its own mailbox alone, once, and for seven days', async () => {
  const visitor = await signIn(service, 'una@example.org')
  const { store } = service
  const invite = () => inviteReviewer(visitor.mailbox)
  const ask = async (who: Visitor, code: string) => {
    const { status, fields } = await who.post('/enrolment/options', { code })
    return status === 200 ? 'open' : fields.join()
  }
  const old = await invite()
  assert.equal(await ask(await signIn(service, 'uma@example.org'), old.code), 'code')
  assert.equal(await ask(visitor, old.code), 'open')
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .updateTable('enrolments')
      .set((row) => ({ ends_at: row('ends_at', '-', 7 * DAY) }))
      .where('id', '=', old.id)
      .execute(),
  )
  assert.equal(await ask(visitor, old.code), 'code')
  const { code } = await invite()
  const { data } = await visitor.post('/enrolment/options', { code })
  const response = makeSoftwarePasskey(TEST_ORIGIN).create(data as PasskeyOptions)
  assert.equal((await visitor.post('/passkeys', { name: 'Laptop', response })).status, 201)
  assert.equal(await ask(visitor, code), 'code')
})

test('after a reset a reviewer adds no passkey by a code of a mail, and does by a code of an operator', async () => {
  const reviewer = await enrol(service, 'vera@example.org')
  const { id: person } = (await reviewer.get('/me')).data as { readonly id: string }
  const [earlier, foreign] = [await inviteReviewer(reviewer.mailbox), await inviteReviewer('vic@example.org')]
  await resetPasskeys(service.access, { person, actor: 'test' }, await service.store.now())
  assert.equal((await reviewer.get('/me')).code, 'sign_in_needed')
  const again = await signIn(service, reviewer.mailbox)
  assert.deepEqual((await again.post('/enrolment/options', { code: earlier.code })).fields, ['code'])
  const other = await signIn(service, 'vic@example.org')
  assert.equal((await other.post('/enrolment/options', { code: foreign.code })).status, 200)
  assert.equal((await again.post('/passkeys/options')).code, 'not_permitted')
  assert.equal((await again.get('/review/requests')).code, 'passkey_needed')
  assert.equal((await usePasskey(again, reviewer.passkey)).code, 'not_permitted')
  const enrolled = await enrol(service, reviewer.mailbox)
  assert.equal((await enrolled.get('/review/requests')).status, 200)
})

test('an enrolment removes every earlier passkey, ends every other session, and says so by mail', async () => {
  const mailbox = 'yara@example.org'
  const early = await signIn(service, mailbox)
  const planted = makeSoftwarePasskey(TEST_ORIGIN)
  const { data } = await early.post('/passkeys/options')
  const response = planted.create(data as PasskeyOptions)
  assert.equal((await early.post('/passkeys', { name: 'Planted', response })).status, 201)
  const question = await early.post('/passkeys/options')
  const reviewer = await enrol(service, mailbox)
  assert.equal((await early.get('/me')).code, 'sign_in_needed')
  const late = makeSoftwarePasskey(TEST_ORIGIN).create(question.data as PasskeyOptions)
  assert.equal((await early.post('/passkeys', { name: 'Late', response: late })).code, 'sign_in_needed')
  assert.equal((await usePasskey(makeVisitor(service), planted)).code, 'not_permitted')
  assert.equal(((await reviewer.get('/passkeys')).data as readonly unknown[]).length, 1)
  assert.equal((await reviewer.get('/review/requests')).status, 200)
  const mail = (await listMail(service.access, 200)).find((one) => one.mailbox === mailbox)
  assert.equal(mail?.kind, 'person')
  const read = await readMail({ ...service.access, sender: { origin: TEST_ORIGIN } }, mail.id)
  assert.match(read?.text ?? '', /passkeys that were removed: 1\..*sessions that were ended: 1\./s)
})

test('a device whose passkey was removed may make the passkey of an enrolment', async () => {
  const reviewer = await enrol(service, 'zoe@example.org')
  const at = await service.store.now()
  const wanted = { mailbox: reviewer.mailbox, role: 'operator', actor: 'test' } as const
  const { code } = await makeEnrolment(service.access, wanted, at)
  const { data } = await reviewer.post('/enrolment/options', { code })
  assert.deepEqual((data as { readonly excludeCredentials: unknown }).excludeCredentials, [])
  const response = reviewer.passkey.create(data as PasskeyOptions)
  assert.equal((await reviewer.post('/passkeys', { name: 'Again', response })).status, 201)
  assert.equal(((await reviewer.get('/me')).data as Me).role, 'operator')
})

test('a passkey with the longest id that a browser gives is removed, by its page as well', async () => {
  const visitor = await enrol(service, 'wilma@example.org')
  const { id: person } = (await visitor.get('/me')).data as { readonly id: string }
  const id = 'A'.repeat(1364)
  const put = async () => {
    const unused = { public_key: new Uint8Array(1), counter: 0, transports: '[]', last_used_at: null }
    const row = { ...unused, id, person, name: 'Security key', created_at: 0 }
    await service.store.write<PeopleTables, unknown>((trx) =>
      trx.insertInto('passkeys').values(row).execute(),
    )
  }
  await put()
  assert.equal((await visitor.delete(`/passkeys/${id}`)).status, 200)
  await put()
  const page = `/portal/passkeys/${id}/remove`
  assert.match((await visitor.open(page)).text, /Remove the passkey Security key/)
  assert.equal((await visitor.submit(page)).location, '/portal/passkeys')
  assert.equal(((await visitor.get('/passkeys')).data as readonly unknown[]).length, 1)
})

test('of two questions to a new passkey the browser answers the later one: a role after a plain passkey', async () => {
  const visitor = await signIn(service, 'sue@example.org')
  assert.equal((await visitor.post('/passkeys/options')).status, 200)
  const at = await service.store.now()
  const wanted = { mailbox: visitor.mailbox, role: 'reviewer', actor: 'test' } as const
  const { code } = await makeEnrolment(service.access, wanted, at)
  const { data } = await visitor.post('/enrolment/options', { code })
  const response = makeSoftwarePasskey(TEST_ORIGIN).create(data as PasskeyOptions)
  assert.equal((await visitor.post('/passkeys', { name: 'Laptop', response })).status, 201)
  assert.equal(((await visitor.get('/me')).data as Me).role, 'reviewer')
})

test('a session that ended while its rights rose is not replaced by another', async () => {
  const visitor = await signIn(service, 'tom@example.org')
  const { store } = service
  const session = await findSession(store, visitor.cookies.get('rotunda') ?? '', await store.now())
  assert.ok(session)
  const { person } = session
  await endAllSessions(service.access, { person, actor: 'test' }, await store.now())
  const browser = { person, passkey: null, address: '192.0.2.1', agent: 'Test' }
  const at = await store.now()
  await assert.rejects(
    store.write<PeopleTables, string>((trx) => raiseSession(trx, session, browser, at)),
    { code: 'sign_in_needed' },
  )
  assert.deepEqual(await listSessions(store, person, at), [])
})

/** Lines of the log about passkeys, of a start at an address. */
const startAt = async (
  environment: Environment,
  address: string,
  visit: (service: TestService) => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  const started = await openMessageService({ ...environment, ROTUNDA_PUBLIC_URL: address })
  try {
    await visit(started)
    return started.log.lines.filter((line) => line.includes('"event":"passkeys.')).join('\n')
  } finally {
    await started.close()
  }
}

const moveAndReturn = async (t: TestContext, more: Environment): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-moved-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  const environment = { ROTUNDA_DATA: directory, ...more }
  const elsewhere = 'http://elsewhere.example'
  const lost =
    /"level":"warn".*open nothing at elsewhere\.example, .* ROTUNDA_PUBLIC_URL: 1 of localhost\..*people invite.*people reset-passkey.*docs\/how-to\/go-live\.md/
  const forgetHosts = async ({ store }: TestService) => {
    await store.write<PeopleTables, unknown>((trx) =>
      trx.updateTable('passkeys').set({ host: null }).execute(),
    )
  }
  let passkey = makeSoftwarePasskey(TEST_ORIGIN)
  const added = await startAt(environment, TEST_ORIGIN, async (started) => {
    passkey = (await enrol(started, 'moira@example.org')).passkey
  })
  assert.equal(added, '')
  assert.match(await startAt(environment, elsewhere, forgetHosts), lost)
  // A passkey of an older version, until it is used.
  assert.equal(await startAt(environment, elsewhere), '')
  const used = await startAt(environment, TEST_ORIGIN, async (started) => {
    assert.equal((await usePasskey(makeVisitor(started), passkey)).status, 200)
  })
  assert.equal(used, '')
  assert.match(await startAt(environment, elsewhere), lost)
  assert.equal(await startAt(environment, TEST_ORIGIN), '')
}

test('a start at another host says how many passkeys of which host open nothing there, and a start back at the host says nothing', (t) =>
  moveAndReturn(t, {}))

test('a start at another host says the same on PostgreSQL', async (t) => {
  const database = await openTestPostgres([])
  t.after(() => database.destroy())
  const { databaseUrl } = database.place
  if (databaseUrl === undefined) t.skip('no PostgreSQL server listens on this machine')
  else await moveAndReturn(t, { DATABASE_URL: databaseUrl })
})
