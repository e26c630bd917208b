import { Refusal } from '../../platform/index.ts'
import { listDimensions, type AnyTable, type Filters, type OpenTable } from '../../tables/index.ts'

type Asked = {
  readonly offset: number
  readonly bound: number
  readonly filters: Filters
  readonly total: number
}

/** Values of a parameter that the detail names: as many as one reads. */
const SHOWN_VALUES = 8

/**
 * An offset beyond the bound is refused, and the way out is named: the parameter whose values bring the set under the
 * bound, with their counts.
 */
export const refuseFarOffset = (
  table: AnyTable,
  opened: OpenTable,
  { offset, bound, filters, total }: Asked,
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
  { bound, filters, total }: Omit<Asked, 'offset'>,
): string => {
  if (total <= bound)
    return `The filtered set has ${count(total)} rows: follow meta.next_offset, which ends with it.`
  const found = findDivision(table, opened, filters, bound)
  const asWhole = 'or ask for all of it at once with all=true&format=ndjson.'
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

/** The dimension of the fewest values of which none has more rows than the bound. */
const findDivision = (table: AnyTable, opened: OpenTable, filters: Filters, bound: number) => {
  const names = listDimensions(table).filter((name) => !(name in filters))
  const facets = opened.facet(filters, names, MOST_VALUES)
  return names
    .map((name) => ({ name, values: (facets[name] ?? []).filter(({ value }) => value !== null) }))
    .filter(({ values }) => values.length > 1 && values.every(({ rows }) => rows <= bound))
    .toSorted((one, other) => one.values.length - other.values.length)[0]
}

/** A filter of more values than this is no way to divide a set by hand. */
const MOST_VALUES = 1000

const count = (rows: number): string => rows.toLocaleString('en-US')
