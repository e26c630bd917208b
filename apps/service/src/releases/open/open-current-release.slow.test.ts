import assert from 'node:assert/strict'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { DIMENSIONS } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { countOpenFiles, LISTS_OPEN_FILES, waitUntil } from '../../platform/testing.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import { formatPublication, PUBLICATIONS_FOLDER } from '../publish/publications.ts'
import { openServed as open, publishAnyway, SERVED_SINCE as START } from '../testing.ts'

const refusedWith = (code: string) => (fault: unknown) => fault instanceof Refusal && fault.code === code

const indexOf = (bed: Awaited<ReturnType<typeof open>>, index: number): string =>
  join(indexFolder(bed.directory, bed.idOf(index)), 'records.sqlite')

test('as long as nothing is published, every reader is told to come back', async (t) => {
  const bed = await open(t, { releases: 1 })
  assert.throws(() => bed.current.open(), refusedWith('unavailable'))
  assert.deepEqual(bed.current.listPublications(), [])
  await bed.publish(0)
  const lease = bed.current.open()
  assert.equal(lease.release.summary.token, bed.tokenOf(0))
  assert.deepEqual(bed.current.listPublications(), [
    { release: bed.idOf(0), published_at: new Date(START).toISOString(), accepted: [] },
  ])
  lease.close()
})

test('a reader keeps its release while others are published, and the release closes with its last reader', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  const [one, other] = [bed.current.open(), bed.current.open()]
  await bed.publish(1)
  assert.equal(one.release.tables['records']?.select({}).total, 1)
  one.close()
  one.close()
  assert.equal(other.release.tables['records']?.select({}).total, 1)
  assert.ok(!bed.events().includes('release.closed'))
  other.close()
  assert.deepEqual(bed.events(), ['release.opened', 'release.opened', 'release.closed'])
  const next = bed.current.open()
  assert.equal(next.release.summary.token, bed.tokenOf(1))
  next.close()
})

test('a release is warmed up before it takes over, and meanwhile the one before it answers', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  await publishAnyway({ directory: bed.directory, release: bed.idOf(1), now: bed.clock() })
  const answers: { token: string; total: number }[] = []
  const served = bed.current.refresh().then(() => 'served')
  while ((await Promise.race([served, setImmediate('not yet')])) === 'not yet') {
    const lease = bed.current.open()
    const { summary, tables } = lease.release
    answers.push({ token: summary.token, total: tables['records']?.select({}).total ?? 0 })
    lease.close()
  }
  assert.deepEqual(new Set(answers.map(({ token }) => token)), new Set([bed.tokenOf(0)]))
  assert.ok(answers.length > DIMENSIONS.length ** 2, 'it lets others through between its questions')
  bed.current.open(bed.tokenOf(1)).close()
})

test('what is published while another release is being opened is served by the time that looking ends', async (t) => {
  const bed = await open(t, { releases: 2 })
  await publishAnyway({ directory: bed.directory, release: bed.idOf(0), now: bed.clock() })
  const looking = bed.current.refresh()
  // In one go, as publishing ends.
  const act = { release: bed.idOf(1), published_at: bed.clock().toISOString(), accepted: [] }
  writeFileSync(join(bed.directory, PUBLICATIONS_FOLDER, '00000002.json'), formatPublication(act))
  await Promise.all([looking, bed.current.refresh()])
  bed.current.open(bed.tokenOf(1)).close()
})

test('a release that is being warmed up is closed with the server, and never served', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  await publishAnyway({ directory: bed.directory, release: bed.idOf(1), now: bed.clock() })
  const looking = bed.current.refresh()
  await bed.current.close()
  await looking
  assert.deepEqual(bed.events(), ['release.opened', 'release.closed'])
  if (LISTS_OPEN_FILES) assert.equal(countOpenFiles(indexOf(bed, 1)), 0)
})

test('a token that is not the current one is refused with the current one', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  bed.current.open(bed.tokenOf(0)).close()
  await bed.publish(1)
  assert.throws(
    () => bed.current.open(bed.tokenOf(0)),
    (fault) =>
      fault instanceof Refusal &&
      fault.code === 'snapshot_changed' &&
      fault.currentSnapshot === bed.tokenOf(1),
  )
})

test('with a grace, a replaced release is read by its token until the grace has passed', async (t) => {
  const bed = await open(t, { releases: 2, graceSeconds: 60 })
  await bed.publish(0)
  await bed.publish(1)
  bed.pass(59)
  const late = bed.current.open(bed.tokenOf(0))
  bed.pass(1)
  assert.throws(() => bed.current.open(bed.tokenOf(0)), refusedWith('snapshot_changed'))
  assert.equal(late.release.tables['records']?.select({}).total, 1)
  late.close()
  assert.ok(bed.events().includes('release.closed'))
})

test('a grace goes on over a restart, and does not begin anew', async (t) => {
  const bed = await open(t, { releases: 3, graceSeconds: 60 })
  for (const index of [2, 0, 1]) {
    await bed.publish(index)
    bed.pass(35)
  }
  await bed.restart()
  bed.current.open(bed.tokenOf(1)).close()
  assert.throws(() => bed.current.open(bed.tokenOf(0)), refusedWith('unavailable'), 'it is being opened')
  await bed.current.refresh()
  const late = bed.current.open(bed.tokenOf(0))
  assert.equal(late.release.summary.id, bed.idOf(0))
  late.close()
  assert.throws(() => bed.current.open(bed.tokenOf(2)), refusedWith('snapshot_changed'), '70 s ago')
  bed.pass(25)
  await bed.current.refresh()
  assert.throws(() => bed.current.open(bed.tokenOf(0)), refusedWith('snapshot_changed'), '60 s ago')
  assert.ok(bed.events().includes('release.closed'))
})

test('publishing the one before again brings it back', async (t) => {
  const bed = await open(t, { releases: 2 })
  for (const index of [0, 1, 0]) await bed.publish(index)
  const lease = bed.current.open(bed.tokenOf(0))
  assert.equal(lease.release.summary.id, bed.idOf(0))
  lease.close()
  assert.deepEqual(
    bed.current.listPublications().map(({ release: id }) => id),
    [bed.idOf(0), bed.idOf(1), bed.idOf(0)],
  )
})

test('a release that cannot be opened changes nothing, is told once, and is taken up when it is whole again', async (t) => {
  // The look of each second must not come between the publication and the damage.
  t.mock.timers.enable({ apis: ['setInterval'] })
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  const path = join(bed.directory, bed.idOf(1), 'release.json')
  await publishAnyway({ directory: bed.directory, release: bed.idOf(1), now: bed.clock() })
  renameSync(path, `${path}.aside`)
  writeFileSync(path, 'no summary')
  await bed.current.refresh()
  await bed.current.refresh()
  const lease = bed.current.open()
  assert.equal(lease.release.summary.id, bed.idOf(0))
  lease.close()
  assert.deepEqual(bed.current.listPublications().length, 1)
  assert.deepEqual(bed.events().filter((event) => event === 'release.fault').length, 1)
  renameSync(`${path}.aside`, path)
  await bed.current.refresh()
  bed.current.open(bed.tokenOf(1)).close()
})

/** Damage that shows only when the index is read: its header and its size are right. */
const DAMAGES = ['delete from chunks', 'delete from dictionary']

for (const damage of DAMAGES)
  test(`a release that is tried again at every look leaves no file open: ${damage}`, async (t) => {
    if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
    t.mock.timers.enable({ apis: ['setInterval'] }) // As above.
    const bed = await open(t, { releases: 1 })
    await publishAnyway({ directory: bed.directory, release: bed.idOf(0), now: bed.clock() })
    const path = indexOf(bed, 0)
    const database = new DatabaseSync(path)
    database.exec(damage)
    database.close()
    for (let look = 0; look < 3; look += 1) await bed.current.refresh()
    assert.deepEqual(bed.events(), ['release.fault'])
    assert.equal(countOpenFiles(path), 0)
  })

test('summaries are there of what was published and is still here, and of nothing else', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  assert.equal(bed.current.findSummary(bed.idOf(0))?.token, bed.tokenOf(0))
  assert.equal(bed.current.findSummary(bed.idOf(1)), undefined)
  assert.equal(bed.current.findSummary('../..'), undefined)
  await bed.publish(1)
  rmSync(join(bed.directory, bed.idOf(0)), { recursive: true })
  assert.equal(bed.current.findSummary(bed.idOf(0)), undefined)
  assert.equal(bed.current.findSummary(bed.idOf(1))?.id, bed.idOf(1))
})

test('a running server looks every second for what another process published', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const bed = await open(t, { releases: 1 })
  await publishAnyway({ directory: bed.directory, release: bed.idOf(0), now: bed.clock() })
  t.mock.timers.tick(999)
  await setImmediate()
  assert.deepEqual(bed.events(), [])
  t.mock.timers.tick(1)
  await waitUntil('a release that is opened', () => bed.events().includes('release.opened'))
  bed.current.open().close()
})

test('closing closes what nobody reads at once, and the rest with its last reader', async (t) => {
  const bed = await open(t, { releases: 1 })
  await bed.publish(0)
  const lease = bed.current.open()
  await bed.current.close()
  assert.equal(lease.release.tables['records']?.select({}).total, 1)
  assert.throws(() => bed.current.open(), refusedWith('unavailable'))
  lease.close()
  assert.ok(bed.events().includes('release.closed'))
})
