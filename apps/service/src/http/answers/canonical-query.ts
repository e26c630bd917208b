import type { TObject } from 'typebox'

/** Lists whose order has a meaning; all others are sets. */
const ORDERED = new Set(['sort', 'facet', 'group_by'])

/** Writes equal queries alike: sets are sorted and without repetition. Other parameters stay as they are. */
export const normaliseQuery = <Query extends object>(query: Query): Query =>
  // Only the order and the repetition of values change, never their types.
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) && !ORDERED.has(name) ? [...new Set<unknown>(value)].sort(compare) : value,
    ]),
  ) as Query

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1

/** Writes the parameters as a query string, the same for every way of writing the query. Defaults are left out. */
export const writeQuery = (schema: TObject, query: object): string => {
  const given = new Map<string, Value | readonly Value[] | undefined>(Object.entries(query))
  let text = ''
  for (const [name, usual] of listParameters(schema)) {
    const value = given.get(name)
    if (value === undefined || value === usual) continue
    for (const one of Array.isArray(value) ? value : [value])
      text += `${text === '' ? '' : '&'}${name}=${encodeURIComponent(String(one).toWellFormed())}`
  }
  return text
}

type Value = string | number
type Parameter = readonly [name: string, usual: unknown]

const known = new WeakMap<TObject, readonly Parameter[]>()

/** Lists the parameters of a schema once: every page writes three query strings. */
const listParameters = (schema: TObject): readonly Parameter[] => {
  const found = known.get(schema)
  if (found !== undefined) return found
  const listed = Object.entries(schema.properties).map(
    ([name, property]: [string, { readonly default?: unknown }]): Parameter => [name, property.default],
  )
  known.set(schema, listed)
  return listed
}
