import type { Stage } from '@rotunda/contract'
import { CHART_NAMES, CHARTS, narrowSizeOf, sizeOf, type ChartName } from '../charts/charts.ts'
import { sayOf, showFigure, showLater, showNotDrawn } from '../charts/show-figure.ts'
import { addressOf, csvOf, ofSnapshot, withValues } from '../filters/addresses.ts'
import { readCoverage, readCoveredYears, showCoveredYears } from '../filters/coverage.ts'
import { join } from '../filters/conditions.ts'
import { keepFilter, chosenStages } from '../filters/describe-filter.ts'
import { readGroups, type StageTotal } from '../filters/stage-totals.ts'
import { html, type Html } from '../html/html.ts'
import type { Asked } from '../page.ts'
import { showStageTable } from '../views/stage-table.ts'
import type { Facets } from '../views/facets.ts'

/** Chooses charts with more than one bar. */
export const chooseCharts = async (asked: Asked, facets: Facets): Promise<ChartName[]> => {
  const isDrawn = await Promise.all(
    CHART_NAMES.map((name) => hasSeveral(asked, CHARTS[name].dimension, facets)),
  )
  return CHART_NAMES.filter((_, index) => isDrawn[index])
}

type Counted = (typeof CHARTS)[ChartName]['dimension']

/** Facet counts answer this, unless the address names other facets. */
const hasSeveral = async (
  { params, clients }: Asked,
  dimension: Counted,
  facets: Facets,
): Promise<boolean> => {
  const counted = facets[dimension]
  if (counted !== undefined) return counted.length > 1
  const { data } = await readGroups(clients.appropriations, params, [dimension])
  return new Set(data.map(({ group }) => group[dimension])).size > 1
}

type Charted = {
  readonly names: readonly ChartName[]
  readonly totals: readonly StageTotal[]
  readonly snapshot: string
}

/** Charts by year and by State with their numbers, each stage separately. */
export const showFigures = async (asked: Asked, { names, totals, snapshot }: Charted): Promise<Html> => {
  const chosen = chosenStages(asked.params)
  const stages = totals.map(({ stage }) => stage).filter((stage) => chosen.includes(stage))
  const left = chosen.filter((stage) => !stages.includes(stage))
  const figures = await Promise.all(names.map((name) => showChart(name, asked, { stages, snapshot })))
  return html`<section aria-labelledby="charts"><h2 id="charts">By ${join(
    names.map((name) => BY[name]),
    'and',
  )}</h2>
${showNotDrawn(left, [])}
${figures}</section>`
}

const BY: Readonly<Record<ChartName, string>> = { years: 'year', states: 'member’s State' }

type Drawn = { readonly stages: readonly Stage[]; readonly snapshot: string }

const showChart = async (name: ChartName, asked: Asked, { stages, snapshot }: Drawn): Promise<Html> => {
  const { title, dimension } = CHARTS[name]
  const filter = ofSnapshot(keepFilter(asked.params), asked.params)
  const drawn = ofSnapshot(withValues(filter, 'stage', stages), filter)
  const grouped = ofSnapshot(withValues(filter, 'group_by', [dimension]), filter)
  const table = addressOf('/totals', grouped)
  return showFigure({
    address: addressOf(`/charts/${name}.svg`, stages.length < chosenStages(filter).length ? drawn : filter),
    caption: html`${title}.${name === 'years' && showCoveredYears(await readCoveredYears(asked, snapshot), stages)}`,
    alt: `${title}, as bars. The table below it has the same numbers.`,
    size: sizeOf(name, stages.length),
    narrow: narrowSizeOf(name, stages.length, filter),
    csv: csvOf('/aggregates', grouped),
    ...(isAskedByMany(asked.params)
      ? {
          after: html`<details><summary>The numbers${sayOf(title)}</summary>${await readNumbers(name, asked)}</details>`,
        }
      : { after: showLater(table, title) }),
  })
}

/**
 * Sums by year and by State cost more than the rest of the page, so only pages that many readers share include them.
 * All other pages load the numbers when a reader opens them.
 */
const isAskedByMany = (params: URLSearchParams): boolean =>
  [...params.keys()].every((name) => name === 'stage')

const readNumbers = async (name: ChartName, asked: Asked): Promise<Html> => {
  const { dimension, title } = CHARTS[name]
  const { data, meta } = await readGroups(asked.clients.appropriations, asked.params, [dimension])
  const isCovered = await readCoverage(asked, meta.snapshot)
  return showStageTable({ dimension, caption: title, isCovered }, data)
}
