import { chosenStages } from '../filters/describe-filter.ts'
import type { StageTotal } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import { html, type Content } from '../html/html.ts'
import { showCount, showDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'

/** Totals of a filter for each stage. Records and projects are counted apart, because several members may ask for one project. */
export const showStageTotals = (params: URLSearchParams, totals: readonly StageTotal[]): Content => {
  const stages = chosenStages(params)
  const rows = totals.filter(({ stage }) => stages.includes(stage))
  if (rows.length === 0) return null
  return showTable({
    name: 'Totals of this filter',
    caption: 'Totals of this filter, each stage separately: amounts of different stages are never added.',
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

/** Tells "no amount known" from a sum of 0. */
export const showSum = (amount: number | null): Content =>
  amount === null ? html`<span class="absent">no amount known</span>` : showDollars(amount)

const countMissing = (count: number): string => (count === 0 ? 'none' : showCount(count))
