import assert from 'node:assert/strict'
import { cpSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { crc32 } from 'node:zlib'
import { formatEnd, SIGNATURES } from '../bundle/zip-records.ts'
import { deflate, writeZipPieces, type Packing, type ZipEntry } from '../bundle/write-zip.ts'
import { build, makeFolder, makeZip, runTool } from '../testing.ts'
import { verifyRelease } from './verify-release.ts'
import { readZip } from './read-zip.ts'

const TEXT = Buffer.from('Two bags of samples, two bags of samples.')

const entry = (name: string, content: Uint8Array = TEXT): ZipEntry => [
  name,
  content.length,
  deflate([content]),
]

const pack = (...entries: readonly ZipEntry[]): Buffer => Buffer.concat([...writeZipPieces(entries)])

/** Packs the text, and reports false facts about it. */
function* lie(says: { readonly bytes?: number; readonly crc?: number; readonly behind?: string }): Packing {
  yield* deflate([TEXT])
  yield Buffer.from(says.behind ?? '')
  return { bytes: says.bytes ?? TEXT.length, crc: says.crc ?? crc32(TEXT) }
}

/** Offset of the nth record of a kind. */
const find = (zip: Buffer, signature: number, nth = 0): number => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  let at = zip.indexOf(bytes)
  for (let count = 0; count < nth; count += 1) at = zip.indexOf(bytes, at + 1)
  return at
}

/** Changes two bytes of a record. */
const patch = (zip: Buffer, at: number, change: (value: number) => number): Buffer => {
  zip.writeUInt16LE(change(zip.readUInt16LE(at)), at)
  return zip
}

const pair = (): Buffer => pack(entry('bag/a.txt'), entry('bag/b.txt'))

const rename = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** The same without the last line of the list: only a tool that does not read the list finds the entry. */
const hideLast = (zip: Buffer): Buffer => {
  const [first, last] = [find(zip, SIGNATURES.central), find(zip, SIGNATURES.central, 1)]
  const list = { count: 1, bytes: last - first, offset: first }
  return Buffer.concat([zip.subarray(0, last), formatEnd(list)])
}

/** A zip whose list gives an entry a size beyond the safe integers. */
const overstate = (): Buffer => {
  const zip = pack(['bag/a.txt', 2 ** 33, lie({ bytes: 2 ** 33 })])
  const extra = find(zip, SIGNATURES.central) + 46 + 'bag/a.txt'.length
  zip.writeBigUInt64LE(2n ** 64n - 1n, extra + 4)
  return zip
}

const STRANGE: readonly (readonly [what: string, zip: () => Buffer, says: RegExp])[] = [
  ['that has something behind its end', () => Buffer.concat([pair(), Buffer.from('x')]), /follows its end/],
  [
    'that has a comment, which could be another end',
    () => {
      const zip = pair()
      return Buffer.concat([patch(zip, zip.length - 2, () => 22), zip.subarray(-22)])
    },
    /follows its end/,
  ],
  [
    'that has something before its first entry',
    () => Buffer.concat([Buffer.from('#!/bin/sh'), pair()]),
    /list of entries is not where its end record says/,
  ],
  [
    'whose end counts more than its list has',
    () => patch(pair(), pair().length - 12, () => 3),
    /lists 2 entries, and says 3/,
  ],
  [
    'whose list is cut within a line',
    () => patch(pair(), find(pair(), SIGNATURES.central, 1) + 28, () => 999),
    /list of entries is damaged/,
  ],
  [
    'with an entry that is in no list',
    () => hideLast(pair()),
    /data that belongs to no entry follows bag\/a\.txt/,
  ],
  [
    'with two entries in one place',
    () => {
      const zip = rename(pair(), 'bag/b', 'bag/a')
      zip.writeUInt32LE(0, find(zip, SIGNATURES.central, 1) + 42)
      return zip
    },
    /bag\/a\.txt and the next entry overlap/,
  ],
  [
    'with an entry that is there twice',
    () => rename(pair(), 'bag/b', 'bag/a'),
    /^a\.txt is in the zip twice/m,
  ],
  [
    'with an entry that calls itself otherwise than the list',
    () => {
      const zip = pair()
      zip.write('z', 34)
      return zip
    },
    /bag\/a\.txt differs from the list/,
  ],
  [
    'with an entry of two names',
    () => Buffer.from(makeZip({}, { 'bag/a.txt': { text: 'x', mode: 0o100644, extra: { 0x7075: TEXT } } })),
    /two names/,
  ],
  [
    'with an encrypted entry',
    () => {
      const zip = patch(pair(), 6, (flags) => flags | 1)
      return patch(zip, find(zip, SIGNATURES.central) + 8, (flags) => flags | 1)
    },
    /^bag\/a\.txt is encrypted/m,
  ],
  [
    'with an entry that is a device',
    () => Buffer.from(makeZip({}, { 'bag/tty': { text: '', mode: 0o020666 } })),
    /^bag\/tty is not a file/m,
  ],
  [
    'with an entry that is larger than it says',
    () => pack(['bag/a.txt', 5, lie({ bytes: 5 })]),
    /^a\.txt is damaged \(larger than it says\)/m,
  ],
  [
    'with an entry that is smaller than it says',
    () => pack(['bag/a.txt', 500, lie({ bytes: 500 })]),
    /^a\.txt is damaged \(its checksum does not match\)/m,
  ],
  [
    'with an entry of more bytes than a file can have',
    overstate,
    /it states 18446744073709552000 for an entry, more than any file has/,
  ],
  [
    'with an entry of another check',
    () => pack(['bag/a.txt', TEXT.length, lie({ crc: 1 })]),
    /^a\.txt is damaged \(its checksum does not match\)/m,
  ],
  [
    'with an entry that has something packed behind its end',
    () => pack(['bag/a.txt', TEXT.length, lie({ behind: 'evil' })]),
    /^a\.txt is damaged \(packed data follows its end\)/m,
  ],
  [
    'with a bomb in place of a list of digests',
    () => pack(entry('bag/manifest-sha256.txt', new Uint8Array(2 ** 21))),
    /^manifest-sha256\.txt has 2097152 bytes; no release has a text file of more than 1048576/m,
  ],
  [
    'with a name that speaks to the terminal and begins a line of its own',
    () => pack(entry('bag/\u001b[2J\nbag.zip is whole.')),
    /^bag\/\\u\{1b\}\[2J\\u\{a\}bag\.zip is whole\. leads out of its folder/m,
  ],
]
for (const [what, make, says] of STRANGE)
  test(`a zip ${what} is damaged`, async (t) => {
    const path = join(makeFolder(t), 'bag.zip')
    writeFileSync(path, make())
    assert.match((await verifyRelease(path)).join('\n'), says)
  })

/** A zip that says how many entries its list has, and nothing else. */
const writeEmptyList = (t: TestContext, count: number, bytes: number): string => {
  const path = join(makeFolder(t), 'bag.zip')
  const end = formatEnd({ count, bytes, offset: 0 })
  truncateSync(writeTo(path, Buffer.alloc(0)), bytes)
  return writeTo(path, end, 'a')
}

const writeTo = (path: string, content: Uint8Array, flag?: string): string => {
  writeFileSync(path, content, { flag })
  return path
}

test('a list that a release cannot have is not read', async (t) => {
  const before = process.memoryUsage().arrayBuffers
  const many = await verifyRelease(writeEmptyList(t, 10_000_000, 600_000_000))
  assert.match(many.join(), /lists 10000000 entries, and no release has more than 1000/)
  const long = await verifyRelease(writeEmptyList(t, 1, 6_000_000_000))
  assert.match(long.join(), /list of entries has 6000000000 bytes/)
  assert.ok(process.memoryUsage().arrayBuffers - before < 2 ** 26)
})

test('of a stranger’s files none is kept in memory but those that tell of the others', async (t) => {
  const path = join(makeFolder(t), 'bag.zip')
  const names = Array.from({ length: 50 }, (_, index) => `${index}.txt`)
  writeFileSync(path, pack(entry('bag/bag-info.txt'), ...names.map((name) => entry(`bag/${name}`))))
  const { files, readText } = await readZip(path)
  assert.equal(files.size, 51)
  assert.equal(readText('bag-info.txt'), TEXT.toString())
  assert.deepEqual(new Set(names.map((name) => readText(name))), new Set([undefined]))
})

test('a fault of our own is none of the zip', async (t) => {
  // A folder opens, and cannot be read from.
  await assert.rejects(readZip(makeFolder(t)), { code: 'EISDIR' })
})

test('what is neither a zip nor a folder is refused, and not waited for', async (t) => {
  const folder = makeFolder(t)
  const fifo = join(folder, 'bag.zip')
  if (runTool(folder, 'mkfifo', fifo) === undefined) return t.skip('this machine has no mkfifo')
  await assert.rejects(verifyRelease(fifo), /bag\.zip is neither a zip nor a folder/)
})

test('a huge file beside a zip is not taken for its digests', async (t) => {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'bag.zip'), pair())
  truncateSync(writeTo(join(folder, 'SHA256SUMS'), Buffer.alloc(0)), 2 ** 33)
  assert.match((await verifyRelease(join(folder, 'bag.zip'))).join('\n'), /^SHA256SUMS has 8589934592 bytes/m)
})

test('a huge list in a folder is not read as text', async (t) => {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'manifest-sha256.txt'), Buffer.alloc(2 ** 21))
  assert.match((await verifyRelease(folder)).join('\n'), /^manifest-sha256\.txt has 2097152 bytes/m)
})

test('a zip that was given another name is not called damaged beside its digests', async (t) => {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'mine.zip'), pair())
  writeFileSync(join(folder, 'SHA256SUMS'), `${'0'.repeat(64)}  bag.zip\n`)
  const faults = (await verifyRelease(join(folder, 'mine.zip'))).join('\n')
  assert.match(faults, /^mine\.zip is not in SHA256SUMS: give the file the name/m)
  assert.doesNotMatch(faults, /mine\.zip is damaged/)
})

test('a bag that other tools packed is as good as ours', async (t) => {
  const releases = makeFolder(t)
  const { summary } = await build(releases)
  const folder = makeFolder(t)
  for (const { path } of summary.files.filter((one) => !/^SHA256SUMS|\.zip$/.test(one.path))) {
    mkdirSync(join(folder, 'bag', path, '..'), { recursive: true })
    cpSync(join(releases, summary.id, path), join(folder, 'bag', path))
  }
  const packed = [
    runTool(folder, 'zip', '-q', '-r', 'one.zip', 'bag') === undefined ? [] : ['one.zip'],
    runTool(folder, 'python3', '-m', 'zipfile', '-c', 'two.zip', 'bag') === undefined ? [] : ['two.zip'],
  ].flat()
  if (packed.length === 0) return t.skip('this machine has neither zip nor python3')
  for (const name of packed) assert.deepEqual(await verifyRelease(join(folder, name)), [], name)
})
