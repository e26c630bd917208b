import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { runPython } from '../../platform/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { openBytes, readWhole } from '../streams/document-bytes.ts'
import { openZipEntry, STREAMED_ENTRIES } from './open-zip-entry.ts'
import { listZipEntries } from './zip-directory.ts'

const pack = (files: Readonly<Record<string, string>>, level: 0 | 6 = 6): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), {
      level,
    }),
  )

const unpack = async (bytes: Uint8Array, piece?: number): Promise<Record<string, string>> => {
  const open = openBytes(bytes, piece)
  const files: Record<string, string> = {}
  for (const entry of await listZipEntries(open, STREAMED_ENTRIES))
    files[entry.name] = (await readWhole(openZipEntry(open, entry))).toString()
  return files
}

const anyFiles = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ maxLength: 300 }), {
  maxKeys: 4,
  noNullPrototype: true,
})

test('any files come out as they went in, in pieces of any size', () =>
  fc.assert(
    fc.asyncProperty(
      anyFiles,
      fc.constantFrom(0 as const, 6 as const),
      fc.integer({ min: 1, max: 400 }),
      async (files, level, piece) => {
        assert.deepEqual(await unpack(pack(files, level), piece), files)
      },
    ),
  ))

const FILES = { 'one.csv': 'a,b\n1,2\n'.repeat(50), 'two.csv': 'c\n' }

test('an archive that is cut off anywhere is refused', () => {
  const whole = pack(FILES)
  return fc.assert(
    fc.asyncProperty(fc.nat({ max: whole.length - 1 }), (length) =>
      assert.rejects(unpack(whole.subarray(0, length)), DocumentRefused),
    ),
  )
})

test('an archive with any wrong byte is refused, or its files are the same', () => {
  const whole = pack(FILES)
  return fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, flip) => {
        const wrong = Buffer.from(whole)
        wrong[at] = (wrong[at] ?? 0) ^ flip
        try {
          assert.deepEqual(Object.values(await unpack(wrong)), Object.values(FILES))
        } catch (error) {
          if (!(error instanceof DocumentRefused)) throw error
        }
      },
    ),
    { numRuns: 1000 },
  )
})

/** Writes the size of the only file into the directory. */
const withSize = (bytes: Buffer, size: number): Buffer => {
  const wrong = Buffer.from(bytes)
  wrong.writeUInt32LE(size, wrong.indexOf('PK\x01\x02') + 24)
  return wrong
}

test('a bomb is refused by its directory, or as soon as it has more bytes than the directory says', async () => {
  const bomb = pack({ 'one.csv': '0'.repeat(1_000_000) })
  await assert.rejects(unpack(bomb), /more than 200 times/)
  await assert.rejects(unpack(withSize(bomb, 10)), /more bytes than its directory says/)
  await assert.rejects(unpack(withSize(bomb, 0xfffffffe)), /more than 200 times/)
})

/** Archives of one file, `one.csv` or standard input, as other programs write them in the form ZIP64. */
const ZIP64_ARCHIVES = {
  'zip -fz one.csv':
    'UEsDBC0AAAAAAAAA5lx7B5cK//////////8HABQAb25lLmNzdgEAEAAIAAAAAAAAAAgAAAAAAAAAYSxiCjEsMgpQSwECHgMtAAAAAAAAAOZceweXCggAAAD/////BwAMAAAAAAABAAAApIEAAAAAb25lLmNzdgEACAAIAAAAAAAAAFBLBgYsAAAAAAAAAB4DLQAAAAAAAAAAAAEAAAAAAAAAAQAAAAAAAABBAAAAAAAAAEEAAAAAAAAAUEsGBwAAAACCAAAAAAAAAAEAAABQSwUGAAAAAAEAAQBBAAAA/////wAA',
  'zip - -':
    'UEsDBC0AAAAAAGhOe117B5cK//////////8BABQALQEAEAAIAAAAAAAAAAgAAAAAAAAAYSxiCjEsMgpQSwECHgMtAAAAAABoTntdeweXCggAAAAIAAAAAQAAAAAAAAABAAAAgBEAAAAALVBLBgYsAAAAAAAAAB4DLQAAAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAvAAAAAAAAADsAAAAAAAAAUEsGBwAAAABqAAAAAAAAAAEAAABQSwUGAAAAAAEAAQAvAAAAOwAAAAAA',
  'zipfile of Python with force_zip64':
    'UEsDBC0AAAAIAAAA5lx7B5cK//////////8HABQAb25lLmNzdgEAEAAIAAAAAAAAAAoAAAAAAAAAS9RJ4jLUMeICAFBLAQItAy0AAAAIAAAA5lx7B5cKCgAAAAgAAAAHAAAAAAAAAAAAAACAAQAAAABvbmUuY3N2UEsFBgAAAAABAAEANQAAAEMAAAAAAA==',
  'the same into a pipe, with a data descriptor':
    'UEsDBC0ACAAIAAAA5lwAAAAA//////////8HABQAb25lLmNzdgEAEAAAAAAAAAAAAAAAAAAAAAAAS9RJ4jLUMeICAFBLBwh7B5cKCgAAAAAAAAAIAAAAAAAAAFBLAQItAy0ACAAIAAAA5lx7B5cKCgAAAAgAAAAHAAAAAAAAAAAAAACAAQAAAABvbmUuY3N2UEsFBgAAAAABAAEANQAAAFsAAAAAAA==',
} as const
const zip64Of = (name: keyof typeof ZIP64_ARCHIVES): Buffer => Buffer.from(ZIP64_ARCHIVES[name], 'base64')

for (const name of Object.keys(ZIP64_ARCHIVES) as (keyof typeof ZIP64_ARCHIVES)[])
  test(`an archive in the form ZIP64 by ${name} is read`, async () => {
    const whole = zip64Of(name)
    for (const piece of [1, 13, 65_536])
      assert.deepEqual(Object.values(await unpack(whole, piece)), ['a,b\n1,2\n'])
    for (let length = 0; length < whole.length; length += 1)
      await assert.rejects(unpack(whole.subarray(0, length)), DocumentRefused)
    for (let at = 0; at < whole.length; at += 1)
      for (const flip of [1, 0x80, 0xff]) {
        const wrong = Buffer.from(whole)
        wrong[at] = (wrong[at] ?? 0) ^ flip
        const texts = await unpack(wrong).then(Object.values, (fault: unknown) => {
          assert.ok(fault instanceof DocumentRefused, String(fault))
          return ['a,b\n1,2\n']
        })
        assert.deepEqual(texts, ['a,b\n1,2\n'], `byte ${at}`)
      }
  })

/** Writes a wide number where the records of ZIP64 of `zip -fz` have it. */
const withWide = (mark: string, offset: number, value: bigint): Buffer => {
  const bytes = zip64Of('zip -fz one.csv')
  bytes.writeBigUInt64LE(value, bytes.indexOf(mark) + offset)
  return bytes
}

for (const [what, bytes, reason] of [
  ['two end records that differ', withWide('PK\x06\x06', 40, 64n), /two end records differ/],
  ['an end record at another place', withWide('PK\x06\x07', 8, 0n), /not before its end/],
  ['more bytes than any file has', withWide('PK\x06\x06', 48, 2n ** 63n), /than any file has/],
  [
    'an entry of 5 GiB in 8 bytes',
    withWide('PK\x01\x02', 57, 5n * 2n ** 30n),
    /two sizes|more than 200 times/,
  ],
  ['an entry of 20 TB', withWide('PK\x01\x02', 57, 20n * 10n ** 12n), /more than 20,000,000,000 bytes/],
] as const)
  test(`an archive in the form ZIP64 with ${what} is refused`, () => assert.rejects(unpack(bytes), reason))

test('more entries than 16 bits can count, as Python writes them, are listed', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-zip64-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  const path = join(folder, 'many.zip')
  const program = `
import zipfile
with zipfile.ZipFile(sys.argv[1], 'w') as archive:
    for number in range(66000): archive.writestr(str(number), '')
print('true')`
  if (runPython('zipfile', program, path) === undefined) return t.skip('this machine has no python3')
  const listed = await listZipEntries(openBytes(readFileSync(path)), STREAMED_ENTRIES)
  assert.equal(listed.length, 66_000)
})

test('an entry of more bytes than may be held is read', async () => {
  const text = 'a,b\n'.repeat(20)
  const listed = await listZipEntries(openBytes(withSize(pack({ 'one.csv': text }, 0), 80)), {
    entryBytes: 80,
    bytes: 80,
  })
  assert.equal(listed[0]?.bytes, 80)
  await assert.rejects(
    listZipEntries(openBytes(pack({ 'one.csv': text }, 0)), { entryBytes: 79, bytes: 80 }),
    /more than 79 bytes/,
  )
})
