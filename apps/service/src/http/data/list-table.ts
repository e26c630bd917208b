import { DATED_FORMATS, FORMATS, type CalendarEvent } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import type { OpenRelease } from '../../releases/index.ts'
import {
  checkFilters,
  pickFilters,
  type AnyTable,
  type Filters,
  type Groups,
  type OpenTable,
  type Selection,
} from '../../tables/index.ts'
import { refuseFarOffset } from './bound-offset.ts'
import type { CommonQuery, Operation } from './operation.ts'
import { getTable, describeColumns, toCells, toValues, type Rows } from './rows.ts'

/** Parameters of every list of a table, other than its filters. */
export type TableQuery = CommonQuery & {
  readonly fields?: readonly string[]
  readonly facet?: readonly string[]
  readonly facet_limit?: number
  readonly totals?: 'true' | 'false'
}

type Described<Query extends TableQuery> = Pick<
  Operation<Query>,
  'path' | 'operationId' | 'summary' | 'description' | 'query' | 'answer' | 'example' | 'scope'
> & {
  readonly table: AnyTable
  /** Datasets to which rows of these filters can belong. Even an empty answer has their coverage. */
  readonly datasetsOf: (filters: Filters) => readonly string[]
  /** Larger offsets are refused, with ways to narrow the set. */
  readonly offsetBound?: number
  /** Writes totals in the words of the API, for lists that have them. */
  readonly nameTotals?: (totals: Groups) => readonly object[]
  /** Completes the query for this release, for example with default filters. */
  readonly complete?: (query: Query, tables: OpenRelease['tables']) => Query
  /** Events of a row, for lists that are also a calendar. */
  readonly calendar?: ListCalendar
}

/** Calendar of a list: its name, and the events of a row. */
export type ListCalendar = {
  readonly name: string
  // The list has rows of its table alone.
  readonly listEvents: (row: never) => readonly CalendarEvent[]
}

/** Makes an operation that lists the rows of a table by filter, with counts of facets: by page, or all as a stream. */
export const listTable = <Query extends TableQuery>({
  table,
  datasetsOf,
  offsetBound,
  nameTotals,
  complete = (query) => query,
  calendar,
  ...described
}: Described<Query>): Operation<Query> => ({
  ...described,
  table,
  formats: calendar === undefined ? FORMATS : DATED_FORMATS,
  problems: [],
  check(query, format) {
    if (format !== 'json') refuseMetaParameters(query)
    if (format === 'ics' && query.fields !== undefined) throw refuseFields()
    checkFilters(table, pickFilters(table, query))
  },
  find({ tables }, query) {
    const { sort, fields, facet, facet_limit: limit = 20, totals } = query
    const filters = pickFilters(table, complete(query, tables))
    const opened = getTable(tables, table.name)
    const selection = opened.select(filters, sort)
    if (offsetBound !== undefined)
      refuseFarOffset(table, opened, { ...selection, filters, bound: offsetBound, offset: query.offset ?? 0 })
    return {
      rows: makeTableRows({ ...table, calendar }, opened, selection, fields),
      datasets: datasetsOf(filters),
      filters,
      more: {
        ...(facet !== undefined && { facets: opened.facet(filters, facet, limit) }),
        ...(totals === 'true' && {
          totals: nameTotals?.(opened.aggregate(dropApart(table, filters), [])),
        }),
      },
    }
  },
})

/** Removes filters by these dimensions: totals are given for each of their values, never across them. */
const dropApart = ({ totals }: AnyTable, filters: Filters): Filters => {
  const left = new Set((totals?.apart ?? []).flatMap((name) => [name, `not_${name}`]))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !left.has(name)))
}

/** Refuses facets and totals in a form without `meta`. */
const refuseMetaParameters = ({ facet, totals }: TableQuery): void => {
  const param = facet === undefined ? totals === 'true' && 'totals' : 'facet'
  if (param === false) return
  const detail = `Facets and totals are in meta, and only JSON has meta. Leave out format or ${param}.`
  throw new Refusal('invalid_query', detail, { param })
}

const refuseFields = (): Refusal =>
  new Refusal('invalid_query', 'A calendar has its own fields. Leave out "fields", or add format=csv.', {
    param: 'fields',
  })

/** Makes the selected rows of a table. Their JSON is the bytes of the index, unless only some fields are wanted. */
const makeTableRows = (
  { flat, calendar }: Pick<AnyTable, 'flat'> & { readonly calendar?: ListCalendar | undefined },
  table: OpenTable,
  selection: Selection,
  fields?: readonly string[],
): Rows => {
  const wanted = fields && new Set<string>(fields)
  const columns = flat.filter(({ field }) => wanted?.has(field) ?? true)
  const read = (offset: number, limit: number, separator: ',' | '\n'): Uint8Array =>
    table.readRows(selection.take(offset, limit), separator)
  const parse = (offset: number, limit: number): never[] =>
    // Rows as the table lists them: its columns are made for them.
    JSON.parse(`[${Buffer.from(read(offset, limit, ',')).toString()}]`) as never[]
  const pick = (row: object): string =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => wanted?.has(name))))
  return {
    total: selection.total,
    writeJson: (offset, limit, separator) =>
      wanted === undefined
        ? read(offset, limit, separator)
        : Buffer.from(parse(offset, limit).map(pick).join(separator)),
    columns: describeColumns(columns),
    readCells: (offset, limit) => toCells(columns, parse(offset, limit)),
    readValues: (offset, limit) => toValues(columns, parse(offset, limit)),
    ...(calendar !== undefined && {
      calendar: {
        name: calendar.name,
        readEvents: (offset: number, limit: number) => parse(offset, limit).flatMap(calendar.listEvents),
      },
    }),
  }
}
