import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { RefusedAddress } from '../problem-page.ts'

type Filter = NonNullable<Parameters<AppropriationsClient['records']>[0]>

export type ReadFilter = {
  readonly filter: Filter
  readonly place: { readonly offset?: number; readonly snapshot?: string }
  readonly pageSize: number
}

/** Rows on a page, unless its address says otherwise. */
export const ROWS = 50

/** Of the walk, which a page of rows has its own values of. */
const OF_PAGE: ReadonlySet<string> = new Set(['limit', 'offset', 'snapshot'])

/** What asks for a file, where a page has one form. */
const OF_FILES = ['format', 'bom', 'all', 'trailer']

/** Whether an address that a page shares with the API asks for what only the API gives. */
export const asksForFile = (params: URLSearchParams): boolean => OF_FILES.some((name) => params.has(name))

/** Throws where a page alone answers. */
export const refuseFiles = (params: URLSearchParams): void => {
  const param = OF_FILES.find((name) => params.has(name))
  if (param === undefined) return
  const detail = `A page has one form, and takes no parameter “${param}”. Leave it out; files are under /downloads, and the API gives other forms.`
  const title = 'This address cannot be read'
  throw new RefusedAddress({ code: 'invalid_query', status: 400, title, detail, param })
}

/**
 * The parameters of a page as the API takes them: it checks them, and says what is wrong with which. Those that only a
 * page knows are left out by `own`.
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
    // The address may say anything: the service refuses what it does not know, in words for a person.
    filter: Object.fromEntries(filter),
    place: { ...(offset && { offset: offset as never }), ...(snapshot && { snapshot }) }, // As above.
    pageSize: (limit ?? ROWS) as number, // As above.
  }
}
