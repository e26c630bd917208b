import { Type, type Static } from 'typebox'
import { closed, KeyUsage, text } from '@rotunda/contract'
import { listUsage } from '../../access/index.ts'
import { demandMember, type Actor } from '../../people/index.ts'
import { formatCsvLine, refuseFields } from '../../platform/index.ts'
import { USAGE_LIMITS } from '../limits.ts'
import { operation, type PortalNeeds, type PortalOperation } from './operation.ts'

const DAY = 86_400_000
const USUAL_DAYS = 30
const PAGE_ROWS = 200
const MOST_ROWS = USAGE_LIMITS.usageRows.value

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

const FILTERS = {
  key: Type.Optional(Type.String({ maxLength: 40, description: 'Only this key.' })),
  from: day('First UTC day; if left out, 30 days before the last day.'),
  to: day('Last UTC day; if left out, today.'),
}

const params = closed({ organisation: text('Id of the organisation.') })

const Filters = closed(FILTERS)

const Page = closed({
  ...FILTERS,
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PAGE_ROWS, description: 'Rows of the page; 50 if left out.' }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_ROWS, description: 'Rows before the page; 0 if left out.' }),
  ),
})

type Asked = {
  readonly organisation: string
  readonly filters: Static<typeof Filters>
  readonly actor: Actor
  readonly at: Date
  readonly limit: number
  readonly offset: number
}

/** Rows of a member's own organisation. */
const readUsage = async ({ store }: PortalNeeds, asked: Asked): Promise<KeyUsage[]> => {
  const { organisation, filters, actor, at, limit, offset } = asked
  await demandMember(store.db(), organisation, actor.person)
  const { from, to } = readDays(filters, at)
  const rows = await listUsage(store, { organisation, key: filters.key, from, to, limit, offset })
  return rows.map(({ day: on, key, operation: done, status, count }) => ({
    day: on,
    key,
    operation: done,
    status,
    count,
  }))
}

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)

const readDays = (
  { from, to }: Static<typeof Filters>,
  at: Date,
): { readonly from: string; readonly to: string } => {
  const last = to ?? toDay(at.getTime())
  const first = from ?? toDay(Date.parse(last) - USUAL_DAYS * DAY)
  if (first <= last) return { from: first, to: last }
  throw refuseFields([{ field: 'from', detail: `The first day ${first} is after the last day ${last}.` }])
}

const EXAMPLE: KeyUsage = {
  day: '2026-11-26',
  key: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  operation: 'GET /api/partner/v1/members',
  status: 200,
  count: 412,
}

const DESCRIPTION =
  'Counts the answers to the keys of the organisation by UTC day, key, operation and status, newest day first. The counts are stored every 5 seconds: a process that is killed loses at most the last 5 seconds. Requests to `whoami` do not count.'

const list = operation({
  method: 'GET',
  path: '/organisations/:organisation/usage',
  operationId: 'listUsage',
  summary: 'Usage of keys',
  description: DESCRIPTION,
  caller: 'person',
  params,
  query: Page,
  answer: closed({
    data: Type.Array(KeyUsage),
    meta: closed({
      next_offset: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Offset of the next page; null on the last page.',
      }),
    }),
  }),
  says: 'The counts.',
  example: { data: [EXAMPLE], meta: { next_offset: null } },
  refuses: ['invalid_fields'],
  run: async (needs, { params: { organisation }, query, actor, at }) => {
    const { limit = 50, offset = 0, ...filters } = query
    const rows = await readUsage(needs, { organisation, filters, actor, at, limit: limit + 1, offset })
    const next = rows.length > limit ? offset + limit : null
    return { data: rows.slice(0, limit), meta: { next_offset: next } }
  },
})

const COLUMNS = ['day', 'key', 'operation', 'status', 'count'] as const

const download = operation({
  method: 'GET',
  path: '/organisations/:organisation/usage.csv',
  operationId: 'downloadUsage',
  summary: 'Usage of keys as CSV',
  description: `${DESCRIPTION} The file has at most ${MOST_ROWS.toLocaleString('en')} rows.`,
  caller: 'person',
  params,
  query: Filters,
  answer: Type.String(),
  media: 'text/csv',
  says: 'The counts, with a header line.',
  example: `${COLUMNS.join(',')}\n`,
  refuses: ['invalid_fields'],
  run: async (needs, { params: { organisation }, query: filters, actor, at }) => {
    const rows = await readUsage(needs, { organisation, filters, actor, at, limit: MOST_ROWS, offset: 0 })
    const lines = rows.map((row) => formatCsvLine(COLUMNS.map((name) => row[name])))
    return [formatCsvLine(COLUMNS), ...lines].join('')
  },
})

export const USAGE_OPERATIONS: readonly PortalOperation[] = [list, download]
