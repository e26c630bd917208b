import { href } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import { addressOf, ofSnapshot } from '../../filters/addresses.ts'
import { showMeasure } from '../../filters/measures.ts'
import { ofNoState } from '../../filters/of-no-state.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { countOf, showCount } from '../../parts/show-dollars.ts'
import { toState } from './to-state.ts'

/** What has no State of a member is on no map: a State that shows nothing may have asked for it. */
export const sayOffMap = (params: URLSearchParams, groups: readonly Group[], all: number): Content => {
  const off = groups.find(({ group }) => toState(group.state) === undefined)
  if (off === undefined) return null
  const count = `${showCount(off.rows)} of ${countOf(all, 'record')}`
  return html`<p class="box"><strong>Not on the map:</strong> <a href="${href(addressOf('/records', ofSnapshot(ofNoState(params), params)))}">${count}</a>, since no State of a member is known (sum of projects: ${showMeasure('amount_sum_of_projects', off)}). “None” on a State does not mean that no member of it asked for these.</p>`
}
