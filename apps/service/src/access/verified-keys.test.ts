import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestSqlite } from '../platform/store/testing.ts'
import { authenticate, issueKey, portalMigrations } from './index.ts'
import { AT, makeTestAccess } from './testing.ts'
import { findVerified, forgetVerified, openVerified, rememberVerified } from './verified-keys.ts'

test('a key that was read before a change is not remembered after it', async () => {
  const store = await openTestSqlite(portalMigrations, () => AT)
  try {
    const access = makeTestAccess(store)
    const { secret } = await issueKey(access, { organisation: 'X', scopes: [], actor: 'test', at: AT })
    await authenticate(access, secret, AT)
    const read = findVerified(store, secret, AT)
    assert.ok(read)
    const before = openVerified(store)
    forgetVerified(store)
    rememberVerified(before, secret, read)
    assert.equal(findVerified(store, secret, AT), undefined)
    rememberVerified(openVerified(store), secret, read)
    assert.equal(findVerified(store, secret, AT), read)
  } finally {
    await store.destroy()
  }
})
