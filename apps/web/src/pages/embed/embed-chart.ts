import { pinClient } from '../../ask/pin-client.ts'
import { CHARTS, CHART_NAMES, narrowSizeOf, sizeOf, type ChartName } from '../../charts/charts.ts'
import { filterCharts } from '../../charts/filter-charts.ts'
import { showPicture } from '../../charts/show-figure.ts'
import { addressOf } from '../../filters/addresses.ts'
import { describeFilter, chosenStages } from '../../filters/describe-filter.ts'
import { parameterTitle, showValue } from '../../filters/parameters.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Answer, Page, Route } from '../../page.ts'
import { showCount, showDollars } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { describeProblem } from '../../problem-page.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import { writeEmbedded } from './embed-document.ts'
import { pin, showSource, type PinnedAsked } from './pinned.ts'

/** A chart of a filter with its numbers, for other websites. */
export const embedChart: Route = {
  path: '/embed/chart',
  questions: 2,
  isEmbedded: true,
  write: pin(async (asked) => {
    const name = readName(asked)
    return name === undefined ? refuseName(asked) : writeChart(name, asked)
  }),
}

/** Only the picture, from the same release. */
export const embedPicture: Route = {
  path: '/embed/chart.svg',
  questions: 2,
  isEmbedded: true,
  write: pin(async (asked) => {
    const { clients, filter, release } = asked
    const drawing = filterCharts.find(({ path }) => path === `/charts/${readName(asked) ?? ''}.svg`)
    if (drawing === undefined) return refuseName(asked)
    const pinned = { ...clients.appropriations, ...pinClient(clients.appropriations, release.id) }
    return drawing.write({ ...asked, params: filter, clients: { ...clients, appropriations: pinned } })
  }),
}

const readName = ({ params }: Pick<PinnedAsked, 'params'>): ChartName | undefined =>
  CHART_NAMES.find((name) => name === (params.get('chart') ?? CHART_NAMES[0]))

const refuseName = (asked: PinnedAsked): Page =>
  describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'The query is not valid',
      detail: `"chart" names the chart: ${CHART_NAMES.join(' or ')}.`,
      param: 'chart',
      allowed: CHART_NAMES,
    },
    asked,
  )

const writeChart = async (name: ChartName, asked: PinnedAsked): Promise<Answer> => {
  const { clients, filter, release, params, path, origin } = asked
  const { title, dimension } = CHARTS[name]
  const pinned = { ...clients.appropriations, ...pinClient(clients.appropriations, release.id) }
  const { data, meta } = await readGroups(pinned, filter, [dimension])
  const heading = `${title}${describeFilter(filter)}`
  const stages = chosenStages(filter).length
  const sizes = { size: sizeOf(name, stages), narrow: narrowSizeOf(name, stages, filter) }
  return writeEmbedded(
    {
      title: heading,
      page: addressOf('/records', filter),
      main: html`<figure>${showPicture({ address: addressOf('/embed/chart.svg', params), alt: `${heading}; the numbers are in the table below it`, ...sizes })}</figure>
${showNumbers(dimension, data)}`,
      source: showSource(release, meta.freshness.latest_retrieved_at),
      oEmbed: oEmbedAddress(origin, path, params),
    },
    origin,
  )
}

const showNumbers = (dimension: 'fiscal_year' | 'state', groups: readonly Group[]): Html =>
  html`<details><summary>The numbers</summary>
${showTable({
  name: 'The numbers of the chart',
  caption: 'Sums of projects whose amount is known; stages are never added',
  rows: groups,
  columns: [
    {
      title: dimension === 'state' ? parameterTitle('state') : 'Year',
      cell: ({ group }) => showValue(dimension, group[dimension]),
      isHeading: true,
    },
    { title: 'Stage', cell: ({ group }) => stageTitle(group.stage) },
    { title: 'Sum of projects', cell: showSum, isNumber: true },
    { title: 'Records', cell: ({ rows }) => showCount(rows), isNumber: true },
  ],
})}</details>`

const showSum = ({ amount_sum_of_projects: sum }: Group): Content =>
  sum === null ? html`<span class="absent">no amount known</span>` : showDollars(sum)
