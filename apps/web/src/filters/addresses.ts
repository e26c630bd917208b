import { listValues } from './list-words.ts'

/** Position in the list; dropped when the filter changes. */
export const PLACE = ['offset', 'snapshot'] as const

/** Parameters for `meta` of an answer, which only JSON has. */
export const BESIDE_ROWS = ['facet', 'facet_limit', 'totals'] as const

/** Parameters of a list that its totals do not take. Unknown parameters stay, and the service refuses them. */
export const OF_VIEW = ['sort', 'fields', ...BESIDE_ROWS, 'limit', 'group_by', 'measure'] as const

export const API = '/api/appropriations/v1'
export const ENACTED_API = '/api/enacted/v1'

/** Parameters without the position and without `names`. */
export const without = (params: URLSearchParams, ...names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const name of [...PLACE, ...names]) rest.delete(name)
  return rest
}

/** Adds the snapshot of the page, so all links of a page lead to one release. */
export const ofSnapshot = (params: URLSearchParams, page: URLSearchParams): URLSearchParams => {
  const snapshot = page.get('snapshot') ?? ''
  return snapshot === '' ? params : new URLSearchParams([...params, ['snapshot', snapshot]])
}

/** Parameters of all rows of a view: its order, its columns and its snapshot. */
export const viewOf = (params: URLSearchParams): URLSearchParams =>
  ofSnapshot(without(params, 'limit', 'format', 'bom', 'all', 'trailer', ...BESIDE_ROWS), params)

/** Replaces the values of one parameter. */
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
 * Adds a value to a parameter, or removes it where it is chosen. Made for many values at once: the common part of
 * their addresses is written once.
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

/** The complete list as CSV. Without `all`, the API would send the first page. */
export const csvOf = (name: '/aggregates' | '/funding-lines', params: URLSearchParams): string =>
  addressOf(`${API}${name}.csv`, new URLSearchParams([...params, ['all', 'true']]))

/** The address without empty parameters, which forms send; undefined where there are none. */
export const findShorter = (path: string, params: URLSearchParams): string | undefined => {
  const filled = [...params].filter(([, value]) => value !== '')
  return filled.length === params.size ? undefined : addressOf(path, new URLSearchParams(filled))
}
