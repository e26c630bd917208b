import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import type { LedgerCorrection } from '../../../corrections/ledger/index.ts'
import { archive, makeContentNeeds, TEST_COLLECTION, type Archived } from '../../testing.ts'
import { finishRows } from '../finish-rows.ts'
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
  | { readonly kind: 'withdrawal'; readonly correction: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('document'), series: fc.constantFrom(1, 2), rows: anyRows }),
  fc.record({ kind: fc.constant('correction'), record: fc.nat(3), daysLate: fc.nat(9) }),
  fc.record({ kind: fc.constant('withdrawal'), correction: fc.nat(3) }),
)

/** The day of a step; a correction was decided on one before. */
const dayOfStep = (index: number): string => `2026-07-${String(index + 10).padStart(2, '0')}T12:00:00.000Z`

/** Adds the documents that a step retrieves and the corrections that it enters to those of a release. */
const take = (
  step: Step,
  index: number,
  documents: Archived[],
  corrections: LedgerCorrection[],
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
      record: wrong.id,
      id: `c${index}`,
      field: 'amount',
      before: wrong.amount,
      after: 100 + index,
      evidence_url: 'https://member.example/letter',
      decided_at: dayOfStep(index - step.daysLate),
      entered_at: at,
    })
  const entered = corrections[step.kind === 'withdrawal' ? step.correction : Infinity]
  if (step.kind === 'withdrawal' && entered !== undefined && entered.withdrawn === undefined)
    corrections[step.correction] = {
      ...entered,
      withdrawn: { withdraws: entered.id, reason: 'It was another row.', entered_at: at },
    }
}

/** Contents of a release, without the time that writing its files would take. */
const read = async (documents: readonly Archived[], corrections: readonly LedgerCorrection[]) => {
  const { staging, steps } = await readContents(':memory:', makeContentNeeds(documents, { corrections }))
  try {
    const rows = finishRows(staging.database, 'records', TEST_COLLECTION.grouping)
    const records = Array.from(rows, ({ row, number }) => {
      steps.finish?.('records', row, number)
      // A row of the very table.
      return row as FullRecord
    })
    return { records, vanished: [...listVanished(staging.database)] }
  } finally {
    staging.close()
  }
}

/** References to other rows and documents are no change of a record. */
const words = (records: Iterable<FullRecord>) =>
  new Map(
    [...records]
      .map(
        ({ id, amount, evidence, corrections }) => [id, [amount, evidence[0]?.cells, corrections]] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

test('a copy by changed_since is the release, in any order of documents, corrections and decisions', async () => {
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
      const corrections: LedgerCorrection[] = []
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
        [
          [
            { kind: 'correction', record: 0, daysLate: 0 },
            { kind: 'correction', record: 1, daysLate: 0 },
            { kind: 'withdrawal', correction: 0 },
          ],
        ],
      ],
    },
  )
})

test('a ledger with a withdrawn line gives the data of one without both, but for the date of the record', async () => {
  const document = (at: number, ...titles: string[]) =>
    archive(
      { series: 'requests/1', rows: titles.map((title) => row(title, 1)) },
      { retrieved_at: dayOfStep(at), edition: dayOfStep(at) },
    )
  const documents = [document(0, 'A', 'B', 'C'), document(2, 'A', 'B')]
  const { records: plain } = await read(documents, [])
  const makeCorrection = (record: FullRecord, changes: object = {}): LedgerCorrection => ({
    record: record.id,
    id: 'c1',
    field: 'amount',
    before: 1,
    after: 200,
    evidence_url: 'https://member.example/letter',
    decided_at: dayOfStep(0),
    entered_at: dayOfStep(1),
    ...changes,
  })
  const [first, second] = plain
  assert.ok(first && second)
  const kept = makeCorrection(second, { id: 'c2' })
  const { records: expected } = await read(documents, [kept])
  for (const wrong of [{}, { field: 'colour' }, { after: 'much' }, { before: 7 }, { record: 'none' }]) {
    const withdrawn = { withdraws: 'c1', reason: 'It was another row.', entered_at: dayOfStep(5) }
    const { records } = await read(documents, [{ ...makeCorrection(first, wrong), withdrawn }, kept])
    const isThere = !('record' in wrong)
    assert.deepEqual(
      records,
      expected.map((one): FullRecord =>
        isThere && one.id === first.id ? { ...one, changed_at: dayOfStep(5) } : one,
      ),
    )
  }
})
