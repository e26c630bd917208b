import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../../publishers/index.ts'
import { usaspending } from '../../publishers/award-spending/index.ts'
import { addressOf, draftsOf, readReply } from '../../publishers/usaspending/testing.ts'
import { action, AWARD } from './testing.ts'

/** Values that a reply may have in the place of another. */
const anyValue = fc.oneof(
  fc.constantFrom(null, '', 'x', true, [], {}, -1, 0, 1.5, 1e21, '12', '2023-02-30'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const KEYS = Object.keys(action(1, 10))

test('a transaction with any key changed or taken away is right, flagged, refused or stops its document', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...KEYS),
      fc.option(anyValue, { nil: undefined }),
      async (key, value) => {
        const whole: Readonly<Record<string, unknown>> = action(1, 10)
        const changed = { ...whole, [key]: value }
        const reply = { results: [changed, action(2, 20)], page_metadata: { page: 1, hasNext: false } }
        const document = JSON.parse(JSON.stringify(reply)) as object
        try {
          const { rows } = await readReply(usaspending, document, addressOf('transactions', AWARD))
          assert.equal(rows.length, 2)
          const [draft] = draftsOf(rows, 'award-transactions').filter(({ id }) => !id.endsWith('_2'))
          if (draft === undefined) return
          // JSON has no negative zero.
          const said = Number(changed['federal_action_obligation']) + 0
          const { cents, missing, as_published } = draft.obligated
          assert.equal(cents === null, missing !== null)
          if (cents !== null) assert.equal(cents / 100, said)
          else if (missing === 'unparsed') assert.ok(as_published !== null)
          else assert.ok(['', null].includes(value as null) && key === 'federal_action_obligation')
          assert.match(draft.action_date, /^\d{4}-\d{2}-\d{2}$/)
        } catch (error) {
          if (!(error instanceof DocumentRefused)) throw error
        }
      },
    ),
  ))

test('a reply that is cut off anywhere is refused', () => {
  const text = JSON.stringify({ results: [action(1, 10)], page_metadata: { page: 1, hasNext: false } })
  return fc.assert(
    fc.asyncProperty(fc.nat({ max: text.length - 1 }), async (length) => {
      await assert.rejects(
        readReply(usaspending, text.slice(0, length), addressOf('transactions', AWARD)),
        DocumentRefused,
      )
    }),
  )
})
