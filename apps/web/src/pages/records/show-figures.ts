import type { Stage } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { showFigure } from '../../charts/show-figure.ts'
import { addressOf, API } from '../../filters/addresses.ts'
import { keepFilter } from '../../filters/describe-filter.ts'
import { CHART_NAMES, CHARTS, sizeOf } from '../../charts/charts.ts'

/** The filter by year and by State, each stage by itself: pictures of their own, with the numbers beside them. */
export const showFigures = (params: URLSearchParams, stages: readonly Stage[]): Html => {
  const filter = keepFilter(params)
  return html`<section aria-labelledby="charts"><h2 id="charts">By year and by State</h2>
${CHART_NAMES.map((name) => {
  const { title, dimension } = CHARTS[name]
  const size = sizeOf(name, stages.length)
  const grouped = new URLSearchParams(filter)
  grouped.append('group_by', dimension)
  return showFigure({
    address: addressOf(`/charts/${name}.svg`, filter),
    caption: title,
    alt: `${title}, as bars. The same numbers stand in the table that is linked below.`,
    size,
    csv: addressOf(`${API}/aggregates.csv`, grouped),
    after: html`<p><a href="${href(addressOf('/totals', grouped))}">The numbers as a table</a></p>`,
  })
})}</section>`
}
