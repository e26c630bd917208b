import { readGroups } from '../../filters/stage-totals.ts'
import { addressOf, API, csvOf } from '../../filters/addresses.ts'
import { html } from '../../html/html.ts'
import type { Asked, Page } from '../../page.ts'
import { countOf, showCount } from '../../parts/show-dollars.ts'
import { listTwins } from '../twins.ts'
import type { EntityKind } from './entity.ts'
import { showGroups } from './show-groups.ts'

/** As many groups as the API gives at once. */
const MOST_GROUPS = 200

/** All of a kind, those with the most records first. */
export const writeListPage = async (
  { clients }: Asked,
  { many, one, namedAs, dimension, path }: EntityKind,
): Promise<Page> => {
  const params = new URLSearchParams({ group_by: dimension, sort: '-rows' })
  const { data, meta } = await readGroups(clients.appropriations, new URLSearchParams(), [dimension], {
    sort: '-rows',
    limit: MOST_GROUPS,
  })
  return {
    title: many,
    description: `${many} that published requests and projects are of, with what each comes to.`,
    data: meta,
    alternates: listTwins(`${API}/aggregates`, params),
    main: html`<p class="lead">${meta.total > data.length ? `The ${showCount(data.length)} with the most records, of ${showCount(meta.total)}` : countOf(data.length, 'line')}: one for each ${one} and stage. <a href="${addressOf('/totals', new URLSearchParams({ group_by: dimension }))}">Other totals</a></p>
${showGroups({ params: new URLSearchParams(), dimension, caption: `${namedAs === undefined ? many : `Each ${one} as ${namedAs}`}, each stage by itself.${meta.groups_note === null ? '' : ` ${meta.groups_note}`}`, groups: data })}
<p class="source-line">Source: documents of the Committees on Appropriations. <a href="${csvOf('/aggregates', params)}">All of ${path.slice(1)} as CSV</a></p>`,
  }
}
