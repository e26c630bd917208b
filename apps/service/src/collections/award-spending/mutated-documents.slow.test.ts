import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused, type ReadRow } from '../../publishers/index.ts'
import { draftOf, KINDS, readRows, type Kind } from './testing/mutated-kinds.ts'

/** Values that a document may have in the place of another, as JSON or as the text of a cell. */
const VALUES = [
  null,
  '',
  'x',
  true,
  [],
  {},
  -1,
  0,
  1.5,
  1e21,
  '12',
  '2023-02-30',
  '10.03',
  'ASST_NON_OTHER_086',
  '=A1',
  '\u0410',
]
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...VALUES),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.string(),
)

/** Codes that say why a figure has no cents. */
const MISSING: readonly unknown[] = ['null_in_source', 'not_in_source', 'unparsed']

/** Whether a part of a draft is as before, says that there is nothing, or is what the value says. */
const isRight = (part: unknown, before: unknown, value: unknown): boolean => {
  if (JSON.stringify(part) === JSON.stringify(before) || part === null || MISSING.includes(part)) return true
  if (typeof part === 'object')
    return Object.entries(part).every(([key, own]) => isRight(own, Reflect.get(Object(before), key), value))
  const said = tidy(textOf(value))
  const number = Number(said.replaceAll(',', ''))
  if (typeof part === 'number') return part === number || part / 100 === number
  // Ids of transactions have a prefix, and large letters.
  const text = tidy(textOf(part)).replace(/^ASST_TX_/, '')
  if (textOf(part).startsWith('ASST_TX_')) return said.toUpperCase().includes(text)
  // The number of a listing gets its final zeros again.
  return (
    said.includes(text) || (text.startsWith(said) && /^\d\d\.\d{3}$/.test(text) && number === Number(text))
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A changed document is refused, its row is, or its draft differs from the whole one in the fields of the key alone. */
const checkMutated = async (kind: Kind, key: string, value: unknown): Promise<void> => {
  const whole = draftOf(await readRows(kind, kind.make('', undefined)))
  assert.ok(whole !== undefined)
  let rows: readonly ReadRow[]
  try {
    rows = await readRows(kind, kind.make(key, value))
  } catch (error) {
    if (error instanceof DocumentRefused) return
    throw error
  }
  const draft = draftOf(rows)
  for (const [name, part] of Object.entries(draft ?? {}))
    if (!(kind.fieldsOf[key] ?? []).includes(name)) assert.deepEqual(part, whole[name], `${name} of ${key}`)
    else
      assert.ok(
        isRight(part, whole[name], value),
        `${name} is ${JSON.stringify(part)} of ${JSON.stringify(value)}`,
      )
}

for (const kind of KINDS)
  test(`${kind.what} with any value changed or taken away is right, flagged, refused or stops its document`, () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(kind.fieldsOf)),
        fc.option(anyValue, { nil: undefined }),
        (key, value) => checkMutated(kind, key, value),
      ),
      { numRuns: 300 },
    ))

for (const { what, publisher, url, make } of KINDS)
  test(`${what} whose document is cut off anywhere gives no row that the whole one lacks`, async () => {
    const document = make('', undefined)
    const bytes = Buffer.from(
      document instanceof Uint8Array || typeof document === 'string' ? document : JSON.stringify(document),
    )
    const kind = { what, publisher, make, fieldsOf: {}, ...(url === undefined ? {} : { url }) }
    const draftsOf = (rows: readonly ReadRow[]) =>
      rows.flatMap((row) => (row.kind === 'row' ? [JSON.stringify({ ...row.draft, release: '' })] : []))
    const whole = draftsOf(await readRows(kind, bytes))
    assert.ok(whole.length > 0)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
        try {
          for (const draft of draftsOf(await readRows(kind, bytes.subarray(0, length))))
            assert.ok(whole.includes(draft))
        } catch (error) {
          if (!(error instanceof DocumentRefused)) throw error
        }
      }),
    )
  })
