import type { Stage } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { sayNotDrawn } from '../../charts/say-not-drawn.ts'
import { showFigure } from '../../charts/show-figure.ts'
import { addressOf, csvOf, ofSnapshot, withValues } from '../../filters/addresses.ts'
import { readCoverage, readCoveredYears } from '../../filters/coverage.ts'
import { keepFilter } from '../../filters/describe-filter.ts'
import { chosenStages } from '../../filters/headline.ts'
import { sayCoveredYears } from '../../filters/say-covered-years.ts'
import { readGroups, type StageTotal } from '../../filters/stage-totals.ts'
import { CHART_NAMES, CHARTS, narrowSizeOf, sizeOf, type ChartName } from '../../charts/charts.ts'
import { showNumbers } from './show-numbers.ts'

/** The filter by year and by State, each stage by itself: pictures of their own, with the numbers beside them. */
export const showFigures = async (
  asked: Asked,
  totals: readonly StageTotal[],
  snapshot: string,
): Promise<Html> => {
  const chosen = chosenStages(asked.params)
  const stages = totals.map(({ stage }) => stage).filter((stage) => chosen.includes(stage))
  const left = chosen.filter((stage) => !stages.includes(stage))
  const figures = await Promise.all(CHART_NAMES.map((name) => showChart(name, asked, { stages, snapshot })))
  return html`<section aria-labelledby="charts"><h2 id="charts">By year and by member’s State</h2>
${sayNotDrawn(left, [])}
${figures}</section>`
}

type Drawn = { readonly stages: readonly Stage[]; readonly snapshot: string }

const showChart = async (name: ChartName, asked: Asked, { stages, snapshot }: Drawn): Promise<Html> => {
  const { title, dimension } = CHARTS[name]
  const filter = ofSnapshot(keepFilter(asked.params), asked.params)
  const drawn = ofSnapshot(withValues(filter, 'stage', stages), filter)
  const grouped = ofSnapshot(withValues(filter, 'group_by', [dimension]), filter)
  const table = addressOf('/totals', grouped)
  return showFigure({
    address: addressOf(`/charts/${name}.svg`, stages.length < chosenStages(filter).length ? drawn : filter),
    caption: html`${title}.${name === 'years' && sayCoveredYears(await readCoveredYears(asked, snapshot), stages)}`,
    alt: `${title}, as bars. The same numbers stand in the table below it.`,
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
 * To count the sums of a filter by year and by State costs more than the whole page besides: it is done where a page is
 * written once for many. Everywhere else the numbers are read when they are opened.
 */
const isAskedByMany = (params: URLSearchParams): boolean =>
  [...params.keys()].every((name) => name === 'stage')

const readNumbers = async (name: ChartName, asked: Asked): Promise<Html> => {
  const { dimension, title } = CHARTS[name]
  const { data, meta } = await readGroups(asked.clients.appropriations, asked.params, [dimension])
  const isCovered = await readCoverage(asked, meta.snapshot)
  return showNumbers({ dimension, caption: title, isCovered }, data)
}

/** Without scripts, the table is a page of its own. */
export const showLater = (address: string, of: string): Html =>
  html`<details data-numbers="${href(address)}"><summary>The numbers${sayOf(of)}</summary><p><a href="${href(address)}">The numbers as a table${sayOf(of)}</a></p></details>`

/** A page may have several: who hears them hears of which chart these are. */
const sayOf = (title: string): Html => html`<span class="visually-hidden">: ${title}</span>`
