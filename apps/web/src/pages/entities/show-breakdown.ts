import type { Dimension } from '@rotunda/contract'
import { csvOf } from '../../filters/addresses.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { readFundingLineNames } from '../../views/funding-line-names.ts'
import { readMemberNames } from '../../views/member-names.ts'
import { dimensionTitle, showGroups } from './show-groups.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const MOST_GROUPS = RECORD_PAGE_LIMITS.breakdownGroups.value

/** Readers of names for dimensions whose values are ids. */
const READERS: Partial<Record<Dimension, typeof readMemberNames>> = {
  bioguide: readMemberNames,
  funding_line: (clients, values = []) => readFundingLineNames(clients, values),
}

/** Counts the records of a filter by one dimension, the largest first. */
export const showBreakdown = async (
  { clients }: Asked,
  params: URLSearchParams,
  dimension: Dimension,
): Promise<Content> => {
  const { data, meta } = await readGroups(clients.appropriations, params, [dimension], {
    sort: '-rows',
    limit: MOST_GROUPS,
  })
  if (data.length === 0) return null
  const values = data.map(({ group }) => group[dimension])
  const names = await READERS[dimension]?.(clients, values)
  const title = `By ${dimensionTitle(dimension).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
  const csv = csvOf('/aggregates', new URLSearchParams([...params, ['group_by', dimension]]))
  const shown =
    meta.total > data.length ? `The ${data.length} with the most records, of ${meta.total}` : 'All'
  const note = meta.groups_note === null ? '' : ` ${meta.groups_note}`
  return html`<section><h2>${title}</h2>${showGroups({
    params,
    dimension,
    caption: `${shown}, each stage separately.${note}`,
    groups: data,
    ...(names !== undefined && { names }),
  })}<p class="source-line"><a href="${href(csv)}">All as CSV<span class="visually-hidden">, ${title.replace('By', 'by')}</span></a></p></section>`
}
