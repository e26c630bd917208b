import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findOrganisation, listOrganisations } from '../people/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  findKey,
  issueKey,
  listSeenKeys,
  noteSighting,
  portalMigrations,
  revokeKey,
  type AccessNeeds,
  type NewKey,
  type PortalTables,
} from './index.ts'
import { makeTestAccess } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const WANTED: NewKey = {
  organisation: 'Example Society',
  scopes: ['members:read'],
  actor: 'operator:test',
  at: AT,
}

onEveryStore((open) => {
  let store: TestStore
  let access: AccessNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    access = makeTestAccess(store)
  })
  after(() => store.destroy())

  const see = (key: string, person: string) =>
    store.write<PortalTables, undefined>(async (trx) => {
      await noteSighting(trx, key, person, AT)
      return undefined
    })

  test('keys that a person saw are listed by organisation, without those that are revoked', async () => {
    const [own, other, closed] = [
      await issueKey(access, { ...WANTED, name: 'Batch' }),
      await issueKey(access, { ...WANTED, organisation: 'Reading Room' }),
      await issueKey(access, WANTED),
    ]
    for (const { id } of [own, own, other, closed]) await see(id, 'per_1')
    await see(closed.id, 'per_2')
    await revokeKey(store, closed.id, 'operator:test', AT)
    assert.deepEqual(await listSeenKeys(store, 'Example Society', 'per_1'), [
      { key: own.id, name: 'Batch', start: own.secret.slice(0, 13), seenAt: AT },
    ])
    assert.deepEqual(await listSeenKeys(store, 'Example Society', 'per_2'), [])
  })

  test('a key makes its organisation with the name as its id, in one transaction with the key', async () => {
    const { organisation, id } = await issueKey(access, { ...WANTED, organisation: 'Night Watch' })
    assert.equal(organisation, 'Night Watch')
    assert.equal((await findKey(store, id))?.organisation, 'Night Watch')
    const found = await findOrganisation(store, 'Night Watch')
    assert.deepEqual([found?.name, found?.site, found?.createdAt], ['Night Watch', null, AT])
    const before = await listOrganisations(store)
    await assert.rejects(issueKey(access, { ...WANTED, organisation: 'NIGHT WATCH' }), {
      code: 'invalid_query',
    })
    await assert.rejects(
      issueKey(access, { ...WANTED, organisation: 'New Society', at: new Date(Number.NaN) }),
    )
    assert.deepEqual(await listOrganisations(store), before)
  })
})
