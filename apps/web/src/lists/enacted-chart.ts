import type { EnactedAggregate } from '@rotunda/contract'
import { makeChartRoute, type Chart } from '../charts/chart-route.ts'
import type { ChartWidth } from '../charts/charts.ts'
import { MOST_BARS } from '../charts/draw-rows.ts'
import { narrowRowsSize, rowsSize, makeRowsChart } from '../charts/rows-chart.ts'
import { showFigure } from '../charts/show-figure.ts'
import { addressOf, ENACTED_API, ofSnapshot, without } from '../filters/addresses.ts'
import { ENACTED, ENACTED_MEANS } from '../filters/enacted-parameters.ts'
import { capitalize } from '../filters/list-words.ts'
import { readChoice } from '../filters/read-choice.ts'
import { html, type Html } from '../html/html.ts'
import type { Asked, Route } from '../page.ts'
import { showCount, showDollars, showShortDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { RefusedAddress } from '../problem-page.ts'
import { enactedAt, readTotals } from '../views/read-enacted.ts'
import type { ListView } from './list-view.ts'

export const ENACTED_CHARTS = ['fiscal_year', 'state', 'subcommittee', 'agency_code'] as const
type EnactedChart = (typeof ENACTED_CHARTS)[number]

type Groups = readonly EnactedAggregate[]

const PATH = '/charts/enacted.svg'

/** Amounts enacted by fiscal year, or by another dimension within one fiscal year. */
export const enactedChart: Route = makeChartRoute(PATH, 1, async (asked, width) => {
  const by = readChoice(asked, 'by', ENACTED_CHARTS)
  if ('page' in by) return by.page
  const params = without(asked.params, 'by')
  return draw(
    by.value,
    await readGroups({ ...asked, params: ofSnapshot(params, asked.params) }, by.value),
    width,
  )
})

export const drawEnactedChart: ListView['drawChart'] = async (asked, name, width, release) => {
  const by = toChart(name)
  return draw(by, await readGroups(asked, by, enactedAt(release)), width)
}

/** The numbers of a chart of one release. */
export const readEnactedNumbers: ListView['readChart'] = async (asked, name, release) => {
  const by = toChart(name)
  const answer = await readGroups(asked, by, enactedAt(release))
  return {
    meta: answer.meta,
    sizes: sizesOf(by, answer.data),
    numbers: showNumbers(by, answer.data),
    notes: html`<p>${sayNotes(by, answer.data)}</p>`,
  }
}

const toChart = (name: string): EnactedChart => ENACTED_CHARTS.find((one) => one === name) ?? 'fiscal_year'

/** Groups of a chart. Refuses several years where the chart is of one. */
const readGroups = async (
  asked: Pick<Asked, 'clients' | 'params'>,
  by: EnactedChart,
  api?: string,
): ReturnType<typeof readTotals> => {
  const answer = await readTotals(asked, asked.params.get('snapshot') ?? undefined, { by, api })
  if (by !== 'fiscal_year') demandOneYear(by, answer.data)
  return answer
}

const yearsOf = (groups: Groups): number => new Set(groups.map(({ group }) => group['fiscal_year'])).size

const demandOneYear = (by: EnactedChart, groups: Groups): void => {
  if (yearsOf(groups) < 2) return
  const detail = `Years are counted by different rules, so a chart by ${by} is of one year. Name it in the parameter “fiscal_year”, or choose by=fiscal_year.`
  const title = 'This address cannot be read'
  throw new RefusedAddress({ code: 'invalid_query', status: 400, title, detail, param: 'fiscal_year' })
}

const listBars = (by: EnactedChart, groups: Groups) =>
  groups
    .filter(({ amount_sum: sum }) => sum !== null)
    .slice(0, MOST_BARS)
    .map(({ group, amount_sum: value }) => ({ label: nameValue(by, group[by]), value }))

const nameValue = (by: EnactedChart, value: string | number | null | undefined): string =>
  capitalize(ENACTED.showValue(by, value ?? null))

export const titleOfEnactedChart = (by: string): string => `Amounts enacted by ${ENACTED.labelOf(by)}`

const draw = (by: EnactedChart, { data }: { readonly data: Groups }, width: ChartWidth): Promise<Chart> => {
  const title = titleOfEnactedChart(by)
  const bars = listBars(by, data)
  return makeRowsChart(title, bars.length === 0 ? [] : [{ title, bars }], width, showShortDollars)
}

type ReadChart = { readonly by: EnactedChart; readonly groups: Groups }

/** Charts with more than one bar: by fiscal year, or within the only year. `totals` are those by fiscal year. */
export const readEnactedCharts = async (
  asked: Asked,
  totals: Groups,
  snapshot: string,
): Promise<readonly ReadChart[]> => {
  const [byYear, ...others] = ENACTED_CHARTS
  const charts =
    totals.length > 1
      ? [{ by: byYear, groups: totals }]
      : await Promise.all(
          others.map(async (by) => ({ by, groups: (await readTotals(asked, snapshot, { by })).data })),
        )
  return charts.filter(({ by, groups }) => listBars(by, groups).length > 1)
}

export const showEnactedChart = ({ params }: Asked, { by, groups }: ReadChart): Html => {
  const bars = listBars(by, groups)
  const title = titleOfEnactedChart(by)
  const filter = ofSnapshot(ENACTED.keep(params), params)
  const isCut = bars.length < groups.filter(({ amount_sum: sum }) => sum !== null).length
  return showFigure({
    address: addressOf(PATH, new URLSearchParams([['by', by], ...filter])),
    caption: html`${title}${isCut && `: the ${bars.length} greatest`}. ${sayNotes(by, groups)}`,
    alt: `${title}, as bars. The numbers are in a table ${by === 'fiscal_year' ? 'above' : 'below'} it.`,
    ...sizesOf(by, groups),
    csv: addressOf(
      `${ENACTED_API}/aggregates.csv`,
      new URLSearchParams([['group_by', by], ...filter, ['all', 'true']]),
    ),
    source: `Source: the same tables as for this page. ${ENACTED_MEANS}`,
    ...(by !== 'fiscal_year' && { table: showNumbers(by, groups) }),
  })
}

/** Sizes of the picture, wide and for phones. */
const sizesOf = (by: EnactedChart, groups: Groups) => {
  const bars = [listBars(by, groups).length]
  return { size: rowsSize(bars), narrow: narrowRowsSize(bars) }
}

/** Tells where the numbers beside the bars are not GAO's counts, besides the notes on the sums. */
const sayNotes = (by: EnactedChart, groups: Groups): string =>
  `${CHART_NOTES[by]} No bar includes a project without an amount.${groups.some(({ rows, rows_counted: counted }) => counted < rows) ? ' GAO’s rule counts fewer projects than there are rows: the table has both numbers.' : ''}`

const CHART_NOTES: Readonly<Record<EnactedChart, string>> = {
  fiscal_year: 'Years are counted by different rules: do not add them, or read a trend from them.',
  state: 'A project in several States is counted in each, so do not add the bars.',
  subcommittee: 'All bars are of one fiscal year.',
  agency_code: 'All bars are of one fiscal year. The agency is that of the Act.',
}

const showNumbers = (by: EnactedChart, groups: Groups): Html =>
  showTable({
    name: titleOfEnactedChart(by),
    caption: `${titleOfEnactedChart(by)}${by === 'fiscal_year' ? '' : ', in one fiscal year'}`,
    rows: groups,
    columns: [
      { title: ENACTED.titleOf(by), cell: ({ group }) => nameValue(by, group[by]), isHeading: true },
      { title: 'Projects', cell: ({ rows }) => showCount(rows), isNumber: true },
      { title: 'Counted by GAO’s rule', cell: ({ rows_counted: count }) => showCount(count), isNumber: true },
      {
        title: 'Amount enacted',
        cell: ({ amount_sum: sum }) => (sum === null ? 'not known' : showDollars(sum)),
        isNumber: true,
      },
    ],
  })
