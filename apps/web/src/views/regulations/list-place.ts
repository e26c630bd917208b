import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { countOf } from '../../parts/format.ts'

/** The part of a list that an address asks for. */
export type ListPlace = {
  readonly start: number
  /** Undefined where the address names no number of rows. */
  readonly rows: number | undefined
}

/** Names of the place in an address, with the least that each may be. */
const LEAST: Readonly<Record<string, number>> = { offset: 0, limit: 1 }

export const readPlace = (params: URLSearchParams): ListPlace => ({
  start: readCount(params, 'offset') ?? 0,
  rows: readCount(params, 'limit'),
})

/** Without the place, so that a whole list is asked for. What is no place stays, for the API to refuse in its words. */
export const withoutPlace = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name, value]) => value !== '' && readCount(params, name) === undefined),
  )

const readCount = (params: URLSearchParams, name: string): number | undefined => {
  const [text = '', ...more] = params.getAll(name)
  const least = LEAST[name]
  if (least === undefined || more.length > 0 || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text) >= least ? Number(text) : undefined
}

/** Links to the parts before and after this one, and from beyond the end back to the beginning. */
export const showPager = (
  total: number,
  { start, rows }: { readonly start: number; readonly rows: number },
  params: URLSearchParams,
): Content => {
  if (total === 0 || (start === 0 && total <= rows)) return null
  if (start >= total)
    return html`<p>The list ends before this place: it has ${countOf(total, 'document')}. ${lead(params, 0, 'From the beginning')}.</p>`
  const end = Math.min(total, start + rows)
  return html`<nav class="pager" aria-label="Pages">${start > 0 && lead(params, Math.max(0, start - rows), 'Those that close earlier')}<span>${start + 1} to ${end} of ${total}</span>${end < total && lead(params, end, 'Those that close later')}</nav>`
}

const lead = (params: URLSearchParams, offset: number, text: string): Html => {
  const others = Object.fromEntries([...params].filter(([name]) => name !== 'offset'))
  return html`<a href="${href(makeAddress('/regulations', { ...others, offset: offset === 0 ? undefined : offset }))}">${text}</a>`
}
