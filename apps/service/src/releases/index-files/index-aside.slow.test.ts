import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { build, makeFolder, readTree } from '../testing.ts'
import { openIndexAside } from './index-aside.ts'
import { indexFolder } from './index-folder.ts'

const EVERY_TABLE_BYTES = 0

const setUp = async (t: TestContext) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory)
  return {
    release: join(directory, summary.id),
    index: indexFolder(directory, summary.id),
    folder: join(directory, 'again'),
  }
}

test('an index that a thread has written has the bytes of one that was written without', async (t) => {
  const { release, index, folder } = await setUp(t)
  mkdirSync(folder)
  const aside = openIndexAside({ release, folder }, APPROPRIATIONS, EVERY_TABLE_BYTES)
  for (const table of APPROPRIATIONS.tables) aside.add(table)
  await aside.finish()
  await aside.stop()
  assert.deepEqual(readTree(folder), readTree(index))
})

test('a fault of the thread is thrown where its end is awaited, and not before', async (t) => {
  const { release, folder } = await setUp(t)
  const aside = openIndexAside({ release, folder }, APPROPRIATIONS, EVERY_TABLE_BYTES)
  for (const table of APPROPRIATIONS.tables) aside.add(table)
  await assert.rejects(aside.finish(), /unable to open database file/)
  await aside.stop()
})

test('a thread whose index is no longer wanted is stopped', async (t) => {
  const { release, folder } = await setUp(t)
  mkdirSync(folder)
  const aside = openIndexAside({ release, folder }, APPROPRIATIONS, EVERY_TABLE_BYTES)
  for (const table of APPROPRIATIONS.tables) aside.add(table)
  await aside.stop()
})
