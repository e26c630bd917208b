import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseAppropriations } from '../house-appropriations/house-appropriations.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource, readDocument } from '../testing.ts'
import { readTable } from './read-table.ts'

const TEXT = [
  'Agency;Account;State;Project;Amount;Requestor',
  'Sample Agency;Grants;NM;"Town of Peñasco; a well — ""deep""";"1,000";Samplewright,',
  ';;;;;Exampleton',
  '',
  'Subtotal;;;;1,000;',
  'Sample Agency;Grants;NM;"Village of 𝒮ample',
  'for a road";2,000;Samplewright',
].join('\r\n')
const GIVEN = { fiscal_year: 2026, subcommittee: 'INT' } as const
const utf16 = Buffer.from(`\ufeff${TEXT}\r\n`, 'utf16le')

const DOCUMENTS: readonly (readonly [string, Uint8Array])[] = [
  ['UTF-8', Buffer.from(`${TEXT}\r\n`)],
  ['UTF-8 with its mark and without its last end', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-8 with the line of a spreadsheet', Buffer.from(`sep=;\r\n${TEXT}\r\n`)],
  ['UTF-16', utf16],
  ['UTF-16 the other way', Buffer.from(utf16).swap16()],
  ['the code page of Windows', Buffer.from(TEXT.replace('—', '\x97').replace('𝒮', 'S'), 'latin1')],
  ['mixed encodings', Buffer.concat([Buffer.from(TEXT), Buffer.from('Peñasco', 'latin1')])],
  ['UTF-16 that ends within a letter', utf16.subarray(0, -1)],
  ['a letter that is cut off', Buffer.from(`${TEXT}ñ`).subarray(0, -1)],
  ['a quote that never ends', Buffer.from(`${TEXT}\r\nSample Agency;"Gra`)],
]

const outcomeOf = (bytes: Uint8Array, piece?: number) =>
  readDocument(houseAppropriations, bytes, GIVEN, piece).catch((cause: unknown) => {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  })

for (const [name, bytes] of DOCUMENTS)
  test(`wherever the pieces of a document end, it is read as in one piece: ${name}`, async () => {
    const whole = await outcomeOf(bytes)
    for (const piece of [1, 2, 3, 5, 64, 97]) assert.deepEqual(await outcomeOf(bytes, piece), whole)
  })

/** A document of as many bytes, all the same. None is held. */
const repeat = (text: string, bytes: number): OpenDocument =>
  async function* () {
    const piece = Buffer.from(text.repeat(65_536 / text.length))
    for (let given = 0; given < bytes; given += piece.length) yield piece
  }
const refused = (reason: RegExp) => (error: unknown) =>
  error instanceof DocumentRefused && reason.test(error.message)

test('a document of more bytes than the archive takes, or with a row of more than a row can have, is refused', async () => {
  const isHeader = () => false
  await assert.rejects(readTable(repeat('a', 270_000_000), isHeader), refused(/more than 268,435,456 bytes/))
  await assert.rejects(
    readTable(repeat('a', 5_000_000), isHeader),
    refused(/4,000,000 bytes in the row of line 1/),
  )
})

test('a document of which only the beginning is asked for is closed, and no more of it is read', async () => {
  let given = 0
  let closed = 0
  const open: OpenDocument = async function* () {
    try {
      for (const piece of ['<html>', ...Array.from({ length: 100 }, () => 'x'.repeat(512))]) {
        given += 1
        yield Buffer.from(piece)
      }
    } finally {
      closed += 1
    }
  }
  const source = aSource(new Uint8Array(), { publisher: 'house-appropriations', ...GIVEN })
  await assert.rejects(houseAppropriations.findSeries({ source, open }), refused(/web page/))
  assert.deepEqual([given, closed], [2, 1])
})

test('a document that fails while it is read fails so, and is not refused', async () => {
  const bytes = Buffer.from(`${TEXT}\r\n`)
  const open: OpenDocument = async function* () {
    yield* openBytes(bytes, 7)()
    throw new Error('the disk is gone')
  }
  const source = aSource(bytes, { publisher: 'house-appropriations', ...GIVEN })
  await assert.rejects(houseAppropriations.findSeries({ source, open }), /the disk is gone/)
  await assert.rejects(houseAppropriations.read({ source, open }).next(), /the disk is gone/)
})
