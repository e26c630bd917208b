import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.ts'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import type { ObjectStore } from '../../apps/service/src/platform/object-store/index.ts'
import { openOn, startS3rver } from '../../apps/service/src/platform/object-store/testing.ts'
import { startFaultyProxy } from '../../apps/service/src/platform/testing.ts'
import { indexFolder } from '../../apps/service/src/releases/index-files/index-folder.ts'
import { build, makeFolder, readTree, TEST_KEY } from '../../apps/service/src/releases/testing.ts'
import { makeReleaseStore } from '../../apps/service/src/releases/store/index.ts'

const MEGABYTES = 64
const NEVER = new AbortController().signal

const openStore = (objects: ObjectStore, directory: string) =>
  makeReleaseStore({
    objects,
    directory,
    collection: APPROPRIATIONS,
    trusted: () => [createPublicKey(TEST_KEY).export({ type: 'spki', format: 'pem' })],
    signing: () => TEST_KEY,
  })

/** A release in a store, and a machine that has a small disk and not the release. */
const setUp = async (t: TestContext, disk: SmallDisk) => {
  const server = await startS3rver(t)
  const proxy = await startFaultyProxy(t, server.endpoint)
  const made = join(makeFolder(t), 'releases')
  const { summary } = await build(made)
  await openStore(openOn(server), made).put(summary.id, NEVER)
  const directory = join(disk.directory, 'releases')
  mkdirSync(directory)
  const store = openStore(openOn({ ...server, endpoint: proxy.endpoint }), directory)
  const { id } = summary
  return {
    proxy,
    bring: () => store.bring(id, NEVER),
    demandNothing: () => {
      assert.deepEqual(
        readdirSync(directory).filter((name) => name !== 'fetching'),
        [],
      )
      assert.equal(existsSync(indexFolder(directory, id)), false)
    },
    demandWhole: () => {
      assert.deepEqual(readTree(join(directory, id)), readTree(join(made, id)))
      assert.deepEqual(readdirSync(join(directory, 'fetching')), ['used'])
    },
    refusesForRoom: (fault: unknown) => {
      assert.ok(fault instanceof Refusal, String(fault))
      assert.equal(fault.code, 'unavailable')
      assert.ok(
        fault.message.endsWith(
          `there is no room in ${directory}. Make room, or give ROTUNDA_DATA a larger disk.`,
        ),
        fault.message,
      )
      return true
    },
  }
}

const withDisk = (body: (t: TestContext, disk: SmallDisk) => Promise<void>) => async (t: TestContext) => {
  const disk = mountSmallDisk(MEGABYTES)
  if (disk === undefined) return t.skip('this user may not mount a file system')
  t.after(() => disk.unmount())
  await body(t, disk)
}

test(
  'a machine without room refuses a release that does not fit, and takes it once there is room',
  withDisk(async (t, disk) => {
    const { bring, demandNothing, demandWhole, refusesForRoom } = await setUp(t, disk)
    disk.fill()
    await assert.rejects(bring(), refusesForRoom)
    demandNothing()
    disk.makeRoom()
    await bring()
    demandWhole()
  }),
)

test(
  'a machine without room refuses a release also when the disk fills up during the fetch',
  withDisk(async (t, disk) => {
    const { proxy, bring, demandNothing, demandWhole, refusesForRoom } = await setUp(t, disk)
    let isFilled = false
    proxy.fail({
      when: ({ method, path }) => {
        if (isFilled || method !== 'GET' || !path.includes('.parquet')) return false
        disk.fill()
        isFilled = true
        return false
      },
      fault: { kind: 'hang' },
    })
    await assert.rejects(bring(), refusesForRoom)
    assert.ok(isFilled)
    demandNothing()
    disk.makeRoom()
    await bring()
    demandWhole()
  }),
)
