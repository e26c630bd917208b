import { chosenStages } from '../filters/describe-filter.ts'
import type { StageTotal } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import { html, type Content } from '../html/html.ts'
import { showCount, showDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'

/** What the filter comes to, stage by stage: a row of a Senate table is no project, so both are counted. */
export const showStageTotals = (params: URLSearchParams, totals: readonly StageTotal[]): Content => {
  const stages = chosenStages(params)
  const rows = totals.filter(({ stage }) => stages.includes(stage))
  if (rows.length === 0) return null
  return showTable({
    name: 'Totals of this filter',
    caption: 'Totals of this filter, each stage by itself: amounts of different stages are never added.',
    rows,
    columns: [
      { title: 'Stage', cell: ({ stage }) => STAGE_WORDS[stage].title, isHeading: true },
      { title: 'Sum of projects', cell: (one) => showSum(one.amount_sum_of_projects), isNumber: true },
      { title: 'Records', cell: (one) => showCount(one.rows), isNumber: true },
      { title: 'Projects', cell: (one) => showCount(one.projects), isNumber: true },
      { title: 'Median record', cell: (one) => showSum(one.amount_median), isNumber: true },
      { title: 'No amount', cell: (one) => countMissing(one.amount_missing), isNumber: true },
    ],
  })
}

/** Where no amount is known there is no sum, which is not a sum of 0. */
export const showSum = (amount: number | null): Content =>
  amount === null ? html`<span class="absent">no amount known</span>` : showDollars(amount)

const countMissing = (count: number): string => (count === 0 ? 'none' : showCount(count))
