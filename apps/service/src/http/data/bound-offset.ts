import { Refusal } from '../../platform/index.ts'
import { listDimensions, type AnyTable, type Filters, type OpenTable } from '../../tables/index.ts'

type WantedOffset = {
  readonly offset: number
  readonly bound: number
  readonly filters: Filters
  readonly total: number
}

/** Values that the detail names: more would not be read. */
const SHOWN_VALUES = 8

/**
 * Refuses an offset over the bound. The refusal proposes a parameter whose values divide the set into parts under the
 * bound, with their counts.
 */
export const refuseFarOffset = (
  table: AnyTable,
  opened: OpenTable,
  { offset, bound, filters, total }: WantedOffset,
): void => {
  if (offset <= bound) return
  const detail = `offset goes to ${count(bound)} here, and ${count(offset)} is more. `
  throw new Refusal('invalid_query', detail + proposeFilter(table, opened, { bound, filters, total }), {
    param: 'offset',
  })
}

const proposeFilter = (
  table: AnyTable,
  opened: OpenTable,
  { bound, filters, total }: Omit<WantedOffset, 'offset'>,
): string => {
  if (total <= bound)
    return `The filtered set has ${count(total)} rows: follow meta.next_offset, which is null at the end.`
  const found = findDivision(table, opened, filters, bound)
  const asWhole = 'or request the whole set at once with all=true&format=ndjson.'
  if (found === undefined)
    return `The filtered set has ${count(total)} rows. Narrow it by more filters, ${asWhole}`
  const shown = found.values
    .slice(0, SHOWN_VALUES)
    .map(({ value, rows }) => `${found.name}=${String(value)} (${count(rows)} rows)`)
  const more = found.values.length - shown.length
  return (
    `The filtered set has ${count(total)} rows. Walk it in parts: ${shown.join(', ')}` +
    `${more > 0 ? `, and ${count(more)} further values of ${found.name}` : ''}; ${asWhole}`
  )
}

/** Finds the dimension with the fewest values, each with no more rows than the bound. */
const findDivision = (table: AnyTable, opened: OpenTable, filters: Filters, bound: number) => {
  const names = listDimensions(table).filter((name) => !(name in filters))
  const facets = opened.facet(filters, names, MOST_VALUES)
  return names
    .map((name) => ({ name, values: (facets[name] ?? []).filter(({ value }) => value !== null) }))
    .filter(({ values }) => values.length > 1 && values.every(({ rows }) => rows <= bound))
    .toSorted((one, other) => one.values.length - other.values.length)[0]
}

/** Most values by which a person would divide a set. */
const MOST_VALUES = 1000

const count = (rows: number): string => rows.toLocaleString('en-US')
