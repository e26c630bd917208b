import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archive, build, makeFolder, makeRow, readRows, type Archived } from '../testing.ts'

/** One edition of the same series, distinguished by its title. */
const edition = (title: string, facts: Parameters<typeof archive>[1]): Archived =>
  archive({ series: 'requests/2026', rows: [makeRow(2, { title })] }, { edition: title, ...facts })

const DATED = edition('dated', { published_at: '2026-03-01', retrieved_at: '2026-03-02T00:00:00.000Z' })
const LATER = edition('later', { published_at: '2026-05-01', retrieved_at: '2026-03-02T00:00:00.000Z' })
const UNDATED = edition('undated', { published_at: null, retrieved_at: '2026-04-01T00:00:00.000Z' })

for (const [name, documents, counts] of [
  ['published last counts, whenever it was retrieved', [LATER, DATED], 'later'],
  [
    'retrieved after another was published counts, though its own day is not known',
    [UNDATED, DATED],
    'undated',
  ],
  ['published after another was retrieved counts', [UNDATED, LATER], 'later'],
] as const)
  test(`of a series, the edition ${name}`, async (t) => {
    const directory = makeFolder(t)
    const { summary } = await build(directory, documents)
    assert.deepEqual(
      readRows(directory, summary.id).map(({ title }) => title),
      [counts],
    )
  })
