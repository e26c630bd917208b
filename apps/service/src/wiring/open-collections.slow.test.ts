import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { Refusal } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { publishAnyway } from '../releases/testing.ts'
import { COLLECTIONS } from './collections.ts'
import { askHere, makeEnvironment } from '../operator/testing.ts'
import { openReleases } from './open-collections.ts'
import { placesOf } from './places.ts'
import { readSettings, type Settings } from './settings.ts'

const setUp = async (t: TestContext) => {
  const environment = makeEnvironment(t)
  await archiveSample(environment.ROTUNDA_DATA, { records: 20 })
  const { release } = await askHere(environment, 'release', 'build')
  const { ROTUNDA_DATA } = environment
  const settings = readSettings({ ROTUNDA_DATA })
  const live: Settings = { ...settings, ROTUNDA_DELIVERY: 'live' }
  const [served] = COLLECTIONS
  const directory = placesOf(settings, served.collection).releases
  const publish = () => publishAnyway({ directory, release, now: new Date() })
  const events: string[] = []
  const log = makeLog('info', { write: (line) => void events.push(String(JSON.parse(line).event)) })
  const open = async (opened: Settings) => {
    const releases = openReleases(served, {
      settings: opened,
      clock: () => new Date(),
      log,
    })
    t.after(() => releases.close())
    return releases
  }
  return { settings, live, publish, open, events, release }
}

test('live does not start with the sample of a sandbox, and says the way out', async (t) => {
  const { settings, live, publish, open, release } = await setUp(t)
  await publish()
  await assert.rejects(open(live), (fault) => {
    assert.ok(fault instanceof Refusal)
    assert.match(fault.message, new RegExp(`${release} .* a live service must not publish`))
    assert.match(fault.message, /release build.*release publish latest.*ROTUNDA_DATA/)
    return true
  })
  const releases = await open(settings)
  releases.open().close()
})

test('a sample that is published beside a live service is not served, and is logged', async (t) => {
  const { live, publish, open, events } = await setUp(t)
  const releases = await open(live)
  await publish()
  await releases.refresh()
  assert.throws(() => releases.open(), Refusal)
  assert.deepEqual(events, ['release.fault'])
})
