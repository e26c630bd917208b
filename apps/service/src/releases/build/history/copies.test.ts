import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import type { Correction } from '../../../corrections/index.ts'
import { archive, makeNeeds, type Archived } from '../../testing.ts'
import { listRecords } from '../list-records.ts'
import { readContents } from '../read-contents.ts'
import { listVanished } from './list-vanished.ts'
import { row } from './testing.ts'

const anyRows = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(1, 2)), { maxLength: 4 })

type Step =
  | {
      readonly kind: 'document'
      readonly series: number
      readonly rows: readonly (readonly [string, number])[]
    }
  | { readonly kind: 'correction'; readonly record: number; readonly daysLate: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('document'), series: fc.constantFrom(1, 2), rows: anyRows }),
  fc.record({ kind: fc.constant('correction'), record: fc.nat(3), daysLate: fc.nat(9) }),
)

/** The day of a step; a correction was decided on one before. */
const dayOfStep = (index: number): string => `2026-07-${String(index + 10).padStart(2, '0')}T12:00:00.000Z`

/** Adds what is retrieved or entered in a step to what a release is built of. */
const take = (
  step: Step,
  index: number,
  documents: Archived[],
  corrections: Correction[],
  last: FullRecord[],
) => {
  const at = dayOfStep(index)
  if (step.kind === 'document') {
    const rows = step.rows.map(([title, amount]) => row(`${title}${step.series}`, amount))
    const series = { series: `requests/${step.series}`, rows }
    documents.push(
      archive(series, { retrieved_at: at, edition: at, url: `https://committee.example/${step.series}` }),
    )
  }
  const wrong = last[step.kind === 'correction' ? step.record : Infinity]
  if (step.kind === 'correction' && wrong !== undefined)
    corrections.push({
      ...{ record: wrong.id, id: `c${index}`, field: 'amount', before: wrong.amount, after: 100 + index },
      ...{ evidence_url: 'https://member.example/letter' },
      ...{ decided_at: dayOfStep(index - step.daysLate), entered_at: at },
    })
}

/** What a release is made of, without the time that its files would take. */
const read = async (documents: readonly Archived[], corrections: readonly Correction[]) => {
  const { staging, guidance } = await readContents(':memory:', makeNeeds('', documents, { corrections }))
  try {
    const records = Array.from(listRecords(staging, guidance.lines), ({ record }) => record)
    return { records, vanished: [...listVanished(staging)] }
  } finally {
    staging.close()
  }
}

/** What tells of other rows and documents is no change of a record. */
const words = (records: Iterable<FullRecord>) =>
  new Map(
    [...records]
      .map(
        ({ id, amount, evidence, corrections }) => [id, [amount, evidence[0]?.cells, corrections]] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

test('whatever is retrieved, and whenever what is entered was decided, a copy by changed_since is the release', async () => {
  const first: Step = {
    kind: 'document',
    series: 1,
    rows: [
      ['A', 1],
      ['B', 2],
    ],
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 6 }), async (steps) => {
      const copy = new Map<string, FullRecord>()
      const documents: Archived[] = []
      const corrections: Correction[] = []
      let last: FullRecord[] = []
      for (const [index, step] of [first, ...steps].entries()) {
        take(step, index, documents, corrections, last)
        const { records, vanished } = await read(documents, corrections)
        const newest = [...copy.values()].reduce((at, one) => (one.changed_at > at ? one.changed_at : at), '')
        for (const record of records) if (record.changed_at >= newest) copy.set(record.id, record)
        for (const { id } of vanished) copy.delete(id)
        assert.deepEqual(words(copy.values()), words(records))
        last = records
      }
    }),
    {
      numRuns: 100,
      examples: [
        [
          [
            { kind: 'correction', record: 0, daysLate: 0 },
            { kind: 'correction', record: 1, daysLate: 9 },
          ],
        ],
      ],
    },
  )
})
