import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeFolder } from '../../releases/testing.ts'
import { PackedFiles } from './packed-files.ts'

const make = (files: PackedFiles, directory: string, pieces: readonly Uint8Array[]) =>
  files.make(
    () => Promise.resolve({ total: 1, pieces, close: () => undefined }),
    { client: 'test' },
    { directory, waitForPiece: () => Promise.resolve() },
  )

const readAll = async (file: Awaited<ReturnType<typeof make>>): Promise<number> => {
  try {
    let bytes = 0
    for await (const piece of file.pieces) bytes += piece.length
    return bytes
  } finally {
    file.close()
  }
}

test('files that wait for their readers have so many bytes, and one more cuts the file that is made', async (t) => {
  const files = new PackedFiles({ isLimited: false, mostBytes: 200_000 })
  const directory = makeFolder(t)
  const piece = (bytes: number) => [new Uint8Array(bytes)]
  const waiting = await make(files, directory, piece(150_000))
  assert.equal(await readAll(await make(files, directory, piece(50_000))), 50_000)
  await assert.rejects(readAll(await make(files, directory, piece(50_001))), /200000 bytes/)
  assert.equal(await readAll(waiting), 150_000)
  assert.equal(await readAll(await make(files, directory, piece(200_000))), 200_000)
})
