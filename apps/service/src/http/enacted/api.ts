import {
  dataEnvelope,
  EnactedAggregate,
  EnactedAggregatesMeta,
  EnactedAggregatesQuery,
  EnactedMeta,
  EnactedProject,
  EnactedProjectQuery,
  EnactedProjectsQuery,
  FORMATS,
  namesOf,
  type EnactedDimension,
  type EnactedMeasure,
} from '@rotunda/contract'
import { Type } from 'typebox'
import { ENACTED_PROJECTS, PROJECTS } from '../../collections/enacted-projects/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { checkFilters, pickFilters, type Group, type Measure } from '../../tables/index.ts'
import { NO_DOCUMENTS, type DataApi, type SourceDocuments } from '../data/index.ts'
import { listTable } from '../data/list-table.ts'
import type { Operation } from '../data/operation.ts'
import { getTable, makeRows, type CellColumn } from '../data/rows.ts'
import { EXAMPLE_META, EXAMPLE_PROJECT } from './examples.ts'
import { listProjectChanges } from './list-changes.ts'
import { listLinks } from './list-links.ts'

/** Makes the open API over the releases of enacted projects. */
export const enactedApi = (
  currentRelease: CurrentRelease,
  directory: string,
  documents: SourceDocuments = NO_DOCUMENTS,
): DataApi => ({
  collection: ENACTED_PROJECTS,
  name: 'enacted',
  base: '/api/enacted/v1',
  title: 'Enacted projects API',
  description:
    'Read-only, without account or key. Lists enacted projects by filter, totals, one project with its sources, changes between releases, and links from requests. Each address may send 120 requests in any 60 seconds.',
  info: {
    title: 'Rotunda: enacted projects',
    description:
      'Community projects and congressionally directed spending as the disclosure tables of Acts list them, each row tied to its source. Read-only, no key. Enacted means that Congress set this amount aside. It does not show what was spent, and it is not a request: never add amounts of different stages. Every answer names the release that it comes from (`meta.snapshot`), how recent the sources are and what they leave out: keep all three with the data.',
  },
  dataPage: `/datasets/${ENACTED_PROJECTS.name}`,
  access: 'anyone',
  currentRelease,
  directory,
  documents,
  operations: OPERATIONS,
})

const SelectedFields = Type.Partial(EnactedProject, {
  additionalProperties: false,
  description: 'With `fields`: only these fields.',
})

const listProjects = listTable<EnactedProjectsQuery>({
  table: PROJECTS,
  datasetsOf: () => ['projects'],
  path: '/projects',
  operationId: 'listEnactedProjects',
  summary: 'Enacted projects, by filter',
  description:
    'A project is one row of a disclosure table. Each further parameter narrows the set; several values of a parameter widen it. To read all pages, repeat the request with the same filters, `offset` from `meta.next_offset` and `snapshot` from `meta.snapshot`. A 409 means that another release is now current: start again. `all=true` with csv or ndjson returns the whole filtered set at once. `facet` adds counts by dimension.',
  query: EnactedProjectsQuery,
  answer: dataEnvelope(Type.Union([EnactedProject, SelectedFields]), EnactedMeta),
  example: { data: [EXAMPLE_PROJECT], meta: EXAMPLE_META },
})

const getProject: Operation<EnactedProjectQuery> = {
  path: '/project',
  operationId: 'getEnactedProject',
  summary: 'One enacted project with its sources',
  description:
    'Returns the project with its requestors, the text of each cell beside its value, the reason for each null, and the place in the document.',
  query: EnactedProjectQuery,
  answer: dataEnvelope(EnactedProject, EnactedMeta),
  example: { data: [EXAMPLE_PROJECT], meta: { ...EXAMPLE_META, total: 1, next_offset: null } },
  formats: ['json'],
  problems: ['not_found'],
  find({ tables }, { id }) {
    const found = getTable(tables, PROJECTS.name).findRow(id)
    if (found === undefined)
      throw new Refusal(
        'not_found',
        'No project of this snapshot has this id. Ids come from /projects and stay the same in later releases. If a source no longer has the row, vanished.csv of the release lists its id.',
        { param: 'id' },
      )
    // The table of projects wrote the row.
    return { rows: makeRows([JSON.parse(found.listed) as EnactedProject]), datasets: ['projects'] }
  },
}

const aggregateProjects: Operation<EnactedAggregatesQuery> = {
  path: '/aggregates',
  operationId: 'aggregateEnactedProjects',
  summary: 'Counts and totals of enacted projects',
  description:
    'Counts rows and adds amounts by up to three dimensions. `rows_counted` is the number of projects by the rule of the Government Accountability Office. Each group has one fiscal year, because years are counted by different rules. A project with several States or requestors counts in the group of each State or requestor, with its whole amount: `meta.groups_overlap` is then true. Do not add these groups. An amount is never divided among requestors. Sums skip unknown amounts; `amount_missing` counts them.',
  query: EnactedAggregatesQuery,
  answer: dataEnvelope(EnactedAggregate, EnactedAggregatesMeta),
  example: {
    data: [
      {
        group: { fiscal_year: 2024, subcommittee: 'INT' },
        rows: 2,
        rows_counted: 2,
        amount_sum: 1_250_000,
        amount_min: 1_250_000,
        amount_max: 1_250_000,
        amount_median: 1_250_000,
        amount_missing: 1,
      },
    ],
    meta: {
      ...EXAMPLE_META,
      next_offset: null,
      total: 1,
      filters: { subcommittee: ['INT'] },
      group_by: ['fiscal_year', 'subcommittee'],
      groups_overlap: false,
    },
  },
  formats: FORMATS,
  problems: [],
  check: (query) => checkFilters(PROJECTS, pickFilters(PROJECTS, query)),
  find({ tables }, query) {
    const filters = pickFilters(PROJECTS, query)
    const asked = query.group_by ?? []
    const groups = getTable(tables, PROJECTS.name).aggregate(filters, asked, query.sort?.map(toMeasure))
    const dimensions: readonly EnactedDimension[] = asked.includes('fiscal_year')
      ? asked
      : ['fiscal_year', ...asked]
    const rows = {
      length: groups.length,
      slice: (from?: number, to?: number) => groups.slice(from, to).map(nameGroup),
    }
    return {
      rows: makeRows(rows, [...dimensions.map(groupColumn), ...MEASURES]),
      datasets: ['projects'],
      more: { filters, group_by: dimensions, groups_overlap: groups.overlap },
    }
  },
}

const MEASURE_OF = {
  rows: 'rows',
  rows_counted: 'marked',
  amount_sum: 'sum',
  amount_min: 'min',
  amount_max: 'max',
  amount_median: 'median',
  amount_missing: 'missing',
} as const satisfies Record<EnactedMeasure, Measure>

const toMeasure = (term: string): string =>
  // A term without its minus is a measure.
  term.replace(/\w+/u, (name) => MEASURE_OF[name as EnactedMeasure])

const nameGroup = (group: Group): EnactedAggregate => ({
  group: group.group,
  rows: group.rows,
  rows_counted: group.marked,
  amount_sum: group.sum,
  amount_min: group.min,
  amount_max: group.max,
  amount_median: group.median,
  amount_missing: group.missing,
})

const groupColumn = (name: EnactedDimension): CellColumn<EnactedAggregate> => ({
  name,
  type: name === 'fiscal_year' ? 'integer' : 'text',
  valueOf: ({ group }) => group[name] ?? null,
})

const MEASURES: readonly CellColumn<EnactedAggregate>[] = namesOf(MEASURE_OF).map((name) => ({
  name,
  // A median between two whole amounts may end in half a dollar.
  type: name === 'amount_median' ? 'number' : 'integer',
  valueOf: (row) => row[name],
}))

const OPERATIONS: readonly Operation<never>[] = [
  listProjects,
  getProject,
  aggregateProjects,
  listProjectChanges,
  listLinks,
]
