import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { runs } from '../../platform/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { readZipEntries } from './read-zip-entries.ts'

const read = async (bytes: Uint8Array, piece = 7): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await Array.fromAsync(readZipEntries(openBytes(bytes, piece)))).map((entry) => [
      entry.name,
      Buffer.from(entry.bytes).toString(),
    ]),
  )

const TEXT = strToU8('<a>one</a>'.repeat(40))
const FILES: Zippable = { '1.xml': TEXT, 'folder/2.xml': [TEXT, { level: 0 }], '3.xml': strToU8('') }
const ARCHIVE = zipSync(FILES)

/** The archive with bytes written over a place that its directory has. */
const overwrite = (offset: number, ...values: readonly number[]): Buffer => {
  const changed = Buffer.from(ARCHIVE)
  changed.set(values, changed.indexOf('PK\u0001\u0002') + offset)
  return changed
}

test('files are unpacked one by one, whatever the pieces of the document', async () => {
  for (const piece of [1, 7, 65_536])
    assert.deepEqual(await read(ARCHIVE, piece), {
      '1.xml': '<a>one</a>'.repeat(40),
      'folder/2.xml': '<a>one</a>'.repeat(40),
      '3.xml': '',
    })
})

test('a folder is no file', async () => {
  assert.deepEqual(await read(zipSync({ folder: { '1.xml': strToU8('x') }, 'empty/': strToU8('') })), {
    'folder/1.xml': 'x',
  })
})

const REFUSED: readonly (readonly [what: string, bytes: Uint8Array, reason: RegExp])[] = [
  ['no archive', strToU8('<html>'), /its end is missing/],
  ['an archive without its end', ARCHIVE.subarray(0, -22), /its end is missing/],
  ['bytes after its end', Buffer.concat([ARCHIVE, strToU8('x')]), /its end is missing/],
  ['bytes before its start', Buffer.concat([strToU8('x'), ARCHIVE]), /directory is not at its end/],
  ['an encrypted file', overwrite(8, 1), /“1\.xml” is encrypted/],
  ['a method that is not known', overwrite(10, 12), /“1\.xml” is packed by the method 12/],
  ['a wrong checksum', overwrite(16, 0, 0, 0, 0), /“1\.xml” is damaged/],
  ['a file that is longer than stated', overwrite(24, 5, 0, 0, 0), /“1\.xml” is damaged/],
  ['a file that is shorter than stated', overwrite(24, 0xff, 2, 0, 0), /“1\.xml” is damaged/],
  ['a file that would be too large', overwrite(24, 0, 0, 0, 2), /more than 20,000,000 bytes/],
  ['a file that unpacks to far more', overwrite(24, 0, 0, 2, 0), /more than 200 times its size/],
  ['a file over the next one', overwrite(20, 0xff, 0xff, 0, 0), /reaches into the next entry/],
  ['a file at another place', overwrite(42, 1), /is not where its directory says/],
  ['two files of one name', twoOfOneName(), /two entries “1\.xml”/],
  ['a name in no text', overwrite(46, 0xff), /name that is empty, too long or not in UTF-8/],
]

function twoOfOneName(): Buffer {
  const archive = Buffer.from(zipSync({ '1.xml': TEXT, '2.xml': TEXT }))
  for (let at = archive.indexOf('2.xml'); at >= 0; at = archive.indexOf('2.xml')) archive.write('1', at)
  return archive
}

for (const [what, bytes, reason] of REFUSED)
  test(`${what} is refused`, async () => {
    await assert.rejects(
      read(bytes),
      (cause) => cause instanceof DocumentRefused && reason.test(cause.message),
    )
  })

test('an archive with one changed byte gives the same files, or is refused', async () => {
  const whole = await read(ARCHIVE)
  await fc.assert(
    fc.asyncProperty(fc.nat(ARCHIVE.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const bytes = Uint8Array.from(ARCHIVE)
      bytes[place] = (bytes[place] ?? 0) ^ change
      try {
        assert.deepEqual(await read(bytes, 65_536), whole)
      } catch (cause) {
        if (!(cause instanceof DocumentRefused)) throw cause
      }
    }),
    runs(300),
  )
})
