/**
 * The series of a page of a list: what the list was asked for, which is in its address. The pages of one retrieval are one
 * edition.
 */
export const findListSeries = (url: string, list: string): string => {
  const [, asked = ''] = new RegExp(`/${list}((?:/[a-z0-9]+)*)/?$`).exec(URL.parse(url)?.pathname ?? '') ?? []
  return `${list}s${asked}`
}
