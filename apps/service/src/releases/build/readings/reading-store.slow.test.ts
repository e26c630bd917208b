import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { RUN_MILLISECONDS } from '../../../platform/testing.ts'
import { makeFolder } from '../../testing.ts'
import { readOnce } from './keep-readings.ts'
import { makeReadingStore, type ReadingStore } from './reading-store.ts'

const makeFolders = (folder: string): [readings: string, drafts: string] => {
  const drafts = join(folder, 'drafts')
  mkdirSync(drafts)
  return [join(folder, 'read'), drafts]
}

const linesOf = async (store: ReadingStore, name: string): Promise<string[] | undefined> => {
  const found = await store.find(name)
  return found === undefined ? undefined : (await Array.fromAsync(found)).flat()
}

const keep = (store: ReadingStore, name: string, lines: readonly string[]): void => {
  const draft = store.begin(name)
  for (const line of lines) draft.add(line)
  draft.keep()
}

test('any rows that a publisher gives come back as they were, in the same order, with their end', async (t) => {
  const store = makeReadingStore(...makeFolders(makeFolder(t)))
  const rows = fc.array(fc.jsonValue(), { maxLength: 20 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(rows, fc.jsonValue(), async (given, end) => {
      number += 1
      const plain: unknown[] = given.map((row) => ({
        kind: 'row',
        row: JSON.parse(JSON.stringify(row)) as unknown,
      }))
      const read = async (): Promise<unknown[]> => {
        const items: unknown[] = []
        const reading = readOnce(store, `${number}.rows`, async function* () {
          yield* plain
          return JSON.parse(JSON.stringify(end)) as unknown
        })
        for (;;) {
          const next = await reading.next()
          items.push(next.value)
          if (next.done === true) return items
        }
      }
      assert.deepEqual(await read(), await read())
    }),
  )
})

test('more lines than are compressed at once come back whole, and any zstd reads the file', async (t) => {
  const [folder, drafts] = makeFolders(makeFolder(t))
  const store = makeReadingStore(folder, drafts)
  const lines = Array.from({ length: 3000 }, (_, index) => `${index} ${'ä\u2028'.repeat(500)}`)
  keep(store, 'long', lines)
  assert.deepEqual(await linesOf(store, 'long'), lines)
  const text = zstdDecompressSync(readFileSync(join(folder, 'long'))).toString()
  assert.equal(text, lines.map((line) => `${line}\n`).join(''))
})

test('a file that ends anywhere before its end is none', async (t) => {
  const [folder, drafts] = makeFolders(makeFolder(t))
  const store = makeReadingStore(folder, drafts)
  keep(store, 'cut', ['one', 'two'])
  for (let size = readFileSync(join(folder, 'cut')).length - 1; size >= 0; size -= 1) {
    truncateSync(join(folder, 'cut'), size)
    assert.equal(await linesOf(store, 'cut'), undefined, `${size} bytes`)
  }
})

const PROGRAM = `
  const [folder, drafts, module] = process.argv.slice(1)
  const { makeReadingStore } = await import(module)
  const draft = makeReadingStore(folder, drafts).begin('half')
  for (let line = 0; line < 3000; line += 1) draft.add('a'.repeat(1000))
  process.kill(process.pid, 'SIGKILL')`

test('of a process that was killed half-way nothing is kept, and what had been kept stays', async (t) => {
  const [folder, drafts] = makeFolders(makeFolder(t))
  const store = makeReadingStore(folder, drafts)
  keep(store, 'before', ['whole'])
  const module = new URL('reading-store.ts', import.meta.url).href
  const { signal } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, folder, drafts, module],
    { timeout: RUN_MILLISECONDS },
  )
  assert.equal(signal, 'SIGKILL')
  assert.equal(readdirSync(drafts).length, 1)
  assert.equal(await linesOf(store, 'half'), undefined)
  assert.deepEqual(await linesOf(store, 'before'), ['whole'])
})

test('a reading that is given up half-way is not kept', async (t) => {
  const store = makeReadingStore(...makeFolders(makeFolder(t)))
  const read = () =>
    readOnce(store, 'rows', async function* () {
      yield* [1, 2]
      return 3
    })
  for await (const item of read()) if (item === 1) break
  assert.equal(await linesOf(store, 'rows'), undefined)
})

test('what nobody asked for is removed', async (t) => {
  const [folder, drafts] = makeFolders(makeFolder(t))
  for (const name of ['asked', 'unasked']) keep(makeReadingStore(folder, drafts), name, ['line'])
  writeFileSync(join(folder, 'strange'), '')
  const store = makeReadingStore(folder, drafts)
  assert.deepEqual(await linesOf(store, 'asked'), ['line'])
  keep(store, 'new', ['line'])
  store.removeUnused()
  assert.deepEqual(readdirSync(folder).sort(), ['asked', 'new'])
})
