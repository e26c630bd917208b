import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { openStore } from '../platform/store/index.ts'
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
  const comment = async (closesInDays?: number, organisation = 'Example Society') => {
    bed.pass(1)
    const closesAt =
      closesInDays === undefined ? undefined : new Date(START.getTime() + closesInDays * DAY * 1000)
    const { id } = await bed.send({ channel: 'regulations-gov', organisation, ...(closesAt && { closesAt }) })
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

  test('one message of an organisation does not wait for the thousand of another', async () => {
    for (let count = 0; count < 30; count += 1) await comment(undefined, 'Bulk')
    for (let turn = 0; turn < 5; turn += 1) await ask(2)
    const single = await comment(undefined, 'Single')
    assert.ok(idsOf(await ask(2)).includes(single))
  })

  test('organisations are served in turn, however the takings are cut, and each in the order of its messages', async () => {
    const sent = { a: [] as string[], b: [] as string[], c: [] as string[] }
    for (const name of ['a', 'b', 'c'] as const)
      for (let count = 0; count < 6; count += 1) sent[name].push(await comment(undefined, name))
    const taken: string[] = []
    for (const limit of [1, 2, 4, 1, 1, 3, 6]) taken.push(...idsOf(await ask(limit)).toSorted())
    for (const name of ['a', 'b', 'c'] as const) {
      const places = sent[name].map((id) => taken.indexOf(id))
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
      )
      places.forEach((place, index) =>
        assert.ok(Math.abs(place - index * 3) <= 5, `${name} ${index}: ${place}`),
      )
    }
  })

  test('an organisation that was silent has saved up no turns', async () => {
    const sleeper = await comment(undefined, 'Sleeper')
    assert.deepEqual(idsOf(await ask(1)), [sleeper])
    for (let count = 0; count < 12; count += 1) await comment(undefined, 'Busy')
    for (let turn = 0; turn < 4; turn += 1) await ask(2)
    const late = [await comment(undefined, 'Sleeper'), await comment(undefined, 'Sleeper')]
    const next = idsOf(await ask(2))
    assert.equal(next.filter((id) => late.includes(id)).length, 1)
  })

  test('in a deadline class organisations go in turn, and a nearer class goes first', async () => {
    const bulk = [await comment(2, 'Bulk'), await comment(2.1, 'Bulk'), await comment(2.2, 'Bulk')]
    const single = await comment(2.5, 'Single')
    const tonight = await comment(0.5, 'Late')
    const far = await comment(undefined, 'Far')
    assert.deepEqual(idsOf(await ask(1)), [tonight])
    assert.deepEqual(new Set(idsOf(await ask(2))), new Set([bulk[0], single]))
    assert.deepEqual(new Set(idsOf(await ask(3))), new Set([bulk[1], bulk[2], far]))
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
