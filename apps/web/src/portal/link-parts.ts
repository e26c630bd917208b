import { html, type Content } from '../html/html.ts'
import { href, makeAddress } from '../html/href.ts'

type Part = { readonly limit: number; readonly offset: number; readonly has_more: boolean }

type PartedList = {
  readonly path: string
  /** Parameters that every part keeps. */
  readonly params?: Readonly<Record<string, string | undefined>>
  /** Rows of the list, such as `requests`. */
  readonly rows: string
  /** Words of the links. */
  readonly back: string
  readonly on: string
}

/** Links to the part before and the part after. A list of one part has none. */
export const linkParts = (
  { path, params, rows, back, on }: PartedList,
  { limit, offset, has_more: hasMore }: Part,
): Content => {
  const to = (at: number) => href(makeAddress(path, { ...params, offset: at === 0 ? undefined : at }))
  return (
    (hasMore || offset > 0) &&
    html`<nav class="pager" aria-label="Pages of ${rows}">${offset > 0 && html`<a href="${to(Math.max(0, offset - limit))}">${back}</a>`} ${hasMore && html`<a href="${to(offset + limit)}">${on}</a>`}</nav>`
  )
}
