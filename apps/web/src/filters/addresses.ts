import { listValues } from './parameters.ts'

/** Where in the rows a reader stands: gone as soon as the question is another. */
export const PLACE = ['offset', 'snapshot'] as const

/** What an answer says of its rows in `meta`: only JSON has a place for it. */
export const BESIDE_ROWS = ['facet', 'facet_limit', 'totals'] as const

export const API = '/api/appropriations/v1'

/** The parameters without the place, and without those that are named. */
export const without = (params: URLSearchParams, ...names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const name of [...PLACE, ...names]) rest.delete(name)
  return rest
}

/** The same, of the snapshot that the page names: what stands beside it is of one release with it. */
export const ofSnapshot = (params: URLSearchParams, page: URLSearchParams): URLSearchParams => {
  const snapshot = page.get('snapshot') ?? ''
  return snapshot === '' ? params : new URLSearchParams([...params, ['snapshot', snapshot]])
}

/** All rows of a view, in its order and its columns, of the snapshot that it names. */
export const viewOf = (params: URLSearchParams): URLSearchParams =>
  ofSnapshot(without(params, 'limit', 'format', 'bom', 'all', 'trailer', ...BESIDE_ROWS), params)

/** The same question with other values of one parameter. */
export const withValues = (
  params: URLSearchParams,
  name: string,
  values: readonly string[],
): URLSearchParams => {
  const changed = without(params, name)
  for (const value of values) changed.append(name, value)
  return changed
}

/**
 * The same question with a value more, or without it where it is chosen already: for many values of one parameter, whose
 * addresses begin alike.
 */
export const makeToggle = (
  path: string,
  params: URLSearchParams,
  name: string,
): ((value: string) => { readonly address: string; readonly isChosen: boolean }) => {
  const chosen = listValues(params, name)
  const rest = without(params, name).toString()
  return (value) => {
    const isChosen = chosen.includes(value)
    const values = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
    const search = [rest, ...values.map((one) => `${name}=${encodeURIComponent(one)}`)]
      .filter(Boolean)
      .join('&')
    return { address: search === '' ? path : `${path}?${search}`, isChosen }
  }
}

export const addressOf = (path: string, params: URLSearchParams): string => {
  const search = params.toString()
  return search === '' ? path : `${path}?${search}`
}

/** The whole of what the API lists under a name, as a file: without `all`, it would be the first page. */
export const csvOf = (name: '/aggregates' | '/funding-lines', params: URLSearchParams): string =>
  addressOf(`${API}${name}.csv`, new URLSearchParams([...params, ['all', 'true']]))

/** A form sends its empty fields, too: the address without them says the same. Undefined where it has none. */
export const findShorter = (path: string, params: URLSearchParams): string | undefined => {
  const filled = [...params].filter(([, value]) => value !== '')
  return filled.length === params.size ? undefined : addressOf(path, new URLSearchParams(filled))
}
