import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { withCollectionLease } from '../wiring/collection-lease.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { putSample } from '../wiring/testing/put-sample.ts'
import { makeFolder, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

test('while another command works on the store, a new release is neither put nor announced, and the way back is free', async (t) => {
  const environment = { ...makeEnvironment(t), ROTUNDA_STORE: makeFolder(t) }
  await putSample(environment.ROTUNDA_DATA, ['appropriations'])
  const sample = await askHere(environment, 'release', 'publish', 'latest')
  await archiveSample(environment.ROTUNDA_DATA, { records: 5, seed: 7 })
  const built = await askHere(environment, 'release', 'build')
  const isStored = () => existsSync(join(environment.ROTUNDA_STORE, 'releases/appropriations', built.release))
  const listed = () => askHere(environment, 'release', 'list')
  const before = await listed()
  const [{ collection }] = COLLECTIONS
  const held = (work: () => Promise<void>) =>
    withStore(environment, (store) => withCollectionLease({ store, collection, doing: 'store clean' }, work))
  await held(async () => {
    const { code, stderr } = await runHere(environment, 'release', 'publish', built.release)
    assert.equal(code, 1, stderr)
    assert.match(stderr, /"store clean" .* has worked on appropriations since .*Wait for its end/)
    assert.equal(isStored(), false)
    assert.deepEqual(await listed(), before)
    await askHere(environment, 'release', 'publish', built.release, '--dry-run')
  })
  assert.equal((await askHere(environment, 'release', 'publish', built.release)).outcome, 'published')
  assert.ok(isStored())
  await held(async () => {
    assert.equal((await askHere(environment, 'release', 'publish', sample.release)).outcome, 'published')
  })
})
