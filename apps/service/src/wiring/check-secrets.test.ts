import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MessageTables } from '../messages/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { checkSecrets, forgetSecrets } from './check-secrets.ts'
import { MIGRATIONS } from './migrations.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { readSettings } from './settings.ts'

const bytes = (fill: number): string => Buffer.alloc(32, fill).toString('base64')
const secretsOf = (sealingKeys: string, pepper = bytes(9)) =>
  openSecrets(readSettings({ ROTUNDA_SEALING_KEYS: sealingKeys, ROTUNDA_KEY_PEPPER: pepper }))
const FIRST = `1:${bytes(1)}`

const refuses = (says: RegExp) => (cause: unknown) => {
  assert.ok(cause instanceof OperatorFault)
  assert.match(cause.message, says)
  for (const fill of [1, 2, 3, 9]) assert.ok(!cause.message.includes(bytes(fill)))
  return true
}

/** A message as an earlier version stored it: sealed, in a database that keeps nothing of its secrets. */
const storeMessage = (store: Store, { sealer }: Secrets): Promise<unknown> => {
  const sealed = sealer.seal('{}', 'msg_1')
  const texts = { organisation: 'O', key_id: 'key_1', destination: '{}', delivery_id: 'd', reason: '' }
  const counts = { revision: 0, attempts: 0, sent_before: 0, accepted_at: 0, due_at: 0 }
  const how = { mode: 'live', channel: 'house-cwc', state: 'queued' } as const
  return store.write<MessageTables, unknown>((trx) =>
    trx
      .insertInto('messages')
      .values({
        id: 'msg_1',
        ...texts,
        ...counts,
        ...how,
        ...UNSET,
        sealed_key: sealed.key,
        sealed_body: sealed.body,
      })
      .execute(),
  )
}
const UNSET = {
  idempotency_key: null,
  deadline: null,
  held_for: null,
  leased_until: null,
  tried_since: null,
  receipt: null,
  settled_at: null,
}

onEveryStore((open) => {
  const opened = async (t: { after(clean: () => Promise<void>): void }) => {
    const store = await open(MIGRATIONS)
    t.after(() => store.destroy())
    return store
  }

  test('the secrets with which a database was first used start again, and others are refused by name', async (t) => {
    const store = await opened(t)
    const check = (secrets: Secrets) => checkSecrets(store, 'live', secrets)
    await check(secretsOf(FIRST))
    await check(secretsOf(FIRST))
    await assert.rejects(check(secretsOf(FIRST, bytes(8))), refuses(/ROTUNDA_KEY_PEPPER is not the pepper/))
    await assert.rejects(check(secretsOf(`1:${bytes(2)}`)), refuses(/ROTUNDA_SEALING_KEYS: key 1 is not/))
    await assert.rejects(check(secretsOf(`2:${bytes(2)}`)), refuses(/none of the keys .* \(1\)/))
    await check(secretsOf(FIRST))
  })

  test('a new sealing key before the old one is taken, and then the old one may go', async (t) => {
    const store = await opened(t)
    const check = (keys: string) => checkSecrets(store, 'live', secretsOf(keys))
    await check(FIRST)
    await check(`2:${bytes(2)},${FIRST}`)
    await check(`2:${bytes(2)}`)
    await assert.rejects(check(`2:${bytes(3)}`), refuses(/key 2 is not/))
  })

  test('of two services that start together with different secrets, at most one goes on', async (t) => {
    const store = await opened(t)
    const ends = await Promise.allSettled([
      checkSecrets(store, 'live', secretsOf(FIRST)),
      checkSecrets(store, 'live', secretsOf(`1:${bytes(2)}`, bytes(8))),
    ])
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  test('a database that is older than its checks is not taken by secrets that open none of its messages', async (t) => {
    const store = await opened(t)
    const right = secretsOf(FIRST)
    await storeMessage(store, right)
    const refused = checkSecrets(store, 'live', secretsOf(`1:${bytes(2)}`, bytes(8)))
    await assert.rejects(refused, refuses(/cannot open the messages/))
    await checkSecrets(store, 'live', right)
  })

  test('a sandbox and live keep their own secrets, and secrets that are lost can be forgotten for one of them', async (t) => {
    const store = await opened(t)
    await checkSecrets(store, 'live', secretsOf(FIRST))
    await checkSecrets(store, 'sandbox', secretsOf(`1:${bytes(2)}`, bytes(8)))
    assert.equal(await forgetSecrets(store, 'live'), 2)
    await checkSecrets(store, 'live', secretsOf(`1:${bytes(3)}`, bytes(7)))
    await assert.rejects(checkSecrets(store, 'sandbox', secretsOf(FIRST)), refuses(/ROTUNDA_KEY_PEPPER/))
  })
})
