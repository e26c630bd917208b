import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ServicePart } from '@rotunda/contract'
import {
  makeDocketFreshness,
  makeOfficeLists,
  makeRosterStore,
  makeSampleRoster,
} from '../../destinations/index.ts'
import { pauseChannel, writeHeartbeat, type DeliveryMode } from '../../messages/index.ts'
import { onEveryStore } from '../../platform/store/testing.ts'
import { MIGRATIONS } from '../migrations.ts'
import type { ReleaseStatus } from './find-current-release.ts'
import { openStatus } from './open-status.ts'

const START = new Date('2026-06-15T12:00:00Z')
const HOUR = 3_600_000

const RELEASE: ReleaseStatus = {
  collection: 'appropriations',
  release: 'a'.repeat(64),
  snapshot: 'token',
  published_at: START.toISOString(),
  sample: false,
  datasets: [],
}

const namesOf = (parts: readonly ServicePart[], status: ServicePart['status']) =>
  parts.filter((part) => part.status === status).map(({ name }) => name)

const LISTS = ['legislators', 'house_offices', 'senate_offices']

const write = ({ name, status, needed }: ServicePart) => `${name} ${status}${needed ? ' needed' : ''}`

onEveryStore((open) => {
  let now = START
  const clock = () => now
  const opened = open(MIGRATIONS, clock)
  after(async () => (await opened).destroy())

  const setUp = async (mode: DeliveryMode, isPublished = true) => {
    now = START
    const store = await opened
    const rosterStore = makeRosterStore({
      store,
      clock,
      sample: mode === 'sandbox' ? makeSampleRoster() : undefined,
    })
    const lists = {
      officeLists: makeOfficeLists({ store, clock }),
      docketFreshness: makeDocketFreshness(store, mode),
    }
    const status = openStatus({
      mode,
      store,
      rosterStore,
      ...lists,
      collections: [
        { needed: true, findRelease: () => (isPublished ? RELEASE : undefined) },
        {
          needed: false,
          findRelease: () => undefined,
          findDelay: () => (mode === 'live' ? 'Toys is being opened.' : undefined),
        },
      ],
    })
    return { store, rosterStore, ...lists, ...status }
  }

  test('a new live service names every part that is missing, each with the way out, and is not ready', async () => {
    const { findStatus } = await setUp('live', false)
    const { ready, parts, releases, lists } = await findStatus()
    assert.deepEqual([ready, releases, lists], [false, [], []])
    assert.deepEqual(namesOf(parts, 'ok'), ['database', 'readers', 'clock'])
    for (const { name, status, detail } of parts)
      assert.equal(detail === null, status === 'ok', `${name}: ${String(detail)}`)
    assert.match(parts.find(({ name }) => name === 'legislators')?.detail ?? '', /"roster refresh"/)
  })

  test('a new sandbox is ready: it has people of its own, and the rest concerns one job each', async () => {
    const { ready, parts, lists } = await (await setUp('sandbox', false)).findStatus()
    assert.equal(ready, true)
    assert.deepEqual(namesOf(parts, 'ok'), ['database', 'readers', 'legislators', 'clock'])
    assert.deepEqual(lists, [{ list: 'legislators', as_of: '2026-01-05', checked_at: null, late: false }])
  })

  test('while the sample of another collection is made, the part says so, and the service is ready', async () => {
    const { store, rosterStore, officeLists, docketFreshness } = await setUp('sandbox')
    let isMade = false
    const { findStatus } = openStatus({
      mode: 'sandbox',
      store,
      rosterStore,
      officeLists,
      docketFreshness,
      collections: [
        { needed: true, findRelease: () => RELEASE },
        {
          needed: false,
          findRelease: () => undefined,
          findDelay: () => (isMade ? undefined : 'The sample of Toys is being made.'),
        },
      ],
    })
    const { ready, parts } = await findStatus()
    const { status, detail } = parts.find(({ name }) => name === 'release') ?? assert.fail()
    assert.deepEqual([ready, status], [true, 'missing'])
    assert.match(detail ?? '', /sample .* being made/)
    isMade = true
    assert.ok(namesOf((await findStatus()).parts, 'ok').includes('release'))
  })

  test('live is ready when it has people, offices of both chambers and a release, with or without a worker, or while another collection is being opened', async () => {
    const { store, rosterStore, officeLists, docketFreshness, findStatus, findParts } = await setUp('live')
    const retrievedAt = START.toISOString()
    await rosterStore.replaceRoster({ ...makeSampleRoster(), retrievedAt })
    const listed = { codes: ['HCA12'], source: 'gateway.example', retrievedAt: START }
    await officeLists.saveOffices('house-cwc', listed)
    const fault = (cause: Error) => assert.fail(cause)
    assert.deepEqual(namesOf((await findParts(fault)) ?? [], 'missing'), [
      'senate_offices',
      'open_dockets',
      'delivery_worker',
    ])
    await officeLists.saveOffices('senate-cwc', listed)
    now = new Date(START.getTime() + 3000)
    assert.equal((await findStatus()).ready, true)
    await docketFreshness.save({ source: 'a source', retrieved_at: retrievedAt, as_of: '2026-06-12' })
    await writeHeartbeat(store, 'live', now)
    const { parts, lists } = await findStatus()
    assert.deepEqual(namesOf(parts, 'ok').length, parts.length)
    assert.deepEqual(
      lists.map(({ list, as_of, late }) => [list, as_of, late]),
      [
        ['legislators', '2026-01-05', false],
        ['house_offices', '2026-06-15', false],
        ['senate_offices', '2026-06-15', false],
        ['open_dockets', '2026-06-12', false],
      ],
    )
  })

  test('data is ready as soon as any release is served, and messages without one, in both modes', async () => {
    for (const mode of ['sandbox', 'live'] as const) {
      const { findParts } = await setUp(mode)
      const { findParts: findWithout } = await setUp(mode, false)
      const fault = (cause: Error) => assert.fail(cause)
      const data = (await findParts(fault, 'data')) ?? []
      assert.deepEqual(data.map(write), ['readers ok needed', 'release ok needed'])
      const without = (await findWithout(fault, 'data')) ?? []
      assert.deepEqual(without.map(write), ['readers ok needed', 'release missing needed'])
      const messages = (await findWithout(fault, 'messages')) ?? []
      const needed = messages.filter((part) => part.needed).map(({ name }) => name)
      assert.deepEqual(needed, mode === 'live' ? ['database', ...LISTS] : ['database'])
      assert.ok(!messages.some(({ name }) => ['readers', 'release'].includes(name)))
    }
  })

  test('a list that should have been read again is late, one after the other, and the service stays ready', async () => {
    const { findStatus } = await setUp('live')
    const lateAfter = async (hours: number) => {
      now = new Date(START.getTime() + hours * HOUR)
      const { ready, lists } = await findStatus()
      assert.equal(ready, true)
      return lists.filter(({ late }) => late).map(({ list }) => list)
    }
    assert.deepEqual(await lateAfter(2), [])
    assert.deepEqual(await lateAfter(3), ['open_dockets'])
    assert.deepEqual(await lateAfter(25), ['house_offices', 'senate_offices', 'open_dockets'])
    assert.equal((await lateAfter(31 * 24)).length, 4)
  })

  test('a worker that has been silent for a minute is missing', async () => {
    const { store, findStatus } = await setUp('live')
    await writeHeartbeat(store, 'live', START)
    const stateOf = async () =>
      (await findStatus()).parts.find(({ name }) => name === 'delivery_worker')?.status
    now = new Date(START.getTime() + 59_000)
    assert.equal(await stateOf(), 'ok')
    now = new Date(START.getTime() + 61_000)
    assert.equal(await stateOf(), 'missing')
  })

  test('why a channel is paused is said in words of the service, never in those that it was given', async () => {
    const { store, findStatus } = await setUp('live')
    const reason = 'Ask ada@example.org about key 4711.'
    await pauseChannel(store, { mode: 'live', channel: 'house-cwc', reason, at: START })
    const status = await findStatus()
    assert.ok(!JSON.stringify(status).includes('4711'))
    assert.deepEqual(
      status.channels.map(({ channel, state, since, until }) => [channel, state, since, until]),
      [
        ['house-cwc', 'paused', START.toISOString(), null],
        ['senate-cwc', 'open', null, null],
        ['regulations-gov', 'open', null, null],
      ],
    )
  })
})
