import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { systemClock } from '../platform/index.ts'
import { patience } from '../platform/testing.ts'
import { askHere, makeStartedEnvironment, runHere, startService } from '../operator/testing.ts'
import { listServing, untilServed } from './serving.ts'

test('release publish ends when the running service serves the release, and says so when none runs', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const directory = environment.ROTUNDA_DATA
  await archiveSample(directory, { records: 5, seed: 7 })
  const { release } = await askHere(environment, 'release', 'build')
  const list = await askHere(environment, 'release', 'list')
  const before = list.data.find(({ current }: { current: boolean }) => current).release
  const service = await startService(environment)
  t.after(() => service.stop())
  const ask = async () => {
    const { releases } = (await (
      await fetch(`${service.base}/api/status`, { signal: patience() })
    ).json()) as {
      releases: { collection: string; release: string }[]
    }
    return releases.find(({ collection }) => collection === 'appropriations')?.release
  }
  assert.equal(await ask(), before)
  const published = await askHere(environment, 'release', 'publish', release)
  assert.deepEqual([published.outcome, published.services], ['published', { running: 1, serving: 1 }])
  assert.equal(await ask(), release)
  assert.match(
    (await runHere(environment, 'release', 'publish', before)).stdout,
    /The running service serves it/,
  )
  // One that never takes it up.
  const other = { directory, collection: 'appropriations', release: 'none' }
  const awaited = await untilServed(other, { clock: systemClock, patienceMilliseconds: 0 })
  assert.deepEqual(awaited, { running: 1, serving: 0 })
  await service.stop()
  assert.deepEqual(readdirSync(join(directory, 'serving')), [])
  const { stdout } = await runHere(environment, 'release', 'publish', release)
  assert.match(stdout, /No service runs on this data directory/)
})

test('a process that was killed is not waited for once it has been silent for a while', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const directory = environment.ROTUNDA_DATA
  const service = await startService(environment)
  t.after(() => service.stop())
  assert.equal(listServing(directory, systemClock()).length, 1)
  const later = (seconds: number) => new Date(systemClock().getTime() + seconds * 1000)
  assert.equal(listServing(directory, later(60)).length, 0)
  await service.stop()
  rmSync(join(directory, 'serving'), { recursive: true })
  assert.deepEqual(listServing(directory, systemClock()), [])
})
