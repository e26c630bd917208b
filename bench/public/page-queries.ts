import { askJson, API } from './service.ts'

type Counted = { readonly value: string | number | null; readonly rows: number }
export type Facets = Readonly<Record<string, readonly Counted[]>>

/** Filters that a bare server understands as columns of a table: everything but the full text. */
export const COLUMNS = [
  'dataset',
  'stage',
  'fiscal_year',
  'state',
  'project_state',
  'subcommittee',
  'member',
] as const

/** A page: filters of one value each, an order, an offset. */
export type PageQuery = {
  readonly filters: Readonly<Record<string, string>>
  readonly sort: '' | 'amount' | '-amount'
  readonly offset: number
}

/** So many pages of 200, each another, over all filters, chosen the same way in every run. */
export const makePageQueries = async (base: string, amount: number): Promise<readonly PageQuery[]> => {
  const facets = await readFacets(base)
  const random = makeRandom(20260615)
  const queries = new Map<string, PageQuery>()
  while (queries.size < amount) {
    const query = makeQuery(facets, random)
    queries.set(toPath(query), query)
  }
  return [...queries.values()]
}

export const readFacets = async (base: string): Promise<Facets> => {
  const url = `${base}${API}/records?limit=1&facet_limit=1000&facet=${COLUMNS.join(',')}`
  const { meta } = await askJson<{ meta: { facets: Facets } }>(url)
  return meta.facets
}

const makeQuery = (facets: Facets, random: () => number): PageQuery => {
  const chosen = COLUMNS.filter(() => random() < 0.3)
  const filters: Record<string, string> = {}
  for (const column of chosen) {
    const values = (facets[column] ?? []).filter(({ value }) => value !== null)
    filters[column] = String(values[Math.floor(random() ** 2 * values.length)]?.value)
  }
  if (random() < 0.3) filters['amount_min'] = String(Math.floor(random() * 2_000_000))
  const sort = (['', '', 'amount', '-amount'] as const)[Math.floor(random() * 4)] ?? ''
  return { filters, sort, offset: Math.floor(random() ** 4 * 50) * 200 }
}

export const toPath = ({ filters, sort, offset }: PageQuery): string => {
  const parameters = { ...filters, ...(sort === '' ? {} : { sort }), offset: String(offset), limit: '200' }
  return `${API}/records?${new URLSearchParams(parameters).toString()}`
}

/** The same numbers in every run, from 0 to below 1. */
export const makeRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
