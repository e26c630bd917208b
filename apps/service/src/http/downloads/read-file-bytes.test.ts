import assert from 'node:assert/strict'
import { truncateSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { openReleaseFile, streamBytes } from './read-file-bytes.ts'

const BYTES = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * 7919) % 251))

const writeBytes = (t: TestContext): string => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bytes-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  const path = join(directory, 'file')
  writeFileSync(path, BYTES)
  return path
}

test('a part over several chunks is these bytes and no others', async (t) => {
  const path = writeBytes(t)
  for (const [start, end] of [
    [0, BYTES.length - 1],
    [1, 300_000],
    [262_143, 262_144],
    [599_999, 599_999],
  ] as const) {
    const bytes = await buffer(streamBytes(await openReleaseFile(path, BYTES.length), { start, end }))
    assert.ok(bytes.equals(BYTES.subarray(start, end + 1)), `${start}-${end}`)
  }
})

test('a file that ends early is a fault at the place where it ends, never a short answer', async (t) => {
  const path = writeBytes(t)
  const file = await openReleaseFile(path, BYTES.length)
  truncateSync(path, 300_000)
  await assert.rejects(buffer(streamBytes(file, { start: 0, end: BYTES.length - 1 })), {
    message: 'the file ended at 300000, before 599999',
  })
})
