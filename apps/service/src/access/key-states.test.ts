import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { waitUntil } from '../platform/testing.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { checkAudit, listAudit } from '../audit/index.ts'
import {
  portalMigrations,
  authenticate,
  changeKey,
  findKey,
  flagExposed,
  issueKey,
  requireAddress,
  resumeKey,
  rotateKey,
  suspendKey,
  wasVerified,
  type AccessNeeds,
  type NewKey,
} from './index.ts'
import { makeTestAccess } from './testing.ts'

const AT = new Date('2026-03-02T12:00:30Z')
const DAY = 86_400_000
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

onEveryStore((open) => {
  let store: TestStore
  let access: AccessNeeds
  let live: AccessNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    access = makeTestAccess(store)
    live = { ...access, kind: 'live' }
  })
  after(() => store.destroy())

  const issue = (wanted: Partial<NewKey> = {}, needs = access) =>
    issueKey(needs, {
      organisation: 'Example Society',
      scopes: ['members:read'],
      quotas: { minute: 30, day: 400 },
      actor: 'operator:test',
      at: AT,
      ...wanted,
    })
  const order = (id: string) => ({ id, actor: 'operator:test', at: AT })
  const findIssue = async (object: string) =>
    (await listAudit(store, { object, action: 'key.issue', limit: 1 }))[0]
  const actionsOn = async (object: string) =>
    (await listAudit(store, { object, limit: 100 })).map(({ action }) => action)

  test('a rotated key has the terms of the old one, shares its quotas, and both are taken until the overlap ends', async () => {
    const old = await issue({ addresses: ['203.0.113.0/24'], expiresAt: later(90 * DAY), note: 'Pilot' })
    const { id, secret, overlapEndsAt } = await rotateKey(access, { ...order(old.id), overlapDays: 7 })
    const [before, after] = [
      await authenticate(access, old.secret, AT),
      await authenticate(access, secret, AT),
    ]
    assert.deepEqual(
      [after.scopes, after.quotas, after.addresses, after.countedAs],
      [before.scopes, before.quotas, before.addresses, old.id],
    )
    assert.deepEqual([before.expiresAt, after.expiresAt], [overlapEndsAt, later(90 * DAY)])
    await authenticate(access, old.secret, later(7 * DAY - 1))
    await assert.rejects(authenticate(access, old.secret, later(7 * DAY)), /was replaced by a newer key/)
    await authenticate(access, secret, later(7 * DAY))
    assert.equal((await findKey(store, id))?.note, 'Pilot')
    assert.deepEqual(await actionsOn(old.id), ['key.rotate', 'key.issue'])
    const lines = await Promise.all([old.id, id].map((object) => findIssue(object)))
    const [issued, replacing] = lines.map((line) => JSON.parse(line?.detail ?? ''))
    assert.deepEqual(replacing, issued)
    assert.equal(lines[1]?.actor, 'operator:test')
  })

  test('without an overlap the old key ends at once, though this process has just read it', async () => {
    const old = await issue()
    await authenticate(access, old.secret, AT)
    const { secret } = await rotateKey(access, { ...order(old.id), overlapDays: 0 })
    await assert.rejects(authenticate(access, old.secret, AT), /was replaced/)
    await authenticate(access, secret, AT)
  })

  test('a key is rotated once, and not when it is over; a suspended one is', async () => {
    const [first, expired, suspended] = [await issue(), await issue({ expiresAt: AT }), await issue()]
    const rotate = (id: string) => rotateKey(access, { ...order(id), overlapDays: 1 })
    const both = await Promise.allSettled([rotate(first.id), rotate(first.id)])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    await assert.rejects(rotate(first.id), /was replaced by key_\w+ already/)
    await assert.rejects(rotate(expired.id), /is expired\. Issue a new key/)
    await assert.rejects(rotate('key_none'), /There is no key key_none/)
    await suspendKey(store, { ...order(suspended.id), reason: 'lost' })
    const { secret } = await rotate(suspended.id)
    await authenticate(access, secret, AT)
    await assert.rejects(authenticate(access, suspended.secret, AT), /suspended: lost/)
  })

  test('a key that is over is not shown as suspended, since nothing can reopen it', async () => {
    const [ended, replaced] = [await issue({ expiresAt: later(DAY) }), await issue()]
    await rotateKey(access, { ...order(replaced.id), overlapDays: 1 })
    for (const { id } of [ended, replaced]) await suspendKey(store, { ...order(id), reason: 'lost' })
    await assert.rejects(authenticate(access, ended.secret, AT), /suspended: lost/)
    await assert.rejects(authenticate(access, ended.secret, later(DAY)), /expired on/)
    await assert.rejects(authenticate(access, replaced.secret, AT), /suspended: lost/)
    await assert.rejects(authenticate(access, replaced.secret, later(DAY)), /was replaced by a newer key/)
  })

  test('a suspended key is closed until it is resumed, at once where the order was given', async () => {
    const { id, secret } = await issue()
    await authenticate(access, secret, AT)
    await suspendKey(store, { ...order(id), reason: 'an invoice is open' })
    await assert.rejects(authenticate(access, secret, AT), /suspended: an invoice is open/)
    await assert.rejects(
      suspendKey(store, { ...order(id), reason: 'again' }),
      /^Refusal: Nothing was done: key_\w+ was suspended already at 20\S+Z \(an invoice is open\)\.$/,
    )
    await resumeKey(store, order(id))
    await authenticate(access, secret, AT)
    await assert.rejects(resumeKey(store, order(id)), /key_\w+ is not suspended\.$/)
    assert.deepEqual(await actionsOn(id), ['key.resume', 'key.suspend', 'key.issue'])
  })

  test('what a key was given can be changed, and what is not named stays', async () => {
    const { id, secret } = await issue({ addresses: ['203.0.113.0/24'] })
    await changeKey(store, { ...order(id), quotas: { day: 9 } })
    const changed = await authenticate(access, secret, AT)
    assert.deepEqual([changed.quotas, changed.addresses], [{ minute: 30, day: 9 }, ['203.0.113.0/24']])
    assert.throws(() => {
      requireAddress(changed, '198.51.100.1')
    }, /came from 198\.51\.100\.1/)
    await changeKey(store, { ...order(id), quotas: {}, addresses: null })
    requireAddress(await authenticate(access, secret, AT), '198.51.100.1')
  })

  test('a key that stood in an address is flagged once an hour, and goes on where nothing is delivered', async () => {
    const { id, secret } = await issue()
    await Promise.all([flagExposed(access, secret, AT), flagExposed(access, secret, AT)])
    await flagExposed(access, secret, later(3_599_999))
    assert.deepEqual(await actionsOn(id), ['key.exposed', 'key.issue'])
    await flagExposed(access, secret, later(3_600_000))
    assert.deepEqual(await actionsOn(id), ['key.exposed', 'key.exposed', 'key.issue'])
    await authenticate(access, secret, AT)
  })

  test('in live it is suspended as well, and again after it was resumed', async () => {
    const { id, secret } = await issue({}, live)
    await flagExposed(live, secret, AT)
    await assert.rejects(authenticate(live, secret, AT), /suspended: it stood in the address of a request/)
    await flagExposed(live, secret, AT)
    assert.deepEqual(await actionsOn(id), ['key.suspend', 'key.exposed', 'key.issue'])
    await resumeKey(store, order(id))
    await flagExposed(live, secret, AT)
    await assert.rejects(authenticate(live, secret, AT), /suspended/)
  })

  test('a key that nobody issued leaves no line', async () => {
    const { lines } = await checkAudit(store)
    const { secret } = await issueKey(
      { ...access, pepper: new Uint8Array(32).fill(1) },
      { organisation: 'SeriesDocument', scopes: [], actor: 'test', at: AT },
    )
    await flagExposed(access, secret, AT)
    assert.deepEqual(await checkAudit(store), { lines: lines + 1, brokenAt: null })
  })

  test('the minute in which a key was last used is noted, and a refused use is not', async () => {
    const { id, secret } = await issue()
    assert.equal((await findKey(store, id))?.lastUsedAt, null)
    await authenticate(access, secret, AT)
    const noted = await waitUntil('a use that is noted', async () => (await findKey(store, id))?.lastUsedAt)
    assert.equal(noted?.toISOString(), '2026-03-02T12:00:00.000Z')
    await suspendKey(store, { ...order(id), reason: 'a test' })
    await assert.rejects(authenticate(access, secret, later(DAY)))
    await store.write(() => Promise.resolve())
    assert.deepEqual((await findKey(store, id))?.lastUsedAt, noted)
  })

  test('of many keys those that were used last are remembered, and no more than a thousand', async () => {
    const kept = await issue()
    await authenticate(access, kept.secret, AT)
    const others: string[] = []
    for (let count = 0; count < 10; count += 1) {
      const issued = await Promise.all(Array.from({ length: 110 }, () => issue()))
      for (const { secret } of issued) await authenticate(access, secret, AT)
      others.push(...issued.map(({ secret }) => secret))
      await authenticate(access, kept.secret, AT)
    }
    assert.ok(wasVerified(store, kept.secret))
    assert.equal([kept.secret, ...others].filter((secret) => wasVerified(store, secret)).length, 1000)
  })
})
