import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { LeaseTables } from '../platform/index.ts'
import { endWithTest, LOADING, runToEnd } from '../platform/testing.ts'
import { makeFolder, makePlace, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const REQUESTS =
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,' +
  'Amount Requested,Member Website\n' +
  'Nobody,Norma,OH01,D,Homeland Security,Fictional Town,A bridge over nothing,,1000,\n'
const URL_OPTION = ['--url', 'https://house.example.org/requests.csv'] as const
const HOUSE = ['--publisher', 'house-appropriations', ...URL_OPTION, '--fiscal-year', '2024'] as const

/** Moments at which the builder is killed, spread over all its calls to the file system. */
const MOMENTS = 8

/** Two machines with folders of their own, one database and one store, and a document that is not shared yet. */
const makeMachines = async (t: TestContext) => {
  const alone = await makePlace(t, 'postgres')
  writeFileSync(join(alone.ROTUNDA_DATA, 'requests.csv'), REQUESTS)
  await askHere(alone, 'sources', 'add', 'requests.csv', ...HOUSE)
  const one = { ...alone, ROTUNDA_STORE: makeFolder(t) }
  return [one, { ...one, ...makeEnvironment(t) }] as const
}

const buildAndDie = async (environment: TestEnvironment, number: number) => {
  const child = endWithTest(
    spawn(
      process.execPath,
      [...LOADING, join(import.meta.dirname, 'testing/die-building.ts'), String(number)],
      { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  )
  const { stdout } = await runToEnd(child)
  return { calls: Number(stdout), killed: child.signalCode === 'SIGKILL' }
}

const changeLease = (environment: TestEnvironment, values: { machine?: string; until?: number }) =>
  withStore(environment, async (store) => {
    const held = await store.db<LeaseTables>().selectFrom('leases').selectAll().execute()
    await store.write<LeaseTables, unknown>((trx) => trx.updateTable('leases').set(values).execute())
    return held.length
  })

test('a builder that is killed at any step holds up another machine until its lease ends, and then never again', async (t) => {
  const [one] = await makeMachines(t)
  const { calls } = await buildAndDie(one, 0)
  assert.ok(calls > MOMENTS, String(calls))
  const ids = new Set<string>()
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const [builder, other] = await makeMachines(t)
    const { killed } = await buildAndDie(builder, 1 + Math.floor((moment * calls) / MOMENTS))
    assert.ok(killed)
    // A process of this machine would be seen to be dead.
    assert.equal(await changeLease(builder, { machine: 'elsewhere' }), 1)
    const { code, stderr } = await runHere(other, 'release', 'build')
    assert.equal(code, 1)
    assert.match(stderr, /"release build" .* If that process is dead, its lease ends at 20/)
    await changeLease(builder, { until: 0 })
    // The next build here completes a release that was begun, and the other machine builds the same release.
    const { id } = await askHere(builder, 'release', 'build')
    assert.equal((await askHere(other, 'release', 'build')).id, id)
    ids.add(id)
  }
  assert.equal(ids.size, 1)
})
