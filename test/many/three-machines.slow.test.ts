import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askHere } from '../../apps/service/src/operator/testing.ts'
import {
  RADOSGW_MISSING,
  startFaultyProxy,
  startRadosgw,
  waitUntil,
} from '../../apps/service/src/platform/testing.ts'
import { mountSmallDisk } from '../full-disk/testing/small-disk.ts'
import { makeRelease } from './testing/make-release.ts'
import { startMachines, type Machine } from './testing/start-machines.ts'
import { walk } from './testing/walk.ts'

const MEGABYTES = 700

/** A release with fewer rows than the one before is refused. */
let rows = 40

const untilToken = (machine: Machine, token: string) =>
  waitUntil(`machine ${machine.name} to serve ${token}`, async () => (await machine.token()) === token)

const publish = (on: Machine, release: string, waitSeconds: number) =>
  askHere(on.environment, 'release', 'publish', release, '--wait', `${waitSeconds}`)

type Named = { readonly process: number; readonly serving: string | null }

test('three machines share a store', { skip: RADOSGW_MISSING }, async (t) => {
  const disk = mountSmallDisk(MEGABYTES)
  t.after(() => disk?.unmount())
  const server = await startRadosgw(t)
  const proxy = await startFaultyProxy(t, server.endpoint)
  const started = await startMachines(t, {
    count: 3,
    environment: {
      ROTUNDA_STORE: `s3://${server.bucket}/many`,
      ROTUNDA_STORE_ENDPOINT: server.endpoint,
      ROTUNDA_STORE_KEY_ID: server.accessKey,
      ROTUNDA_STORE_SECRET: server.secretKey,
    },
    of: (place) => (place === 2 ? { ROTUNDA_STORE_ENDPOINT: proxy.endpoint } : {}),
    directoryOf: (place) => (place === 2 ? disk?.directory : undefined),
  })
  if (started === undefined) return
  const [one, two, three] = started.machines
  assert.ok(one !== undefined && two !== undefined && three !== undefined)
  const make = () => makeRelease(one, (rows += 4))

  /** Publishes while the third machine cannot follow: the others switch, and the third is named. */
  const publishWithoutThree = async (): Promise<string> => {
    const { release, token } = await make()
    const { outcome, services } = await publish(one, release, 3)
    // Printed by this project's own command.
    const list = services.list as readonly Named[]
    assert.equal(outcome, 'published')
    // On a busy machine a stopped service has been silent for so long that it counts as gone.
    const named = list.find((service) => service.process === three.pid())
    if (named === undefined) assert.equal(three.isStopped(), true)
    else assert.notEqual(named.serving, release)
    for (const machine of [one, two]) await untilToken(machine, token)
    return token
  }

  await t.test('a walk that changes machine at each page goes on through a publication', async () => {
    const { release, token } = await make()
    let published: Promise<{ readonly services: { readonly serving: number } }> | undefined
    const { statuses, ids, total } = await walk([one, two, three], async (page) => {
      if (page === 1) published = publish(one, release, 60)
      // The walk goes on while the machines switch, and after it.
      if (page === 6) await published
    })
    assert.deepEqual(
      statuses.filter((status) => status !== 200 && status !== 503),
      [],
    )
    assert.deepEqual([ids.length, new Set(ids).size], [total, total])
    assert.equal((await published)?.services.serving, 3)
    for (const machine of [one, two, three]) assert.equal(await machine.token(), token)
  })

  await t.test('the others switch while one machine is stopped, and it catches up', async () => {
    three.stop()
    const token = await publishWithoutThree()
    three.resume()
    await untilToken(three, token)
  })

  await t.test('a machine that was killed serves the newest release when it is back', async () => {
    await three.end('SIGKILL')
    const { release, token } = await make()
    await publish(one, release, 3)
    await three.start()
    await untilToken(three, token)
  })

  for (const [what, fault] of [
    ['answers 500', { kind: 'status', status: 500 }],
    ['gives no answer', { kind: 'hang' }],
    ['cuts bodies', { kind: 'cut', atByte: 500 }],
    ['gives wrong bytes', { kind: 'wrong byte', atByte: 20 }],
  ] as const)
    await t.test(`the others switch while the store ${what} to one machine, and it catches up`, async () => {
      proxy.fail({ fault })
      const token = await publishWithoutThree()
      proxy.heal()
      await untilToken(three, token)
    })

  await t.test('the others switch while one machine has no room, and it catches up', async (part) => {
    if (disk === undefined) return part.skip('this user may not mount a file system')
    disk.fill()
    const token = await publishWithoutThree()
    disk.makeRoom()
    await untilToken(three, token)
  })

  await t.test('going back and ending a release are seen by all', async () => {
    const { release: bad } = await make()
    const { previous } = await publish(one, bad, 60)
    await publish(two, previous, 60)
    const back = await two.token()
    assert.match(back, new RegExp(previous.slice(0, 12)))
    for (const machine of [one, three]) await untilToken(machine, back)
    await askHere(two.environment, 'release', 'end', bad, '--notice', 'It was a test.', '--yes')
    for (const machine of [one, two, three])
      await waitUntil(`machine ${machine.name} to end it`, async () => {
        const { status } = await machine.ask(`/downloads/${bad}/release.json`)
        return status === 410
      })
  })
})
