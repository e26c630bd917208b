import { VALUE_NOTES } from '@rotunda/contract'
import { Type } from 'typebox'
import { readWhole, type Publisher, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import { declareCollection } from '../../apps/service/src/releases/index.ts'
import { deriveColumns, list, type Table } from '../../apps/service/src/tables/index.ts'

const Evidence = Type.Object({}, { additionalProperties: true })
const described = (description: string) => Type.String({ description })

/** A well that somebody has drilled. */
export const Well = Type.Object({
  id: described('Identifies the well.'),
  name: described('What it is called.'),
  county: described('Where it is.'),
  depth: Type.Union([Type.Integer(), Type.Null()], {
    description: 'In feet; null where nobody has measured it.',
  }),
  drilled_on: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
    description: 'Day on which it was drilled; null where nobody knows.',
  }),
  in_use: Type.Boolean({ description: 'Whether somebody draws water from it.' }),
  changed_at: Type.String({ format: 'date-time', description: 'Since when the row reads as it does.' }),
  evidence: Type.Array(Evidence, { description: 'Where it is said.' }),
})
export type Well = Type.Static<typeof Well>

/** The level of the water in a well on a day. */
export const Level = Type.Object({
  id: described('Identifies the reading.'),
  well: described('Name of the well.'),
  day: described('YYYY-MM-DD.'),
  feet: Type.Integer({ description: 'Below the ground.' }),
  evidence: Type.Array(Evidence, { description: 'Where it is said.' }),
})
export type Level = Type.Static<typeof Level>

// cut: table
const EVIDENCE = list<Pick<Well, 'evidence'>>('evidence', ({ evidence }) =>
  evidence.map((place) => JSON.stringify(place)),
)

export const WELLS: Table<Well> = {
  name: 'wells',
  schema: Well,
  idOf: ({ id }) => id,
  orderOf: ({ name, id }) => `${name}\u0001${id}`,
  columns: {
    county: {
      kind: 'value',
      of: ({ county }) => county,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    name: { kind: 'ranked', of: ({ name }) => name, filter: { folded: true }, sort: 'name' },
    depth: {
      kind: 'amount',
      of: ({ depth }) => depth,
      sort: 'depth',
      range: { least: 'depth_min', greatest: 'depth_max' },
    },
    drilled_on: {
      kind: 'day',
      of: ({ drilled_on }) => drilled_on,
      sort: 'drilled_on',
      range: { first: 'drilled_from', last: 'drilled_to' },
    },
    in_use: { kind: 'value', of: ({ in_use }) => in_use, filter: {}, dimension: true },
    site: { kind: 'group', of: ({ name }) => name },
    changed_at: { kind: 'instant', of: ({ changed_at }) => changed_at, since: 'changed_since' },
  },
  textsOf: ({ name, county }) => [name, county],
  totals: { amount: 'depth', distinct: 'site', apart: [] },
  flat: deriveColumns<Well>(Well, { evidence: [EVIDENCE] }),
}
// end: table

export const LEVELS: Table<Level> = {
  name: 'levels',
  schema: Level,
  idOf: ({ id }) => id,
  orderOf: ({ well, day, id }) => [well, day, id].join('\u0001'),
  columns: {
    well: { kind: 'value', of: ({ well }) => well, filter: { folded: true }, sort: 'well', dimension: true },
    day: { kind: 'value', of: ({ day }) => day, filter: {}, sort: 'day' },
  },
  flat: deriveColumns<Level>(Level, { evidence: [EVIDENCE] }),
}

type WellDraft = Pick<Well, 'name' | 'county' | 'depth' | 'drilled_on' | 'in_use'>
type LevelDraft = Pick<Level, 'well' | 'day' | 'feet'>

/** A list of the survey, as it stands in its document. */
export type SurveyList = { readonly wells: readonly WellDraft[]; readonly levels: readonly LevelDraft[] }

// cut: publisher
const survey: Publisher = {
  name: 'survey',
  title: 'Survey of Wells',
  parserVersion: '1',
  isGovernment: false,
  findSeries: () => Promise.resolve('survey'),
  read: async function* ({ open }) {
    const list = JSON.parse((await readWhole(open)).toString()) as SurveyList
    for (const table of ['wells', 'levels'] as const)
      for (const [index, draft] of list[table].entries()) {
        const place = { sheet: null, row: null, pointer: `/${table}/${index}` }
        const cells = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)]))
        yield { kind: 'row', table, place, cells, draft } satisfies ReadRow
      }
    return []
  },
}
// end: publisher

const COVERAGE = { country: 'US' }

// cut: collection
export const collection = declareCollection({
  name: 'wells',
  words: {
    title: 'Wells and the water in them',
    summary: 'Wells, and what was measured in them, each row with its source.',
    attribution: 'Data: the survey.',
    caution: 'A level says nothing of the quality of the water.',
    publishedRows: 'Rows that are wells or levels.',
  },
  tables: [WELLS, LEVELS],
  datasets: {
    wells: { title: 'Wells', table: 'wells', notes: ['rights'] },
    levels: { title: 'Levels', table: 'levels', notes: ['rights'] },
  },
  codes: { notes: { ...VALUE_NOTES, rights: 'Ask the survey.', sample_data: 'Invented.' } },
  publishers: { survey },
  documents: { datasetsOf: { survey: ['wells'] } },
  coverage: { of: () => COVERAGE, order: [] },
  begin: () => ({
    identify: ({ table, draft }) => ({
      dataset: table,
      coverage: COVERAGE,
      lastSeenAs: {},
      prefix: table.charAt(0),
      identity: JSON.stringify(nameRow(draft)),
    }),
    bodyOf: ({ draft }) => draft,
  }),
})
// end: collection

/** Identity of a row. A measurement is no part of it, since it may be repeated. */
const nameRow = (draft: object): unknown[] =>
  Object.entries(draft).flatMap(([name, value]: [string, unknown]) =>
    ['name', 'well', 'day'].includes(name) ? [value] : [],
  )
