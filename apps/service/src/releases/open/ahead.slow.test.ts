import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { openServed as open } from '../testing.ts'

const OTHER = 'f'.repeat(64)
const TOKEN = `snap-${'f'.repeat(20)}`

const refusedWith = (code: string) => (fault: unknown) =>
  fault instanceof Refusal &&
  fault.code === code &&
  (code !== 'unavailable' || fault.retryAfterSeconds !== undefined)

test('a release that the machines share and that is not here yet is unavailable for now, by token and by id', async (t) => {
  const listed: string[] = []
  const bed = await open(t, {
    releases: 1,
    ahead: { look: () => Promise.resolve(listed.push(OTHER) === 1), list: () => listed },
  })
  await bed.publish(0)
  assert.throws(() => bed.current.open(TOKEN), refusedWith('snapshot_changed'))
  assert.throws(() => bed.current.getPublished(OTHER), refusedWith('not_found'))
  // Asking is what finds it.
  assert.equal(await bed.current.catchUp(TOKEN), true)
  assert.throws(() => bed.current.open(TOKEN), refusedWith('unavailable'))
  assert.throws(() => bed.current.getPublished(OTHER), refusedWith('unavailable'))
  bed.current.open(bed.tokenOf(0)).close()
})

test('while nobody can say what was published, a known token is judged, and an unknown token is unavailable', async (t) => {
  const bed = await open(t, {
    releases: 2,
    ahead: { look: () => Promise.reject(new Error('the database is away')), list: () => [] },
  })
  await bed.publish(0)
  await bed.publish(1)
  for (const known of [bed.tokenOf(0), bed.idOf(0), undefined])
    assert.equal(await bed.current.catchUp(known), false)
  for (const unknown of [TOKEN, OTHER])
    await assert.rejects(bed.current.catchUp(unknown), refusedWith('unavailable'))
})

test('after a restart without the files of the newest release, the newest that is here is served, and the log says so', async (t) => {
  const bed = await open(t, { releases: 2 })
  await bed.publish(0)
  await bed.publish(1)
  const [folder, away] = [join(bed.directory, bed.idOf(1)), join(bed.directory, 'away')]
  renameSync(folder, away)
  await bed.restart()
  bed.current.open(bed.tokenOf(0)).close()
  assert.deepEqual(
    bed.current.listPublications().map(({ release }) => release),
    [bed.idOf(0)],
  )
  assert.ok(bed.events().includes('release.fault'))
  renameSync(away, folder)
  await bed.current.refresh()
  bed.current.open(bed.tokenOf(1)).close()
})
