import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import type { ReadRow } from '../../../publishers/index.ts'
import type { RecordRow } from '../../../publishers/appropriations/index.ts'
import {
  archive,
  makeFolder,
  makeRefusedRow,
  makeRow,
  readTree,
  SAMPLE_DOCUMENTS,
  type Archived,
} from '../../testing.ts'
import { driftOf, edition, release, row, type Release } from './testing.ts'

const DAYS = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'].map(
  (day) => `${day}T12:00:00.000Z`,
) as [string, string, string, string, string]
const [FIRST, SECOND, THIRD, FOURTH] = DAYS

const anyRows = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(1, 2)), { maxLength: 4 })

const anyEditions = fc.array(anyRows, { minLength: 1, maxLength: DAYS.length }).map((editions) =>
  editions.map((rows, index) =>
    edition(
      DAYS[index] ?? '',
      rows.map(([title, amount]) => row(title, amount)),
    ),
  ),
)

/** Builds one release per document, each as when that document was the newest. */
const releaseEach = async (directory: string, documents: readonly Archived[]): Promise<Release[]> => {
  const releases = []
  for (const index of documents.keys()) releases.push(await release(directory, documents.slice(0, index + 1)))
  return releases
}

/** Cells of the rows of a release, by id. */
const hold = ({ records }: Pick<Release, 'records'>): Map<string, string> =>
  new Map(records.map(({ id, evidence }) => [id, JSON.stringify(evidence[0]?.cells)]))

test('in any editions rows are dated, and listed when they vanish, as the releases of their days said', async (t) => {
  const directory = makeFolder(t)
  await fc.assert(
    fc.asyncProperty(anyEditions, async (documents) => {
      const held = (await releaseEach(directory, documents)).map(hold)
      const built = await release(directory, documents.toReversed())
      const newest = held.at(-1) ?? new Map<string, string>()
      const dayOf = (index: number) => DAYS[index] ?? ''
      for (const { id, first_seen_at, changed_at } of built.records) {
        assert.equal(first_seen_at, dayOf(held.findIndex((one) => one.has(id))))
        assert.equal(changed_at, dayOf(held.findLastIndex((one) => one.get(id) !== newest.get(id)) + 1))
      }
      const gone = new Set(held.flatMap((one) => [...one.keys()]).filter((id) => !newest.has(id)))
      assert.deepEqual(
        built.vanished.map((line) => [
          line['id'],
          line['first_seen_at'],
          line['last_seen_at'],
          line['vanished_at'],
        ]),
        [...gone].sort().map((id) => {
          const last = held.findLastIndex((one) => one.has(id))
          return [id, dayOf(held.findIndex((one) => one.has(id))), dayOf(last), dayOf(last + 1)]
        }),
      )
      const before = held.at(-2)
      const ids = [...newest.keys()]
      assert.deepEqual(driftOf(built), [
        before === undefined
          ? ['', '', '']
          : [
              String(ids.filter((id) => !before.has(id)).length),
              String(ids.filter((id) => before.has(id) && before.get(id) !== newest.get(id)).length),
              String([...before.keys()].filter((id) => !newest.has(id)).length),
            ],
      ])
    }),
    { numRuns: 5 },
  )
})

test('a copy that takes in what changed since its newest record, and drops what vanished, is the release', async (t) => {
  const directory = makeFolder(t)
  await fc.assert(
    fc.asyncProperty(anyEditions, async (documents) => {
      const copy = new Map<string, FullRecord>()
      for (const { records, vanished } of await releaseEach(directory, documents)) {
        const newest =
          [...copy.values()]
            .map(({ changed_at }) => changed_at)
            .sort()
            .at(-1) ?? ''
        for (const record of records) if (record.changed_at >= newest) copy.set(record.id, record)
        for (const { id = '' } of vanished) copy.delete(id)
        assert.deepEqual(
          new Map([...hold({ records: [...copy.values()] })].sort()),
          new Map([...hold({ records })].sort()),
        )
      }
    }),
    { numRuns: 6 },
  )
})

test('a row that vanished and came back was first seen when it first was, and changed when it came back', async (t) => {
  const documents = [edition(FIRST, [row('A')]), edition(SECOND, []), edition(THIRD, [row('A')])]
  const { dates, vanished } = await release(makeFolder(t), documents)
  assert.deepEqual(dates, { A: [FIRST, THIRD] })
  assert.deepEqual(vanished, [])
  const later = await release(makeFolder(t), [...documents, edition(FOURTH, [row('A')])])
  assert.deepEqual(later.dates, { A: [FIRST, THIRD] })
})

test('a row that changed and changed back has changed when it changed back', async (t) => {
  const amounts = [1, 2, 1, 1]
  const documents = amounts.map((amount, index) => edition(DAYS[index] ?? '', [row('A', amount)]))
  assert.deepEqual((await release(makeFolder(t), documents)).dates, { A: [FIRST, THIRD] })
})

test('a row that vanished is told with its documents and its words', async (t) => {
  const documents = [edition(FIRST, [row('A', 5)]), edition(SECOND, []), edition(THIRD, [])]
  const directory = makeFolder(t)
  const [before, after] = [
    await release(directory, documents.slice(0, 1)),
    await release(directory, documents),
  ]
  assert.deepEqual(after.vanished, [
    {
      id: before.records[0]?.id,
      dataset: 'house-projects',
      stage: 'request',
      fiscal_year: '2026',
      first_seen_at: FIRST,
      last_seen_at: FIRST,
      last_seen_source: documents[0]?.source.sha256,
      vanished_at: SECOND,
      replaced_by_source: documents[1]?.source.sha256,
      title: 'A',
      recipient: 'Sample City',
      amount_raw: '5',
    },
  ])
})

test('the same bytes retrieved again change nothing, even when the day of publication was learnt meanwhile', async (t) => {
  const rows = [row('A')]
  const again = [
    edition(FIRST, rows, { published_at: null }),
    edition(SECOND, rows, { published_at: null }),
    edition(THIRD, rows, { published_at: '2026-05-20' }),
  ]
  const { dates, vanished } = await release(makeFolder(t), again)
  assert.deepEqual(dates, { A: [FIRST, FIRST] })
  assert.deepEqual(vanished, [])
})

test('an older edition that was obtained after the newest one makes no row younger than it is', async (t) => {
  const rows = [row('A'), row('B', 2)]
  const documents = [
    edition(FIRST, rows, { published_at: '2026-05-20' }),
    edition(SECOND, [row('A'), row('B', 1)], { published_at: '2026-05-01' }),
  ]
  const { dates } = await release(makeFolder(t), documents)
  assert.deepEqual(dates, { A: [FIRST, FIRST], B: [FIRST, FIRST] })
})

test('a row that is read otherwise from the same cells, or has another number or place, has not changed', async (t) => {
  const number = (read: RecordRow, text: string): ReadRow => ({
    ...read,
    cells: { ...read.cells, '#': text },
    numberedBy: '#',
  })
  const before = number(makeRow(2, { purpose: 'Read by an older version.' }), '1')
  const after = number(makeRow(9, { purpose: 'Read by a newer version.' }), '8')
  const built = await release(makeFolder(t), [edition(FIRST, [before]), edition(SECOND, [after])])
  assert.deepEqual(built.dates, { 'Sample Wells': [FIRST, FIRST] })
  assert.deepEqual(driftOf(built), [['0', '0', '0']])
})

test('a row whose header was renamed reads otherwise, and one that is refused now is published no more', async (t) => {
  const [before, after] = [row('A'), row('A')]
  const renamed = {
    ...after,
    cells: { ...after.cells, Recipient: '', 'Recipient for Project': 'Sample City' },
  }
  const built = await release(makeFolder(t), [
    edition(FIRST, [before, row('B')]),
    edition(SECOND, [renamed, makeRefusedRow(3)]),
  ])
  assert.deepEqual(built.dates, { A: [FIRST, SECOND] })
  assert.deepEqual(
    built.vanished.map(({ title }) => title),
    ['B'],
  )
  assert.deepEqual(driftOf(built), [['0', '1', '1']])
})

for (const refused of ['at once', 'at the end'] as const)
  test(`an older edition that its publisher refuses ${refused} is passed over, and told`, async (t) => {
    const said: string[] = []
    const built = await release(
      makeFolder(t),
      [
        edition(FIRST, [row('A'), row('B')]),
        edition(SECOND, [row('A', 7), row('C')], { refused }),
        edition(THIRD, [row('A')]),
      ],
      { reportProgress: (doing) => said.push(doing) },
    )
    assert.deepEqual(built.dates, { A: [FIRST, FIRST] })
    assert.deepEqual(
      built.vanished.map(({ title, vanished_at }) => [title, vanished_at]),
      [['B', THIRD]],
    )
    const told = built.documents.map((line) => [line['passed_over'], line['detail']].join()).join('\n')
    assert.match(told, /no document of ours|"Colour" is not known/)
    if (refused === 'at the end') assert.match(said.join('\n'), /Skipping .*"Colour" is not known/)
  })

test('the parts of an edition are compared together, and what vanished is counted at its first one', async (t) => {
  const page = (at: string, part: number, rows: readonly ReadRow[]) =>
    edition(at, rows, { part, edition: at, url: `https://committee.example/grid#${part}` })
  const built = await release(makeFolder(t), [
    page(FIRST, 1, [row('A'), row('B')]),
    page(FIRST, 2, [row('C'), row('D'), row('E')]),
    page(SECOND, 1, [row('C'), row('F')]),
    page(SECOND, 2, [row('A'), row('B', 2)]),
  ])
  assert.deepEqual(built.dates, {
    A: [FIRST, FIRST],
    B: [FIRST, SECOND],
    C: [FIRST, FIRST],
    F: [SECOND, SECOND],
  })
  assert.deepEqual(built.vanished.map(({ title }) => title).sort(), ['D', 'E'])
  assert.deepEqual(driftOf(built), [
    ['1', '0', '2'],
    ['0', '1', '0'],
  ])
  assert.deepEqual(
    built.summary.datasets
      .flatMap(({ sources }) => sources)
      .map(({ rows_added, rows_changed, rows_vanished }) => [rows_added, rows_changed, rows_vanished]),
    [
      [1, 0, 2],
      [0, 1, 0],
    ],
  )
})

test('rows of older editions change nothing of a release but its dates', async (t) => {
  const directory = makeFolder(t)
  const newest = [edition(SECOND, [row('A'), row('B')]), ...SAMPLE_DOCUMENTS.slice(1)]
  const older = edition(FIRST, [row('A', 9), row('C', 9), row('C', 9), makeRefusedRow(5)])
  const correction = {
    id: 'c1',
    record: (await release(directory, [older])).records[1]?.id ?? '',
    field: 'amount',
    before: 9,
    after: 10,
    evidence_url: 'https://member.example/letter',
    decided_at: THIRD,
    entered_at: THIRD,
  }
  const more = { corrections: [correction] }
  const [alone, after] = [
    await release(directory, newest, more),
    await release(directory, [...newest, older], more),
  ]
  assert.deepEqual(
    after.records,
    alone.records.map((record) => ({ ...record, first_seen_at: after.dates[record.title ?? '']?.[0] })),
  )
  for (const file of ['refusals.csv', 'coverage.json', 'corrections.csv', 'funding-guidance.json']) {
    const [one, other] = [alone, after].map((built) =>
      readFileSync(join(built.directory, 'data', file), 'utf8'),
    )
    assert.equal(one, other, file)
  }
  assert.deepEqual(after.dates, { A: [FIRST, SECOND], B: [SECOND, SECOND] })
})

test('without an older edition both dates are those of the document, and nothing is said of changes', async (t) => {
  const built = await release(makeFolder(t), [edition(SECOND, [row('A')])])
  assert.deepEqual(built.dates, { A: [SECOND, SECOND] })
  assert.deepEqual([built.vanished, driftOf(built)], [[], [['', '', '']]])
})

test('a corrected record changed when that was entered, or with its source when that was later', async (t) => {
  const documents = [edition(FIRST, [row('A')]), edition(SECOND, [row('A', 2)])]
  const directory = makeFolder(t)
  const [before] = (await release(directory, documents)).records
  const correct = async (entered_at: string, after: number) => {
    const correction = { record: before?.id ?? '', id: 'c1', field: 'amount', before: 2, after, entered_at }
    const facts = { evidence_url: 'https://member.example/letter', decided_at: FIRST }
    const { dates } = await release(directory, documents, { corrections: [{ ...correction, ...facts }] })
    return dates['A']
  }
  assert.deepEqual(await correct(THIRD, 3), [FIRST, THIRD])
  assert.deepEqual(await correct(FIRST, 3), [FIRST, SECOND])
  // The source says it already: nothing was corrected.
  assert.deepEqual(await correct(THIRD, 2), [FIRST, SECOND])
})

test('what a release publishes is never called vanished, though another document holds it now', async (t) => {
  const moved = archive(
    { series: 'requests/other', rows: [row('A')] },
    { url: 'https://committee.example/other' },
  )
  const built = await release(makeFolder(t), [
    edition(FIRST, [row('A'), row('B')]),
    edition(SECOND, [row('C')]),
    moved,
  ])
  assert.deepEqual(
    built.vanished.map(({ title }) => title),
    ['B'],
  )
  assert.deepEqual(driftOf(built)[0], ['1', '0', '1'])
})

test('of a series whose newest document is refused, nothing is called vanished', async (t) => {
  const built = await release(makeFolder(t), [
    edition(FIRST, [row('A')]),
    edition(SECOND, [], { refused: 'at the end' }),
    ...SAMPLE_DOCUMENTS.slice(1),
  ])
  assert.deepEqual([built.records, built.vanished], [[], []])
})

test('of an edition of which one part is refused, nothing is called vanished, new or changed', async (t) => {
  const second = { part: 2, url: 'https://committee.example/second' }
  const built = await release(makeFolder(t), [
    edition(FIRST, [row('A')]),
    edition(FIRST, [row('B')], second),
    edition(SECOND, [row('C')]),
    edition(SECOND, [], { ...second, refused: 'at the end' }),
  ])
  assert.deepEqual(Object.keys(built.dates), ['C'])
  assert.deepEqual([built.vanished, driftOf(built)], [[], [['', '', '']]])
})

test('a row that was only quoted, beside the document of its year, has never been a record that vanished', async (t) => {
  const excerpt = (at: string, rows: readonly ReadRow[]) =>
    archive(
      { series: 'requests/excerpt', rows },
      { retrieved_at: at, edition: at, fiscal_year: null, url: 'https://committee.example/excerpt' },
    )
  const of2024 = makeRow(3, { title: 'Quoted', fiscal_year: 2024 })
  const built = await release(makeFolder(t), [
    edition(FIRST, [row('A')]),
    excerpt(FIRST, [row('B'), of2024]),
    excerpt(SECOND, [row('C')]),
  ])
  assert.deepEqual(
    built.vanished.map(({ title }) => title),
    ['Quoted'],
  )
})

test('the order in which editions came into the archive makes no difference', async (t) => {
  const documents = [
    edition(FIRST, [row('A'), row('B')]),
    edition(SECOND, [row('A', 2)]),
    edition(THIRD, [row('A')]),
  ]
  const [one, other] = [
    await release(makeFolder(t), documents),
    await release(makeFolder(t), documents.toReversed()),
  ]
  assert.deepEqual(readTree(one.directory), readTree(other.directory))
})
