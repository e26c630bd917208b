import type { Stage } from '@rotunda/contract'
import { href } from '../html/href.ts'
import { html, type Html } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import { addressOf, without, withValues } from '../filters/addresses.ts'
import { listValues } from '../filters/list-words.ts'
import type { StageTotal } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'

/**
 * Tabs for the stages, with a count in each. They keep all other filters. `only` is the stage of a page that shows one
 * stage at a time. Without totals, tabs have no counts.
 */
export const showStageTabs = (
  path: string,
  params: URLSearchParams,
  totals: readonly Pick<StageTotal, 'stage' | 'rows'>[] | undefined,
  only?: Stage,
): Html => {
  const chosen = only === undefined ? listValues(params, 'stage') : [only]
  const every = addressOf(path, without(params, 'stage', 'not_stage'))
  const isEvery = chosen.length === 0 && listValues(params, 'not_stage').length === 0
  return html`<nav aria-label="Stage"><ul class="tabs">
${only === undefined && html`<li><a class="tab" href="${href(every)}"${isEvery && html` aria-current="true"`}>Each stage</a></li>`}
${Object.entries(STAGE_WORDS).map(([stage, { title }]) => {
  const rows = totals?.find((one) => one.stage === stage)?.rows ?? 0
  const isChosen = chosen.length === 1 && chosen[0] === stage
  const address = addressOf(path, withValues(without(params, 'not_stage'), 'stage', [stage]))
  const current = isChosen && html` aria-current="true"`
  const count = totals !== undefined && html` <span>${showCount(rows)}</span>`
  return html`<li><a class="tab" href="${href(address)}"${current}>${title}${count}</a></li>`
})}
</ul></nav>`
}
