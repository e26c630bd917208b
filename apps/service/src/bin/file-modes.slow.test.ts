import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askHere, makeEnvironment, startService } from '../operator/testing.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const keyed = (directory: string): string => join(directory, 'releases/congress')

const listPaths = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }))

/** Files and folders that other accounts of this machine may not read: all but releases that anyone may read. */
const listOpen = (directory: string): string[] =>
  listPaths(directory)
    .filter(({ path }) => !path.startsWith(join(directory, 'releases')) || path === keyed(directory))
    .filter(({ path }) => (statSync(path).mode & 0o077) !== 0)
    .map(({ path }) => `${path.slice(directory.length)} ${modeOf(path)}`)

test('what holds personal data or secrets is for the owner alone, with any umask', async (t) => {
  const before = process.umask(0o022)
  t.after(() => process.umask(before))
  const { ROTUNDA_DATA: parent, ...environment } = makeEnvironment(t)
  const ROTUNDA_DATA = join(parent, 'data')
  const service = await startService({ ...environment, ROTUNDA_DATA })
  t.after(() => service.stop())
  // While it runs: the write-ahead log and its index are there.
  assert.deepEqual(
    ['', 'rotunda.sqlite', 'rotunda.sqlite-wal', 'rotunda.sqlite-shm', 'secrets.json'].map((name) =>
      modeOf(join(ROTUNDA_DATA, name)),
    ),
    ['700', '600', '600', '600', '600'],
  )
  assert.deepEqual(listOpen(ROTUNDA_DATA), [])
})

test('a data directory that was there keeps its mode, and what is put into it is for the owner alone', async (t) => {
  const before = process.umask(0o022)
  t.after(() => process.umask(before))
  const environment = makeEnvironment(t)
  const ROTUNDA_DATA = join(environment.ROTUNDA_DATA, 'shared')
  mkdirSync(ROTUNDA_DATA, { mode: 0o755 })
  await askHere({ ...environment, ROTUNDA_DATA }, 'sources', 'sample')
  await askHere({ ...environment, ROTUNDA_DATA }, 'release', 'build')
  assert.deepEqual([modeOf(ROTUNDA_DATA), modeOf(join(ROTUNDA_DATA, 'releases'))], ['755', '755'])
  // One that an earlier version made.
  mkdirSync(keyed(ROTUNDA_DATA), { mode: 0o755 })
  const service = await startService({ ...environment, ROTUNDA_DATA })
  t.after(() => service.stop())
  assert.equal(modeOf(keyed(ROTUNDA_DATA)), '700')
  assert.deepEqual(listOpen(ROTUNDA_DATA), [])
})
