import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { DIMENSIONS } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { countOpenFiles, LISTS_OPEN_FILES } from '../../platform/testing.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import type { ReleaseLease } from '../release.ts'
import { openServed } from '../testing.ts'

type Bed = Awaited<ReturnType<typeof openServed>>

const publishAll = async (bed: Bed, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await bed.publish(index)
}

const countOpen = (bed: Bed): number => {
  const events = bed.events()
  return (
    events.filter((event) => event === 'release.opened').length -
    events.filter((event) => event === 'release.closed').length
  )
}

const refusedWith = (code: string) => (fault: unknown) => fault instanceof Refusal && fault.code === code

/** From the file, which a release that was closed does not have. */
const readTitle = ({ release: { tables } }: ReleaseLease): string => {
  const records = tables['records'] ?? assert.fail()
  const rows = records.readRows(records.select({}).take(0, 1), ',')
  return String(JSON.parse(Buffer.from(rows).toString()).title)
}

/** Whether a promise is settled after all pending work had time to run. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false
  void promise.finally(() => (settled = true)).catch(() => undefined)
  for (let round = 0; round < 50; round += 1) await setImmediate()
  return settled
}

const indexOf = (bed: Bed, index: number): string =>
  join(indexFolder(bed.directory, bed.idOf(index)), 'records.sqlite')

test('any release that was published is opened when somebody asks, the current one as the very same', async (t) => {
  const bed = await openServed(t, { releases: 2 })
  await publishAll(bed, 2)
  const earlier = await bed.current.openPublished(bed.idOf(0), 'a')
  assert.equal(earlier.release.summary.token, bed.tokenOf(0))
  const current = await bed.current.openPublished(bed.idOf(1), 'a')
  const same = bed.current.open()
  assert.equal(current.release, same.release)
  for (const lease of [earlier, current, same]) lease.close()
  assert.equal(countOpen(bed), 2)
})

test('a release is opened between requests, once for all who wait for it', async (t) => {
  const bed = await openServed(t, { releases: 2 })
  await publishAll(bed, 2)
  let rounds = 0
  const waiting = Promise.all(['a', 'a', 'b'].map((one) => bed.current.openPublished(bed.idOf(0), one)))
  while (!(await Promise.race([waiting.then(() => true), setImmediate(false)]))) {
    bed.current.open(bed.tokenOf(1)).close()
    rounds += 1
  }
  assert.ok(rounds >= DIMENSIONS.length, `${rounds} rounds`)
  for (const lease of await waiting) lease.close()
  assert.equal(bed.events().filter((event) => event === 'release.opened').length, 3)
})

test('of earlier releases at most four are open, and the one that was asked for longest ago makes room', async (t) => {
  const bed = await openServed(t, { releases: 6 })
  await publishAll(bed, 6)
  const files = (index: number): number => (LISTS_OPEN_FILES ? countOpenFiles(indexOf(bed, index)) : 1)
  for (const index of [0, 1, 2, 3, 0, 4]) {
    const lease = await bed.current.openPublished(bed.idOf(index), 'a')
    assert.equal(lease.release.summary.token, bed.tokenOf(index))
    lease.close()
    assert.ok(countOpen(bed) <= 5)
  }
  assert.ok(files(0) > 0)
  if (LISTS_OPEN_FILES) assert.equal(files(1), 0)
})

test('a release that is read is never closed: who asks for a fifth one waits until a page is sent', async (t) => {
  const bed = await openServed(t, { releases: 6 })
  await publishAll(bed, 6)
  const leases: ReleaseLease[] = []
  for (const index of [0, 1, 2, 3]) leases.push(await bed.current.openPublished(bed.idOf(index), 'a'))
  const fifth = bed.current.openPublished(bed.idOf(4), 'b')
  assert.equal(await isSettled(fifth), false)
  // It is to make room, so that a request for it now has to wait behind the fifth.
  const again = bed.current.openPublished(bed.idOf(0), 'c')
  assert.equal(await isSettled(again), false)
  for (const lease of leases) assert.ok(readTitle(lease).startsWith('Wells'))
  leases[0]?.close()
  leases[0]?.close()
  const opened = await fifth
  assert.equal(opened.release.summary.token, bed.tokenOf(4))
  opened.close()
  assert.ok(countOpen(bed) <= 5)
  leases[1]?.close()
  const back = await again
  assert.equal(back.release.summary.token, bed.tokenOf(0))
  for (const lease of [back, ...leases]) lease.close()
})

test('a release that was to make room stays when a stream of it begins, and another one makes room', async (t) => {
  const bed = await openServed(t, { releases: 6 })
  await publishAll(bed, 6)
  const leases: ReleaseLease[] = []
  for (const index of [0, 1, 2, 3]) leases.push(await bed.current.openPublished(bed.idOf(index), 'a'))
  const fifth = bed.current.openPublished(bed.idOf(4), 'b')
  assert.equal(await isSettled(fifth), false)
  const stream = leases[0]?.keep('a')
  leases[0]?.close()
  leases[1]?.close()
  ;(await fifth).close()
  assert.equal(leases[0] === undefined ? '' : readTitle(leases[0]), 'Wells 0')
  stream?.close()
  for (const lease of leases) lease.close()
})

test('streams hold three earlier releases, two of one reader, and pages of any other are given all the same', async (t) => {
  const bed = await openServed(t, { releases: 6 })
  await publishAll(bed, 6)
  const keep = async (index: number, reader: string) => {
    const lease = await bed.current.openPublished(bed.idOf(index), reader)
    try {
      return lease.keep(reader)
    } finally {
      lease.close()
    }
  }
  const kept = [await keep(0, 'a'), await keep(1, 'a')]
  await assert.rejects(keep(2, 'a'), refusedWith('rate_limited'))
  kept.push(await keep(2, 'b'), await keep(0, 'a'))
  await assert.rejects(keep(3, 'c'), refusedWith('unavailable'))
  for (const index of [3, 4, 3, 4, 5]) (await bed.current.openPublished(bed.idOf(index), 'a')).close()
  // The current one takes no place.
  kept.push(await keep(5, 'a'))
  kept.at(0)?.close()
  await assert.rejects(keep(3, 'c'), refusedWith('unavailable'))
  kept.at(3)?.close()
  kept.push(await keep(3, 'c'))
  for (const one of kept) one.close()
})

test('the line before earlier releases has an end, for all and for each reader, and the current one is given beside it', async (t) => {
  const bed = await openServed(t, { releases: 2 })
  await publishAll(bed, 2)
  const waiting = Array.from({ length: 64 }, (_, index) =>
    bed.current.openPublished(bed.idOf(0), `reader ${Math.floor(index / 16)}`),
  )
  await assert.rejects(bed.current.openPublished(bed.idOf(0), 'reader 0'), refusedWith('rate_limited'))
  await assert.rejects(
    bed.current.openPublished(bed.idOf(0), 'another'),
    (fault) => refusedWith('unavailable')(fault) && fault instanceof Refusal && fault.retryAfterSeconds === 5,
  )
  ;(await bed.current.openPublished(bed.idOf(1), 'reader 0')).close()
  for (const lease of await Promise.all(waiting)) lease.close()
  ;(await bed.current.openPublished(bed.idOf(0), 'another')).close()
})

test('a damaged release is told once, leaves no file open, and keeps nobody from the next one', async (t) => {
  const bed = await openServed(t, { releases: 3 })
  await publishAll(bed, 3)
  const path = indexOf(bed, 0)
  const database = new DatabaseSync(path)
  database.exec('delete from chunks')
  database.close()
  const asked = [0, 0, 1].map((index) => bed.current.openPublished(bed.idOf(index), 'a'))
  const [one, other, next] = await Promise.allSettled(asked)
  assert.deepEqual([one?.status, other?.status, next?.status], ['rejected', 'rejected', 'fulfilled'])
  await assert.rejects(bed.current.openPublished(bed.idOf(0), 'a'), refusedWith('unavailable'))
  assert.deepEqual(bed.events().filter((event) => event === 'release.fault').length, 1)
  if (LISTS_OPEN_FILES) assert.equal(countOpenFiles(path), 0)
})

test('closing refuses those who wait and leaves no file open but of what is read, until its last reader', async (t) => {
  const bed = await openServed(t, { releases: 4 })
  await publishAll(bed, 4)
  const read = await bed.current.openPublished(bed.idOf(0), 'a')
  ;(await bed.current.openPublished(bed.idOf(1), 'a')).close()
  const waiting = bed.current.openPublished(bed.idOf(2), 'a')
  await Promise.all([bed.current.close(), assert.rejects(waiting, refusedWith('unavailable'))])
  assert.equal(countOpen(bed), 1)
  assert.equal(read.release.tables['records']?.select({}).total, 1)
  await assert.rejects(bed.current.openPublished(bed.idOf(0), 'a'), refusedWith('unavailable'))
  read.close()
  assert.equal(countOpen(bed), 0)
  if (LISTS_OPEN_FILES) for (const index of [0, 1, 2]) assert.equal(countOpenFiles(indexOf(bed, index)), 0)
})
