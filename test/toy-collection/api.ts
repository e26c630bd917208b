import { dataEnvelope, PAGE_PARAMETERS, sortBy, WHOLE_SET_PARAMETERS, withOpposites } from '@rotunda/contract'
import { Type, type TObject } from 'typebox'
import { NO_DOCUMENTS, type DataAccess, type DataApi } from '../../apps/service/src/http/data/index.ts'
import { listTable, type TableQuery } from '../../apps/service/src/http/data/list-table.ts'
import type { Operation } from '../../apps/service/src/http/data/operation.ts'
import type { CurrentRelease } from '../../apps/service/src/releases/index.ts'
import { collection, Level, LEVELS, Well, WELLS } from './collection.ts'

export { collection }

const many = (description: string) => Type.Optional(Type.Array(Type.String(), { description }))
const Meta = Type.Object({}, { additionalProperties: true })

const COMMON = { ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS, fields: many('Fields to give.') }

const makeQuery = (parameters: TObject['properties']) =>
  Type.Object({ ...parameters, ...COMMON }, { additionalProperties: false })

// cut: operations
const listWells = listTable<TableQuery>({
  table: WELLS,
  datasetsOf: () => ['wells'],
  path: '/wells',
  operationId: 'listWells',
  summary: 'Wells',
  description: 'Wells, by filter.',
  query: makeQuery({
    ...withOpposites({
      id: many('Id.'),
      county: many('County, in any case.'),
      name: many('Name, in any case.'),
      in_use: Type.Optional(Type.Array(Type.Enum(['true', 'false']), { description: 'In use, or not.' })),
    }),
    depth_min: Type.Optional(Type.Integer({ description: 'Least depth, in feet.' })),
    depth_max: Type.Optional(Type.Integer({ description: 'Greatest depth, in feet.' })),
    drilled_from: Type.Optional(Type.String({ format: 'date', description: 'First day of drilling.' })),
    drilled_to: Type.Optional(Type.String({ format: 'date', description: 'Last day of drilling.' })),
    changed_since: Type.Optional(
      Type.String({ format: 'date', description: 'Changed on this day or later.' }),
    ),
    q: Type.Optional(Type.String({ description: 'Words.' })),
    sort: sortBy(['name', 'depth', 'drilled_on', 'id'], 'Order.'),
    facet: many('Counts by these dimensions.'),
  }),
  scope: 'members:read',
  answer: dataEnvelope(Type.Partial(Well), Meta),
  example: {},
})

const listLevels = listTable<TableQuery>({
  table: LEVELS,
  datasetsOf: () => ['levels'],
  path: '/levels',
  operationId: 'listLevels',
  summary: 'Levels',
  description: 'Levels of the water, by filter.',
  query: makeQuery({
    ...withOpposites({ id: many('Id.'), well: many('Well, in any case.'), day: many('Day.') }),
    sort: sortBy(['well', 'day', 'id'], 'Order.'),
  }),
  scope: 'hearings:read',
  answer: dataEnvelope(Type.Partial(Level), Meta),
  example: {},
})

export const OPERATIONS: readonly Operation<never>[] = [listWells, listLevels]
// end: operations

// cut: api
export const wellsApi = (currentRelease: CurrentRelease, directory: string, access: DataAccess): DataApi => ({
  collection,
  name: 'wells',
  base: '/api/wells/v1',
  title: 'Wells',
  description: 'Wells, and the water in them.',
  info: { title: 'Wells', description: 'Wells, and the water in them.' },
  dataPage: '/docs/wells',
  access,
  currentRelease,
  directory,
  operations: OPERATIONS,
  documents: NO_DOCUMENTS,
})
// end: api
