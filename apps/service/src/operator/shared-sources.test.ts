import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { withCollectionLease } from '../wiring/collection-lease.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { makeFolder, makePlace, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const REQUESTS =
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,' +
  'Amount Requested,Member Website\n' +
  'Nobody,Norma,OH01,D,Homeland Security,Fictional Town,A bridge over nothing,,1000,\n'
const URL_OPTION = ['--url', 'https://house.example.org/requests.csv'] as const
const HOUSE = ['--publisher', 'house-appropriations', ...URL_OPTION, '--fiscal-year', '2024'] as const

/** Two machines with folders of their own, one database and one store. */
const makeMachines = async (t: TestContext) => {
  const one = { ...(await makePlace(t, 'postgres')), ROTUNDA_STORE: makeFolder(t) }
  const other: TestEnvironment = { ...one, ...makeEnvironment(t) }
  writeFileSync(join(one.ROTUNDA_DATA, 'requests.csv'), REQUESTS)
  return [one, other] as const
}

test('documents that one machine adds are listed, checked, built and withdrawn on another', async (t) => {
  const [one, other] = await makeMachines(t)
  const added = await askHere(one, 'sources', 'add', 'requests.csv', ...HOUSE)
  assert.deepEqual((await askHere(other, 'sources', 'list')).data, added.data)
  assert.deepEqual((await askHere(other, 'sources', 'check')).problems, [])
  const [{ edition, sha256 }] = added.data
  assert.ok(existsSync(join(other.ROTUNDA_DATA, 'sources/objects', sha256.slice(0, 2), sha256)))
  const [here, there] = [await askHere(one, 'release', 'build'), await askHere(other, 'release', 'build')]
  assert.deepEqual([here.outcome, there.outcome], ['built', 'built'])
  assert.equal(here.id, there.id)
  await askHere(other, 'sources', 'withdraw', edition, '--reason', 'A wrong year.')
  const { data, withdrawn } = await askHere(one, 'sources', 'list')
  assert.deepEqual([data, withdrawn.length], [[], 1])
})

test('documents of a folder from before the store are shared by the next command that works on them', async (t) => {
  const [one, other] = await makeMachines(t)
  const { ROTUNDA_STORE: _, ...before } = one
  const added = await askHere(before, 'sources', 'add', 'requests.csv', ...HOUSE)
  assert.deepEqual((await askHere(other, 'sources', 'list')).data, [])
  await askHere(one, 'release', 'build')
  assert.deepEqual((await askHere(other, 'sources', 'list')).data, added.data)
})

test('while one machine works on a collection, every other one is told who does, since when, and the way out', async (t) => {
  const [one, other] = await makeMachines(t)
  const [{ collection }] = COLLECTIONS
  await withStore(one, (store) =>
    withCollectionLease({ store, collection, doing: 'release build' }, async () => {
      for (const words of [
        ['release', 'build'],
        ['sources', 'sample'],
        ['sources', 'add', join(one.ROTUNDA_DATA, 'requests.csv'), ...HOUSE],
      ]) {
        const { code, stderr } = await runHere(other, ...words)
        assert.equal(code, 1)
        assert.match(stderr, /"release build" \(process \d+ on .+\) has worked on appropriations since 20/)
        assert.match(stderr, /Wait for its end, then run the command again/)
      }
      // Another collection is free.
      await askHere(other, 'sources', 'sample', '--collection', 'congress')
    }),
  )
  await askHere(other, 'sources', 'add', join(one.ROTUNDA_DATA, 'requests.csv'), ...HOUSE)
})
