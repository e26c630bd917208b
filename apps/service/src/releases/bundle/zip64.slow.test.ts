import assert from 'node:assert/strict'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeFolder, runTool } from '../testing.ts'
import { readZip } from '../verify/read-zip.ts'
import { deflate, writeZipPieces, type Packing, type ZipEntry } from './write-zip.ts'

const GIB = 2 ** 30
const PIECE = new Uint8Array(GIB / 16)
const SMALL = Buffer.from('A sample behind the fourth gibibyte.\n')

/** A content that takes its length in the zip, and on the disk nothing. */
function* packHole(pieces: number, bytes: number): Packing {
  for (let piece = 0; piece < pieces; piece += 1) yield PIECE
  return { bytes, crc: 0 }
}

const packSmall = (): ZipEntry => ['bag/small.txt', SMALL.length, deflate([SMALL])]

/** Writes a zip, and leaves a hole for each chunk of zeros. */
const writeSparse = (path: string, entries: Iterable<ZipEntry>): void => {
  const descriptor = openSync(path, 'w')
  let position = 0
  for (const bytes of writeZipPieces(entries)) {
    if (bytes !== PIECE) writeSync(descriptor, bytes, 0, bytes.length, position)
    position += bytes.length
  }
  closeSync(descriptor)
}

const LIST = `
import json, zipfile
with zipfile.ZipFile('bag.zip') as zip:
    print(json.dumps([[i.filename, i.file_size, i.compress_size] for i in zip.infolist()[-3:]]))
    print(len(zip.infolist()))
    print(zip.read('bag/small.txt').decode(), end='')
`

/** Reads the zip with the machine's own tool: the last three entries, their number, and the text of the small one. */
const readElsewhere = (folder: string) => {
  const unzipped = runTool(folder, 'unzip', '-p', 'bag.zip', 'bag/small.txt')
  if (unzipped !== undefined) assert.equal(unzipped, SMALL.toString())
  const listed = runTool(folder, 'python3', '-c', LIST)
  if (listed === undefined) return undefined
  const [entries = '', count, text] = listed.split('\n')
  assert.equal(`${text}\n`, SMALL.toString())
  return { entries: JSON.parse(entries), count: Number(count) }
}

for (const [what, pieces, bytes] of [
  ['that unpacks to more than 4 GiB', [1], 5 * GIB],
  ['that has more than 4 GiB packed as well', [68], 5 * GIB],
  ['so near to 4 GiB that packing could make it longer', [65], 4 * GIB - 2],
  ['below that, with others behind the fourth gibibyte', [48, 48], 3 * GIB],
] as const)
  test(`a zip with an entry ${what} is read by other tools and by release verify`, async (t) => {
    const folder = makeFolder(t)
    const path = join(folder, 'bag.zip')
    writeSparse(path, [
      ...pieces.map((one, index): ZipEntry => [`bag/${index}`, bytes, packHole(one, bytes)]),
      packSmall(),
    ])
    const { files, faults } = await readZip(path)
    assert.deepEqual([...files.keys()], ['small.txt'])
    // Zeros are no deflated content: the entries were found, and cannot be unpacked.
    assert.deepEqual(
      faults,
      pieces.map((_, index) => `${index} is damaged (its content cannot be unpacked)`),
    )
    const found = readElsewhere(folder)
    if (found === undefined) return t.skip('this machine has no python3')
    assert.deepEqual(
      found.entries.slice(0, -1),
      pieces.map((one, index) => [`bag/${index}`, bytes, one * PIECE.length]),
    )
  })

const EMPTY = [...deflate([])]

function* packNothing(): Packing {
  yield* EMPTY
  return { bytes: 0, crc: 0 }
}

test('a zip of more entries than 16 bits can count is read by other tools', (t) => {
  const folder = makeFolder(t)
  writeSparse(join(folder, 'bag.zip'), [
    packSmall(),
    ...Array.from({ length: 69_999 }, (_, index): ZipEntry => [`bag/${index + 1}`, 0, packNothing()]),
  ])
  const found = readElsewhere(folder)
  if (found === undefined) return t.skip('this machine has no python3')
  assert.equal(found.count, 70_000)
})
