import { href } from '../html/href.ts'
import { html, type Html } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { addressOf } from '../filters/addresses.ts'

export type PlaceMeta = {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly next_offset: number | null
  readonly snapshot: string
}

export type Place = { readonly previous?: string; readonly next?: string; readonly part?: string }

/** Links to the previous and next page of the same snapshot. */
export const findPageLinks = (path: string, params: URLSearchParams, meta: PlaceMeta): Place => {
  const at = (offset: number): string => {
    const moved = new URLSearchParams(params)
    moved.set('offset', String(offset))
    moved.set('snapshot', meta.snapshot)
    return addressOf(path, moved)
  }
  return {
    ...(meta.offset > 0 && { previous: at(findBefore(meta)), part: namePart(meta) }),
    ...(meta.next_offset !== null && { next: at(meta.next_offset) }),
  }
}

const namePart = ({ offset, limit, total }: PlaceMeta): string =>
  offset < total
    ? `rows ${showCount(offset + 1)} to ${showCount(Math.min(offset + limit, total))}`
    : `from row ${showCount(offset + 1)}`

/** Beyond the last row, the previous page is the last page. */
const findBefore = ({ offset, limit, total }: PlaceMeta): number => {
  const last = Math.floor((total - 1) / limit) * limit
  return Math.max(0, Math.min(offset - limit, last))
}

export const showPager = ({ previous, next }: Place, meta: PlaceMeta, count: number): Html =>
  html`<nav class="pager" aria-label="Pages of the rows">
${previous !== undefined && html`<a rel="prev" href="${href(previous)}">← ${count === 0 ? 'Last page' : 'Previous'}</a>`}
<span>${nameRows(meta, count)}</span>
${next !== undefined && html`<a rel="next" href="${href(next)}">Next →</a>`}
</nav>`

const nameRows = ({ offset, total }: PlaceMeta, count: number): string =>
  count === 0
    ? `No row here: the ${showCount(total)} rows end before row ${showCount(offset + 1)}`
    : `Rows ${showCount(offset + 1)} to ${showCount(offset + count)} of ${showCount(total)}`
