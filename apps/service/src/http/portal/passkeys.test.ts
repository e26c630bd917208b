import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { enrol, makeVisitor, signIn, usePasskey } from './testing.ts'

let service: TestService
before(async () => {
  service = await openTestService()
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
