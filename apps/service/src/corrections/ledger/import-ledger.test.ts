import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { onEveryStore, type TestStore } from '../../platform/store/testing.ts'
import { runs } from '../../platform/testing.ts'
import {
  checkLedgerChain,
  isKnownFile,
  ledgerMigration,
  noteExport,
  parseLedger,
  readLedger,
  readLedgerBytes,
  readLedgerForBuild,
  type Correction,
} from './index.ts'
import { makeEntry, makeLedger } from './testing.ts'

/** After the clock of any server that runs these tests. */
const LATER = new Date('2100-03-02T12:00:00.000Z')

const at = (minute: number): string => `2026-03-02T12:${String(minute).padStart(2, '0')}:00.000Z`

const line = (id: string, minute: number, changes: Partial<Correction> = {}): string =>
  JSON.stringify({ ...makeEntry(id), entered_at: at(minute), ...changes })

const withdrawal = (withdraws: string, minute: number): string =>
  JSON.stringify({ withdraws, reason: 'It was another record.', entered_at: at(minute) })

const FUTURE = '2136-03-02T12:00:00.000Z'

const FILES: readonly (readonly [what: string, text: string | Buffer])[] = [
  ['of today', `${line('c1', 1)}\n${line('c2', 2)}\n${withdrawal('c1', 3)}\n`],
  ['with the line breaks of Windows', `${line('c1', 1)}\r\n${line('c2', 2)}\r\n`],
  ['with blank lines', `\n\n${line('c1', 1)}\n  \n\r\n${line('c2', 2)}\n\n`],
  ['without a last line break', `${line('c1', 1)}\n${line('c2', 2)}`],
  ['with spaces and keys in another order', `  { "entered_at": "${at(1)}", ${line('c1', 1).slice(1)}  \n`],
  ['of blank lines alone', '\n \n'],
  ['of one space', ' '],
  [
    'with a repeated and a malformed line that are withdrawn',
    `${line('c1', 1)}\n${line('c1', 2)}\n{"id":"c1"}\n${withdrawal('c1', 3)}\n`,
  ],
  [
    'with a withdrawn line of the future',
    `${line('c1', 1, { entered_at: FUTURE })}\n${withdrawal('c1', 3)}\n`,
  ],
  ['with an id that PostgreSQL cannot store', `${line('c\0', 1)}\n${withdrawal('c\0', 3)}\n`],
  [
    'with bytes that are not UTF-8',
    Buffer.concat([Buffer.from(line('c1', 1).replace('letter', 'caf\u00e9'), 'latin1'), Buffer.from('\n')]),
  ],
]

onEveryStore((open) => {
  let store: TestStore
  let number = 0
  before(async () => {
    store = await open([ledgerMigration])
  })
  after(() => store.destroy())

  /** A ledger that no other test uses. */
  const makeOwn = () => {
    number += 1
    const collection = `own-${number}`
    return {
      ...makeLedger(store, collection),
      collection,
      read: () => readLedgerBytes(store, collection),
      isKnown: (bytes: string | Uint8Array) => isKnownFile(store, { collection, bytes: Buffer.from(bytes) }),
      isWhole: async () => (await checkLedgerChain(store, collection)).brokenAt === null,
    }
  }

  for (const [what, text] of FILES)
    test(`a file ${what} is exported byte for byte, and a line that is added to it can be read`, async () => {
      const { take, read, add, isKnown, isWhole } = makeOwn()
      const bytes = Buffer.from(text)
      const { corrections } = readLedger(bytes.toString())
      assert.equal(await isKnown(bytes), false)
      assert.equal(
        await take(bytes, LATER),
        bytes
          .toString()
          .split('\n')
          .filter((one) => one.trim() !== '').length,
      )
      assert.deepEqual(await read(), bytes)
      assert.ok((await isKnown(bytes)) && (await isWhole()))
      const added = await add(makeEntry('new'), LATER)
      const whole = (await read()).toString()
      assert.ok((await isWhole()) && whole.endsWith(`${JSON.stringify(added)}\n`))
      assert.deepEqual(parseLedger(whole, 'ledger'), [...corrections, added])
      assert.equal(added.entered_at, LATER.toISOString())
      // The file as it was imported is no news, and has the last word about no line.
      assert.equal(await take(bytes, LATER), 0)
      assert.equal((await read()).toString(), whole)
    })

  test('lines that a program adds to the file are imported, whether or not the last line had ended', async () => {
    for (const [first, ending, rest] of [
      [line('c1', 1), '\n', `${line('c2', 2)}\n`],
      [line('c1', 1), '', `\n${line('c2', 2)}\n\n`],
      [line('c1', 1), '', `\r\n${line('c2', 2)}`],
    ] as const) {
      const { take, read, isKnown, isWhole } = makeOwn()
      await take(`${first}${ending}`, LATER)
      const file = `${first}${ending}${rest}`
      assert.equal(await isKnown(file), false)
      assert.equal(await take(file, LATER), 1)
      assert.deepEqual([(await read()).toString(), await isWhole(), await isKnown(file)], [file, true, true])
    }
  })

  test('a file in which a line of the ledger was changed or removed is refused, with the line', async () => {
    const { take, read } = makeOwn()
    const [first, second, third] = [line('c1', 1), line('c2', 2), line('c3', 3)]
    const whole = `${first}\n${second}`
    await take(whole, LATER)
    for (const [file, number] of [
      [`${first}\n${line('c2', 2, { after: 7 })}\n`, 2],
      [`${second}\n`, 1],
      [`${first}\n`, 2],
      [`${first}\r\n${second}`, 1],
      [`${whole}${third}\n`, 2],
      ['', 1],
    ] as const)
      await assert.rejects(
        () => take(file, LATER),
        new RegExp(`^OperatorFault: Nothing was imported: .*ledger of the database, from line ${number} on`),
        file,
      )
    assert.equal((await read()).toString(), whole)
  })

  test('a file that lacks lines which were added in the database is refused once it has others', async () => {
    const { take, add, isKnown, collection, read } = makeOwn()
    const file = `${line('c1', 1)}\n`
    await take(file, LATER)
    await add(makeEntry('c2'), LATER)
    assert.ok(await isKnown(file))
    const more = `${file}${line('c3', 3)}\n`
    await assert.rejects(() => take(more, LATER), /from line 2 on.*corrections export/)
    const exported = await read()
    await noteExport(store, { collection, bytes: exported }, LATER)
    assert.deepEqual([await isKnown(file), await isKnown(exported)], [false, true])
    const mended = `${exported.toString()}${line('c3', 3, { entered_at: LATER.toISOString() })}\n`
    assert.equal(await take(mended, LATER), 1)
  })

  test('lines that would stop builds are refused before they enter, and are mended in the file', async () => {
    const { take, read } = makeOwn()
    for (const [file, says] of [
      [`${line('c1', 1)}\n{\n`, /corrections\.ndjson, line 2, is not JSON/],
      [`${line('c1', 1)}\n${line('c1', 2)}\n`, /line 2, uses the id c1 again/],
      [
        `${line('c1', 2)}\n\n${line('c2', 1)}\n`,
        /line 3, has an entered_at before the entered_at of the line above/,
      ],
      [
        `\n${line('c1', 1, { entered_at: FUTURE })}\n`,
        /line 2, has an entered_at in the future: the database has 2100-03-02T12:00:00\.000Z/,
      ],
      [`${withdrawal('c1', 1)}\n`, /line 1, withdraws c1, and no line above/],
    ] as const)
      await assert.rejects(() => take(file, LATER), says)
    assert.equal((await read()).length, 0)
    assert.equal(await take(`${line('c1', 1)}\n`, LATER), 1)
  })

  test('the first import takes what releases were built from; later lines are not before a build without them', async () => {
    const { take, collection } = makeOwn()
    await readLedgerForBuild(store, collection, at(5))
    const file = `${line('c1', 1)}\n`
    assert.equal(await take(file, LATER), 1)
    await assert.rejects(
      () => take(`${file}\n${line('c2', 4)}\n`, LATER),
      /line 3, has an entered_at before 2026-03-02T12:05:00\.000Z: a release was built without the line/,
    )
    assert.equal(await take(`${file}\n${line('c2', 5)}\n`, LATER), 1)
  })

  test('any ledger without a fault is imported in any number of parts, and exported byte for byte', async () => {
    const anyId = fc.constantFrom('a', 'b', 'c', 'd\0')
    const anyLine = fc.oneof(
      fc.tuple(anyId, fc.nat(59)).map(([id, minute]) => line(id, minute)),
      fc.tuple(anyId, fc.nat(59)).map(([id, minute]) => withdrawal(id, minute)),
      fc.constantFrom('', ' ', '\t', '{"id":"a"}'),
    )
    const anyText = fc.tuple(fc.array(fc.tuple(anyLine, fc.constantFrom('\n', '\r\n'))), fc.boolean())
    await fc.assert(
      fc.asyncProperty(anyText, fc.array(fc.nat(12), { maxLength: 3 }), async ([lines, ends], cuts) => {
        const parts = lines.map(([text, end], index) => text + (ends || index + 1 < lines.length ? end : ''))
        const { take, read, isWhole } = makeOwn()
        let had = ''
        for (const cut of [...cuts.toSorted((one, other) => one - other), parts.length]) {
          const text = parts.slice(0, cut).join('')
          const { faults } = readLedger(text)
          if (faults.length > 0)
            await assert.rejects(() => take(text, LATER), /The corrections cannot be read/)
          else {
            await take(text, LATER)
            had = text
          }
          assert.deepEqual([(await read()).toString(), await isWhole()], [had, true])
        }
      }),
      runs(40),
    )
  })
})
