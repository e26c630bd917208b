import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { makeArchive } from '../../publishers/award-archive/testing.ts'
import { awardArchive } from '../../publishers/award-spending/index.ts'
import { DocumentRefused, type ReadRow } from '../../publishers/index.ts'
import { KINDS, readRows, type Kind } from './testing/mutated-kinds.ts'

/** The text of a document; of an archive, that of its table. */
const textOf = (kind: Kind, document: object | string | Uint8Array): string => {
  if (typeof document === 'string') return document
  if (kind.publisher === awardArchive && document instanceof Uint8Array)
    return strFromU8(Object.values(unzipSync(document))[0] ?? assert.fail('no table'))
  if (document instanceof Uint8Array) return strFromU8(document)
  return JSON.stringify(document)
}

const wholeOf = (kind: Kind): string => textOf(kind, kind.make('', undefined))
const isCsv = (kind: Kind): boolean => !wholeOf(kind).startsWith('{')

/** The rows of a document with this text, or the message of its refusal. */
const readText = async (kind: Kind, bytes: string | Uint8Array): Promise<readonly ReadRow[] | string> => {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  try {
    return await readRows(kind, kind.publisher === awardArchive ? makeArchive(whole) : whole)
  } catch (cause) {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  }
}

const draftsOf = (rows: readonly ReadRow[] | string): string[] =>
  typeof rows === 'string'
    ? []
    : rows.flatMap((row) => (row.kind === 'row' ? [JSON.stringify(row.draft)] : []))

/** Nothing is published that the sound document does not publish. */
const holdDrafts = (rows: readonly ReadRow[] | string, sound: readonly string[], what: string): void => {
  for (const draft of draftsOf(rows)) assert.ok(sound.includes(draft), `${what}: ${draft}`)
}

const swapBytes = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')

/** Forms that a program, an editor or a server may give to a text. `same`: the document is still sound. */
const FORMS: readonly {
  readonly what: string
  readonly write: (text: string) => string | Uint8Array
  readonly same?: true
}[] = [
  { what: 'with the mark of UTF-8', write: (text) => `\ufeff${text}`, same: true },
  { what: 'in UTF-16, the small byte first', write: utf16 },
  { what: 'in UTF-16, the large byte first', write: (text) => swapBytes(utf16(text)) },
  { what: 'in UTF-16 without its mark', write: (text) => Buffer.from(text, 'utf16le') },
  { what: 'in the code page of Windows', write: (text) => Buffer.from(text, 'latin1') },
  { what: 'with its letters decoded wrongly', write: (text) => Buffer.from(text).toString('latin1') },
  { what: 'with line ends of Windows', write: (text) => text.replaceAll('\n', '\r\n'), same: true },
  { what: 'with the line ends of old Macs', write: (text) => text.replaceAll('\n', '\r') },
  {
    what: 'with zero bytes',
    write: (text) => text.replace('Sample', 'Sam\0ple').replace('SAMPLE', 'SAM\0PLE'),
  },
  { what: 'that is a web page', write: () => '<!doctype html><title>Not found</title>' },
  { what: 'that is XML', write: () => '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>' },
  { what: 'that is empty', write: () => '' },
  { what: 'that is packed', write: (text) => gzipSync(text) },
  { what: 'with a web page behind it', write: (text) => `${text}<html></html>` },
  { what: 'that comes twice', write: (text) => text + text },
]

/** The document with a letter that each encoding writes in its own way. */
const withLetter = (kind: Kind): string =>
  wholeOf(kind).replace('Sample', 'Peñasco').replace('SAMPLE', 'PEÑASCO')

for (const kind of KINDS)
  test(`${kind.what} in any form of its text is the same, refused, or its rows are`, async () => {
    const sound = draftsOf(await readText(kind, withLetter(kind)))
    assert.ok(sound.length > 0)
    for (const { what, write, same } of FORMS) {
      const rows = await readText(kind, write(withLetter(kind)))
      holdDrafts(rows, sound, what)
      if (same) assert.deepEqual(draftsOf(rows), sound, what)
    }
  })

for (const kind of KINDS.filter((one) => !isCsv(one)))
  test(`${kind.what} with any key twice is refused, in whichever order its values are`, async () => {
    const whole = wholeOf(kind)
    for (const key of Object.keys(kind.fieldsOf))
      for (const twice of [
        `"${key}":null,"${key}":`,
        `"${key}":0,"${key.replace(/^./, (first) => `\\u00${first.charCodeAt(0).toString(16)}`)}":`,
      ]) {
        const rows = await readText(kind, whole.replace(`"${key}":`, twice))
        assert.ok(typeof rows === 'string' && /the key “.*” twice/.test(rows), key)
      }
  })

for (const kind of KINDS.filter(({ listOf }) => listOf !== undefined))
  test(`${kind.what} that comes again with any other value is refused, and the first stays`, async () => {
    const first = wholeOf(kind)
    const sound = draftsOf(await readText(kind, first))
    for (const [key, value] of [
      ['', undefined],
      ...Object.keys(kind.fieldsOf).map((name) => [name, '1'] as const),
    ] as const) {
      const again = kind.listOf?.(kind.make('', undefined), kind.make(key, value))
      const rows = await readText(kind, textOf(kind, again ?? assert.fail()))
      if (typeof rows === 'string') continue
      const [row] = rows
      assert.equal(row?.kind === 'row' && JSON.stringify(row.draft), sound[0], key)
      // Another id is another row, and a row without numbers of its own is known by its place.
      if (rows.every((one) => one.kind === 'row')) assert.ok(kind.idKeys?.includes(key), key)
    }
  })

const parseTable = (text: string): readonly [header: readonly string[], ...rows: (readonly string[])[]] => {
  const [header = [], ...rows] = parse(text)
  return [header, ...rows]
}
const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('')

for (const kind of KINDS.filter(isCsv)) {
  test(`${kind.what} whose columns stand in another order is the same, or refused`, async () => {
    const turned = parseTable(wholeOf(kind)).map((cells) => cells.toReversed())
    const sound = draftsOf(await readText(kind, wholeOf(kind)))
    holdDrafts(await readText(kind, writeTable(turned)), sound, 'turned')
  })

  test(`${kind.what} with any column renamed is the same, refused, or says null`, async () => {
    const [header, ...rows] = parseTable(wholeOf(kind))
    const sound = draftsOf(await readText(kind, wholeOf(kind)))
    for (const [column, name] of header.entries())
      holdDrafts(await readText(kind, writeTable([header.with(column, `${name}_2`), ...rows])), sound, name)
  })

  test(`${kind.what} with its cells moved by a column keeps its money, days and ids, or is refused without its cells`, () => {
    const [header, cells = [], ...others] = parseTable(wholeOf(kind))
    return fc.assert(
      // A cell that is lost among the last two, which are days of a listing, leaves no trace.
      fc.asyncProperty(fc.nat(cells.length - 3), fc.boolean(), async (from, isRight) => {
        const moved = isRight ? cells.toSpliced(from, 0, '').slice(0, -1) : [...cells.toSpliced(from, 1), '']
        const [before = ''] = draftsOf(await readText(kind, wholeOf(kind)))
        const rows = await readText(kind, writeTable([header, moved, ...others]))
        const [row] = typeof rows === 'string' ? [] : rows
        if (row?.kind !== 'row') return
        assert.deepEqual(telling(JSON.stringify(row.draft)), telling(before), String(header[from]))
      }),
    )
  })
}

/** The parts of a draft that name it, date it or count its money. A draft is an object. */
const telling = (draft: string): object =>
  Object.fromEntries(
    Object.entries(JSON.parse(draft) as object).filter(([name]) =>
      /^(?:id|award_id|number|listing|obligated|amount_cents|fiscal_year|agency_code|state|award_number|action_date|archived_on|published_on)$/.test(
        name,
      ),
    ),
  )
