import { html, type Html } from '../../html/html.ts'
import { countOf, showCount, showShortDollars } from '../../parts/show-dollars.ts'
import type { StageTotal } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'

/** How much there is of each stage, side by side and never together. */
export const showStages = (totals: readonly StageTotal[]): Html =>
  html`<ul class="cards" aria-label="Stages">${totals.map(
    ({
      stage,
      rows,
      projects,
      amount_sum_of_projects: sum,
    }) => html`<li class="card"><span>${STAGE_WORDS[stage].title}</span>
<a class="figure-number" href="/records?stage=${stage}">${showCount(rows)} ${rows === 1 ? STAGE_WORDS[stage].one : STAGE_WORDS[stage].many}</a>
<span>${countOf(projects, 'distinct project')}${sum !== null && html`, ${showShortDollars(sum)} where an amount is known`}</span></li>`,
  )}</ul>`
