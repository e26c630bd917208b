import { PROBLEMS } from '@rotunda/contract'
import type { FoundOrganisations, TableAsked, TableFilter, Tables, TableView } from '@rotunda/web'
import type { DataApi } from '../http/data/index.ts'
import { getAskingPage } from '../http/pages/index.ts'
import { formatCsvLine, Refusal } from '../platform/index.ts'
import type { Collection, OpenRelease } from '../releases/index.ts'
import {
  listDimensions,
  listSortKeys,
  type AnyTable,
  type Filters,
  type OpenTable,
  type Selection,
} from '../tables/index.ts'
import { VIEW_LIMITS } from './limits.ts'

/** A table with a page, in an open release. */
type Opened = {
  readonly collection: Collection
  readonly table: AnyTable
  readonly open: OpenTable
  /** Columns that the page shows by default. */
  readonly shown: readonly string[]
}

type Visitor = Parameters<Tables['read']>[1]

/**
 * Opens the tables of the collections that are published as files, for the pages of this thread. A view counts as a
 * question of its visitor.
 */
export const openTables = (apis: readonly DataApi[], count: (visitor: Visitor) => void): Tables => {
  const withTable =
    <View extends object>(answer: (opened: Opened, asked: TableAsked) => View) =>
    async (asked: TableAsked, visitor: Visitor) => {
      const found = findTable(apis, asked)
      if (found === undefined) return undefined
      count(visitor)
      const { api, ...about } = found
      try {
        const release = getAskingPage().releases[api.name]
        if (release === undefined) return undefined
        const lease = await api.currentRelease.openPublished(release, visitor.address)
        try {
          return answer({ ...about, open: getOpen(lease.release, about.table) }, asked)
        } finally {
          lease.close()
        }
      } catch (fault) {
        if (fault instanceof Refusal) return describeRefusal(fault)
        throw fault
      }
    }
  const write = withTable(writeView)
  return {
    read: withTable(readView),
    write: async (asked, visitor) =>
      findTable(apis, asked)?.collection.snapshot?.offersViews === true ? write(asked, visitor) : undefined,
    findOrganisations: async (asked, visitor) => {
      count(visitor)
      const found = apis.map((api) => findOrganisations(api, asked, visitor))
      return (await Promise.all(found)).flat()
    },
  }
}

/** Finds organisations in the tables of a collection that has texts of their names alone. */
const findOrganisations = async (
  { name, collection, currentRelease }: DataApi,
  { words, limit }: Parameters<Tables['findOrganisations']>[0],
  { address }: Visitor,
): Promise<FoundOrganisations[]> => {
  const { snapshot, datasets, tables } = collection
  const searched = Object.entries(datasets).flatMap(([dataset, { title, table: of }]) => {
    const shown = snapshot?.preview[dataset]?.shown
    const table = tables.find((one) => one.name === of)
    return shown === undefined || table?.textsOf === undefined ? [] : [{ dataset, title, table, shown }]
  })
  const release = getAskingPage().releases[name]
  if (release === undefined || searched.length === 0) return []
  const lease = await currentRelease.openPublished(release, address)
  try {
    return searched.map(({ dataset, title, ...about }) => {
      const opened = { ...about, collection, open: getOpen(lease.release, about.table) }
      const selection = opened.open.select({ q: words }, [])
      const rows = readRows(opened, selection, 0, limit)
      return { collection: collection.name, dataset, title, total: selection.total, rows }
    })
  } catch (fault) {
    // Words that no search takes find nothing here.
    if (fault instanceof Refusal) return []
    throw fault
  } finally {
    lease.close()
  }
}

const findTable = (apis: readonly DataApi[], { collection: name, dataset }: TableAsked) => {
  const api = apis.find((one) => one.collection.name === name)
  const collection = api?.collection
  const { shown, isWithoutRows } = collection?.snapshot?.preview[dataset] ?? {}
  const table = collection?.tables.find((one) => one.name === collection.datasets[dataset]?.table)
  return api === undefined ||
    collection === undefined ||
    table === undefined ||
    shown === undefined ||
    isWithoutRows
    ? undefined
    : { api, collection, table, shown }
}

const getOpen = ({ tables }: OpenRelease, { name }: AnyTable): OpenTable => {
  const open = tables[name]
  if (open === undefined) throw new Error(`the release has no table ${name}`)
  return open
}

const readView = (opened: Opened, asked: TableAsked): TableView => {
  const { collection, table, open, shown } = opened
  const { offset, limit, facets, facetLimit } = asked
  const { selection, filters } = select(opened, asked)
  const dimensions = listDimensions(table)
  return {
    kind: 'view',
    total: selection.total,
    rows: readRows(opened, selection, offset, limit),
    facets: open.facet(filters, facets ?? dimensions, facetLimit),
    filters: listFilters(table).map((name) => describeFilter(opened, name, dimensions)),
    singles: listRanges(table),
    dimensions,
    sortKeys: Object.keys(listSortKeys(table)),
    shown,
    isOffered: collection.snapshot?.offersViews === true,
  }
}

/** Filters by value. The ranges of a table are apart. */
const listFilters = ({ columns }: AnyTable): readonly string[] => [
  ...Object.entries(columns).flatMap(([name, column]) => ('filter' in column ? [name] : [])),
  'id',
]

/** Ranges that the forms of pages have. */
const listRanges = ({ columns }: AnyTable): readonly string[] =>
  Object.values(columns).flatMap((column) =>
    'range' in column && 'least' in column.range && column.range.least === 'amount_min'
      ? ['amount_min', 'amount_max']
      : [],
  )

/** The rows of the filters in their order. Refuses a name that the table does not have. */
const select = ({ table, open }: Opened, { filters, sort, facets }: TableAsked) => {
  const known = listFilters(table)
  refuseOthers(Object.keys(filters), [...known, ...known.map((name) => `not_${name}`), ...listRanges(table)])
  refuseOthers(facets ?? [], listDimensions(table), 'facet')
  refuseOthers(
    sort.map((key) => key.replace(/^-/, '')),
    Object.keys(listSortKeys(table)),
    'sort',
  )
  const read: Filters = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, name.startsWith('amount_') ? values[0] : values]),
  )
  return { selection: open.select(read, sort), filters: read }
}

const refuseOthers = (names: readonly string[], known: readonly string[], param?: string): void => {
  const other = names.find((name) => !known.includes(name))
  if (other === undefined) return
  const what =
    param === undefined ? 'This page does not take the parameter' : `The parameter “${param}” does not take`
  throw new Refusal('invalid_query', `${what} “${other}”. Leave it out.`, {
    param: param ?? other,
    allowed: [...known],
  })
}

const readRows = (
  { collection, table, open }: Opened,
  selection: Selection,
  offset: number,
  limit: number,
): TableView['rows'] => {
  const isShown = collection.snapshot?.isPreviewed ?? (() => true)
  return parseRows(open, selection, offset, limit).map((row) =>
    isShown(row)
      ? {
          cells: Object.fromEntries(table.flat.map((column) => [column.name, column.valueOf(row)])),
          isHidden: false,
        }
      : { cells: { id: table.idOf(row) }, isHidden: true },
  )
}

const parseRows = (open: OpenTable, selection: Selection, offset: number, limit: number): readonly never[] =>
  // Rows of this table: its columns are made for them.
  JSON.parse(`[${Buffer.from(open.readRows(selection.take(offset, limit), ',')).toString()}]`) as never[]

/** A filter with all its values, in the order of their codes or of their kind. Other filters take any text. */
const describeFilter = (
  { collection, open }: Opened,
  name: string,
  dimensions: readonly string[],
): TableFilter => {
  if (!dimensions.includes(name)) return { name }
  const { offeredValues: most } = VIEW_LIMITS
  const found = (open.facet({}, [name], most.value + 1)[name] ?? []).flatMap(({ value }) => value ?? [])
  if (found.length > most.value) return { name }
  const codes = Object.keys(collection.codes.fields[name] ?? {})
  const isCoded = found.every((value) => codes.includes(String(value)))
  const sorted = found.toSorted((one, other) => {
    if (isCoded) return codes.indexOf(String(one)) - codes.indexOf(String(other))
    return typeof one === 'number' && typeof other === 'number' ? other - one : one < other ? -1 : 1
  })
  return { name, values: sorted.map(String) }
}

const CHUNK_ROWS = 1000

/** All rows of the view, in the columns of the published CSV. Refuses a view that is too long for one answer. */
const writeView = (opened: Opened, asked: TableAsked) => {
  const { table, open } = opened
  const { selection } = select(opened, asked)
  const { fileRows: most } = VIEW_LIMITS
  if (selection.total > most.value) {
    const detail = `This view has ${selection.total} rows, and a file of a view has at most ${most.value}. Add a filter, or take the whole table.`
    throw new Refusal('invalid_query', detail)
  }
  const lines = [formatCsvLine(table.flat.map(({ name }) => name))]
  for (let offset = 0; offset < selection.total; offset += CHUNK_ROWS)
    for (const row of parseRows(open, selection, offset, CHUNK_ROWS))
      lines.push(formatCsvLine(table.flat.map((column) => column.valueOf(row))))
  return { kind: 'file', csv: lines.join('') } as const
}

const describeRefusal = (refusal: Refusal) => {
  const { code, message: detail, status, param, allowed, retryAfterSeconds } = refusal
  return {
    kind: 'refused',
    problem: {
      code,
      status,
      title: PROBLEMS[code].title,
      detail,
      ...(param !== undefined && { param }),
      ...(allowed !== undefined && { allowed }),
      ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
    },
  } as const
}
