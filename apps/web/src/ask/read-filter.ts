import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { RefusedAddress } from '../problem-page.ts'

type Filter = NonNullable<Parameters<AppropriationsClient['records']>[0]>

export type ReadFilter = {
  readonly filter: Filter
  readonly place: { readonly offset?: number; readonly snapshot?: string }
  readonly pageSize: number
}

/** Rows on a page, unless its address names a number. */
export const ROWS = 50

/** Paging parameters, which pages set themselves. */
const OF_PAGE: ReadonlySet<string> = new Set(['limit', 'offset', 'snapshot'])

/** Parameters of a download, which pages do not take. */
const OF_FILES = ['format', 'bom', 'all', 'trailer']

/** Whether an address that a page shares with the API asks for a download. */
export const asksForFile = (params: URLSearchParams): boolean => OF_FILES.some((name) => params.has(name))

/** Refuses download parameters on pages that have no download. */
export const refuseFiles = (params: URLSearchParams): void => {
  const param = OF_FILES.find((name) => params.has(name))
  if (param === undefined) return
  const detail = `This page does not take the parameter “${param}”. Leave it out. Files are under /downloads, and the API has other formats.`
  const title = 'This address cannot be read'
  throw new RefusedAddress({ code: 'invalid_query', status: 400, title, detail, param })
}

/**
 * Parses the parameters of a page for the API, which checks them and explains mistakes. `own` names parameters that
 * only the page knows.
 */
export const readFilter = (params: URLSearchParams, own: readonly string[] = []): ReadFilter => {
  refuseFiles(params)
  const filter = new Map<string, string | string[]>()
  for (const name of new Set(params.keys())) {
    if (OF_PAGE.has(name) || own.includes(name)) continue
    const values = params.getAll(name).filter((value) => value !== '')
    if (values.length > 0) filter.set(name, values.length === 1 ? (values[0] ?? '') : values)
  }
  const [offset, snapshot, limit] = [params.get('offset'), params.get('snapshot'), params.get('limit')]
  return {
    // Unchecked: the service refuses unknown parameters and values in words for people.
    filter: Object.fromEntries(filter),
    place: { ...(offset && { offset: offset as never }), ...(snapshot && { snapshot }) }, // Unchecked, too.
    pageSize: (limit ?? ROWS) as number, // Unchecked, too.
  }
}
