import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROW_FIELDS, type RowFields } from '@rotunda/contract'
import { Type } from 'typebox'
import { OperatorFault } from '../../platform/index.ts'
import { readWhole, type Publisher, type ReadRow } from '../../publishers/index.ts'
import { makeFolder, readCsv, readRows } from '../../releases/testing.ts'
import { text, type Table } from '../../tables/index.ts'
import type { FactKind, Family } from '../families/index.ts'
import { buildFamilies, makeDocument } from './testing.ts'

type Sighting = { readonly bird: string; readonly place: string }
type Bird = RowFields & { readonly id: string; readonly places: readonly string[] }

const SIGHTINGS: FactKind<Sighting> = {
  name: 'sightings',
  identityOf: ({ bird, place }) => `${bird}/${place}`,
}

const PARTS = {
  idOf: ({ id }: { readonly id: string }) => id,
  orderOf: ({ id }: { readonly id: string }) => id,
  columns: {},
  flat: [text<{ readonly id: string }>('id', (row) => row.id)],
}

const BIRDS: Table<Bird> = {
  ...PARTS,
  name: 'birds',
  schema: Type.Object({
    id: Type.String({ description: 'Name.' }),
    places: Type.Array(Type.String(), { description: 'Where it was seen.' }),
    ...ROW_FIELDS,
  }),
  columns: {
    place: { kind: 'values', of: ({ places }) => places, filter: {} },
    day: {
      kind: 'days',
      of: ({ places }) => places.filter((place) => place.startsWith('20')),
      range: { first: 'from', last: 'to' },
    },
  },
}

const watchers = (name: string): Publisher => ({
  name,
  title: `Watchers ${name}`,
  parserVersion: '1',
  isGovernment: false,
  findSeries: () => Promise.resolve('sightings'),
  read: async function* ({ open }) {
    const list = JSON.parse((await readWhole(open)).toString()) as Sighting[]
    for (const [index, draft] of list.entries()) {
      const place = { sheet: null, row: null, pointer: `/${index}` }
      yield { kind: 'row', table: 'sightings', place, cells: { ...draft }, draft } satisfies ReadRow
    }
    return []
  },
})

const BIRDS_FAMILY: Family = {
  tables: [BIRDS],
  datasets: { birds: { title: 'Birds', notes: ['rights'] } },
  facts: [SIGHTINGS],
  publishers: [
    { publisher: watchers('north'), datasets: ['birds'] },
    { publisher: watchers('south'), datasets: ['birds'] },
  ],
  notes: {},
  refusals: {},
  *make(facts) {
    for (const [id, sightings] of Map.groupBy(facts.list(SIGHTINGS), ({ draft }) => draft.bird))
      yield {
        table: 'birds',
        dataset: 'birds',
        id,
        coverage: {},
        body: { places: sightings.map(({ draft }) => draft.place).sort() },
        from: sightings,
      }
  },
}

const list = (
  publisher: string,
  sightings: readonly (readonly [bird: string, place: string])[],
  day: string,
) =>
  makeDocument(publisher, JSON.stringify(sightings.map(([bird, place]) => ({ bird, place }))), {
    retrieved_at: `2026-06-${day}T12:00:00.000Z`,
  })

test('a row that is made from facts of several documents has their sources, and is as old as the oldest of them', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(
    directory,
    [BIRDS_FAMILY],
    [
      list('north', [['owl', 'Ulm']], '01'),
      list(
        'north',
        [
          ['owl', 'Ulm'],
          ['wren', 'Bonn'],
        ],
        '02',
      ),
      list('south', [['owl', 'Pisa']], '03'),
    ],
  )
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const birds = readRows<Bird>(directory, summary.id, 'birds')
  assert.deepEqual(
    birds.map(({ id, places, first_seen_at, last_changed_at, revision, sources }) => [
      id,
      places,
      first_seen_at.slice(8, 10),
      last_changed_at.slice(8, 10),
      revision,
      sources.map(({ publisher, locator }) => `${publisher} ${locator}`),
    ]),
    [
      ['owl', ['Pisa', 'Ulm'], '01', '03', 1, ['Watchers north /0', 'Watchers south /0']],
      ['wren', ['Bonn'], '02', '02', 1, ['Watchers north /1']],
    ],
  )
  assert.equal(readCsv(directory, summary.id, 'facts-sightings').length, 3)
})

test('a document at which a build ends is named with the way out, be it read or written', async (t) => {
  const isNamed = (cause: unknown): boolean =>
    cause instanceof OperatorFault &&
    /sources withdraw [0-9a-f]{12} /.test(cause.message) &&
    /south\.example/.test(cause.message)
  for (const document of [makeDocument('south', 'no list'), list('south', [['owl', '2026-02-30']], '03')])
    await assert.rejects(
      buildFamilies(makeFolder(t), [BIRDS_FAMILY], [list('north', [['owl', 'Ulm']], '01'), document]),
      isNamed,
    )
})

test('coverage counts the documents that made rows come from, each once', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(
    directory,
    [BIRDS_FAMILY],
    [
      list(
        'north',
        [
          ['owl', 'Ulm'],
          ['wren', 'Bonn'],
        ],
        '02',
      ),
      list('south', [['owl', 'Pisa']], '03'),
    ],
  )
  const path = join(directory, summary.id, 'data/coverage.json')
  const { matrix } = JSON.parse(readFileSync(path, 'utf8'))
  assert.deepEqual(matrix, [{ dataset: 'birds', rows: 2, refused: 0, sources: 2 }])
})

type Ring = { readonly bird: string; readonly number: string }
type RingRow = RowFields & { readonly id: string; readonly seen_in: readonly string[] }

const RINGS: Table<RingRow> = {
  ...PARTS,
  name: 'rings',
  schema: Type.Object({
    id: Type.String({ description: 'Number.' }),
    seen_in: Type.Array(Type.String(), { description: 'Where the bird was seen.' }),
    ...ROW_FIELDS,
  }),
}

const ringers: Publisher = {
  name: 'ringers',
  title: 'Ringers',
  parserVersion: '1',
  isGovernment: false,
  findSeries: () => Promise.resolve('rings'),
  read: async function* ({ open }) {
    const list = JSON.parse((await readWhole(open)).toString()) as Ring[]
    for (const [index, draft] of list.entries()) {
      const place = { sheet: null, row: index + 1, pointer: null }
      yield { kind: 'row', table: 'rings', place, cells: { ...draft }, draft } satisfies ReadRow
    }
    return []
  },
}

const RINGS_FAMILY: Family = {
  tables: [RINGS],
  datasets: { rings: { title: 'Rings', notes: ['rights'] } },
  facts: [],
  direct: [
    {
      table: 'rings',
      prefix: 'ring',
      identityOf: ({ number }: Ring) => number,
      begin: (facts) => {
        const sightings = [...facts.list(SIGHTINGS)]
        return ({ bird }: Ring) => ({
          seen_in: sightings.filter(({ draft }) => draft.bird === bird).map(({ draft }) => draft.place),
        })
      },
    },
  ],
  publishers: [{ publisher: ringers, datasets: ['rings'] }],
  notes: {},
  refusals: {},
  make: () => [],
}

test('rows of documents see the facts of all others while they are read', async (t) => {
  const directory = makeFolder(t)
  const rings = makeDocument('ringers', JSON.stringify([{ bird: 'owl', number: '7' }]))
  const documents = [rings, list('south', [['owl', 'Pisa']], '03')]
  const { summary } = await buildFamilies(directory, [RINGS_FAMILY, BIRDS_FAMILY], documents)
  assert.deepEqual(
    readRows<RingRow>(directory, summary.id, 'rings').map(({ seen_in, sources }) => [
      seen_in,
      sources.length,
    ]),
    [[['Pisa'], 1]],
  )
})
