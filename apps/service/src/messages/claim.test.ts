import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { openStore } from '../platform/index.ts'
import { claim, leaseSeconds } from './claim.ts'
import { messageMigrations, type ReceiverProfile } from './index.ts'
import { makeQueueBed, makeScriptedChannel, START } from './testing.ts'

const DAY = 86_400

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const docket = makeScriptedChannel('regulations-gov')
  const ask = async (limit: number, profile: Partial<ReceiverProfile> = {}, store = bed.opened) => {
    const { rows } = await claim(await store, {
      mode: 'sandbox',
      channel: 'regulations-gov',
      profile: { ...docket.profile, ...profile },
      limit,
      now: bed.clock().getTime(),
    })
    return rows
  }
  const comment = async (closesInDays?: number) => {
    bed.pass(1)
    const closesAt =
      closesInDays === undefined ? undefined : new Date(START.getTime() + closesInDays * DAY * 1000)
    const { id } = await bed.send({ channel: 'regulations-gov', ...(closesAt && { closesAt }) })
    return id
  }
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

  test('what was accepted first is sent first', async () => {
    const ids = [await comment(), await comment(), await comment()]
    assert.deepEqual([...idsOf(await ask(1)), ...idsOf(await ask(1)), ...idsOf(await ask(1))], ids)
  })

  test('a docket that closes soon goes before everything else, the next to close first', async () => {
    const [old, soon, sooner, far] = [await comment(), await comment(2), await comment(1), await comment(10)]
    assert.deepEqual([...idsOf(await ask(1)), ...idsOf(await ask(1))], [sooner, soon])
    assert.deepEqual(new Set(idsOf(await ask(5))), new Set([old, far]))
  })

  test('a comment whose docket has closed is never handed out', async () => {
    const late = await comment(1)
    bed.pass(DAY)
    assert.deepEqual(await ask(5), [])
    assert.equal((await bed.row(late)).state, 'queued')
  })

  test('never more are taken than there is room for', async () => {
    for (let count = 0; count < 5; count += 1) await comment(count + 1)
    assert.equal((await ask(3)).length, 3)
    assert.equal((await ask(3)).length, 2)
  })

  test('what is not due yet is left alone', async () => {
    const id = await comment()
    bed.pass(-10)
    assert.deepEqual(await ask(5), [])
    bed.pass(10)
    assert.deepEqual(idsOf(await ask(5)), [id])
  })

  test('what is taken is under a lease that outlives the try, with its number', async () => {
    const id = await comment()
    const [row] = await ask(1)
    assert.deepEqual([row?.id, row?.state, row?.attempts], [id, 'sending', 1])
    assert.equal(row?.leased_until, bed.clock().getTime() + leaseSeconds(docket.profile) * 1000)
    assert.ok(leaseSeconds(docket.profile) > docket.profile.timeoutSeconds)
  })

  test('two workers that ask at once never take the same message', async (t) => {
    const { place } = await bed.opened
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    for (let count = 0; count < 40; count += 1) await comment(count % 3 === 0 ? 1 : undefined)
    const other = openStore({ ...place, migrations: messageMigrations, clock: bed.clock })
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        ask(3, {}, turn % 2 === 0 ? bed.opened : (other as typeof bed.opened)),
      ),
    )
    await (await other).close()
    const ids = taken.flatMap(idsOf)
    assert.equal(new Set(ids).size, ids.length)
    assert.equal(ids.length + (await ask(100)).length, 40)
  })
})
