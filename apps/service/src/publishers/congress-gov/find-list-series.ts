/**
 * The series of a page of a list: what the list was asked for, which is in its address. The pages of one retrieval are one
 * edition.
 */
export const findListSeries = (url: string, list: string): string => {
  const { pathname = '', searchParams = new URLSearchParams() } = URL.parse(url) ?? {}
  const [, asked = ''] = new RegExp(`/${list}((?:/[A-Za-z0-9]+)*)/?$`).exec(pathname) ?? []
  const narrowed = [...searchParams].filter(([name]) => !PAGING.has(name)).map((pair) => pair.join('='))
  return `${list}s${asked}${narrowed.length === 0 ? '' : `?${narrowed.toSorted().join('&')}`}`
}

/** Parameters that do not say which entries a list has. */
const PAGING: ReadonlySet<string> = new Set(['format', 'limit', 'offset'])
