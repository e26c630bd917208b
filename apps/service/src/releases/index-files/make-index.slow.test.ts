import assert from 'node:assert/strict'
import {
  appendFileSync,
  cpSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../open/open-current-release.ts'
import { build, makeFolder, publishAnyway, readTree } from '../testing.ts'
import { FORMAT } from '../../tables/index.ts'
import { indexFolder } from './index-folder.ts'
import { makeIndex } from './make-index.ts'

const never = new AbortController().signal

/** A published release without its index, as after an upgrade. */
const setUp = async (t: TestContext) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory)
  const { id } = summary
  await publishAnyway({ directory, release: id, now: new Date() })
  const index = indexFolder(directory, id)
  rmSync(index, { recursive: true })
  const needs = { directory, release: id, collection: APPROPRIATIONS }
  return { directory, id, index, make: () => makeIndex(needs, never) }
}

const open = (t: TestContext, directory: string) => {
  const events: string[] = []
  const log = makeLog('info', { write: (line) => void events.push(String(JSON.parse(line).event)) })
  const current = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log,
    graceSeconds: 0,
  })
  t.after(() => current.close())
  return { current, events }
}

test('a release without an index is served from its bulk files, and is not changed', async (t) => {
  const { directory, id } = await setUp(t)
  const before = readTree(join(directory, id))
  const { current, events } = open(t, directory)
  await current.refresh()
  const lease = current.open()
  assert.equal(lease.release.summary.id, id)
  assert.equal(lease.release.tables['records']?.size, 3)
  assert.equal(lease.release.tables['funding-lines']?.size, 2)
  lease.close()
  assert.deepEqual(events, ['release.opened'])
  assert.deepEqual(readTree(join(directory, id)), before)
  assert.deepEqual(
    readdirSync(directory).filter((name) => name.startsWith('tmp-')),
    [],
  )
})

test('what was made is kept, the same bytes each time, and made anew where it was cut off', async (t) => {
  const { directory, index, make } = await setUp(t)
  await Promise.all([make(), make()])
  const made = readTree(join(directory, 'indexes'))
  assert.equal(made.size, 2)
  truncateSync(join(index, 'records.sqlite'), 20_000)
  await make()
  assert.deepEqual(readTree(join(directory, 'indexes')), made)
})

test('one that another process made meanwhile keeps its place', async (t) => {
  const { index, make } = await setUp(t)
  const [one, other] = [make(), make()]
  await Promise.race([one, other])
  const made = statSync(index).ino
  await Promise.all([one, other])
  assert.equal(statSync(index).ino, made)
})

test('a file that the system does not open is no damage: the fault is thrown, and the index stays', async (t) => {
  const { index, make } = await setUp(t)
  await make()
  const file = join(index, 'records.sqlite')
  const kept = `${file}.kept`
  renameSync(file, kept)
  // Any fault but that nothing is there: this one is the same for every user of the machine.
  symlinkSync(file, file)
  await assert.rejects(make(), { code: 'ELOOP' })
  rmSync(file)
  renameSync(kept, file)
  assert.equal(await make(), false)
})

test('nothing is made of a damaged bulk file, and the fault names the file', async (t) => {
  const { directory, id, make } = await setUp(t)
  appendFileSync(join(directory, id, 'data/house-projects.json'), ' ')
  await assert.rejects(make(), /house-projects\.json is damaged: put the release back from a copy/)
})

test('another version of the service keeps its index of the same release as long as it opens it', async (t) => {
  const { id, index, make } = await setUp(t)
  await make()
  const folder = dirname(index)
  const [later, earlier, unread] = [FORMAT + 1, FORMAT - 1, FORMAT - 2].map((format) => `${id}-${format}`)
  assert.ok(later && earlier && unread)
  for (const name of [later, earlier, unread]) cpSync(index, join(folder, name), { recursive: true })
  const longAgo = new Date('2026-01-01T00:00:00Z')
  for (const name of [later, unread])
    for (const file of readdirSync(index)) utimesSync(join(folder, name, file), longAgo, longAgo)
  rmSync(index, { recursive: true })
  await make()
  assert.deepEqual(readdirSync(folder).sort(), [basename(index), later, earlier].sort())
})

test('what was made for a release that was taken away goes with the next one that is made', async (t) => {
  const { directory, id, index, make } = await setUp(t)
  await make()
  const gone = index.replace(id, 'f'.repeat(64))
  renameSync(index, gone)
  await make()
  assert.deepEqual(
    readdirSync(join(directory, 'indexes')).map((name) => join(directory, 'indexes', name)),
    [index],
  )
})
