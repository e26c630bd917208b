import { ENACTED_FILTERS, type EnactedAggregate } from '@rotunda/contract'
import { refuseUnknown } from '../ask/refuse-unknown.ts'
import { makeChartRoute, type Chart } from '../charts/chart-route.ts'
import { NARROW, type ChartWidth } from '../charts/charts.ts'
import { findMost, openDrawing } from '../charts/draw-panels.ts'
import { drawNarrowRows, drawRows, heightOfNarrowRows, heightOfRows, MOST_BARS } from '../charts/draw-rows.ts'
import { showFigure } from '../charts/show-figure.ts'
import { addressOf, ENACTED_API, ofSnapshot } from '../filters/addresses.ts'
import { ENACTED } from '../filters/enacted-parameters.ts'
import { capitalize } from '../filters/list-words.ts'
import { readChoice } from '../filters/read-choice.ts'
import { html, type Html } from '../html/html.ts'
import type { Asked, Route } from '../page.ts'
import { showCount, showDollars, showShortDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { RefusedAddress } from '../problem-page.ts'
import { readTotals } from './read-enacted.ts'

export const ENACTED_CHARTS = ['fiscal_year', 'state', 'subcommittee', 'agency_code'] as const
export type EnactedChart = (typeof ENACTED_CHARTS)[number]

type Groups = readonly EnactedAggregate[]

const PATH = '/charts/enacted.svg'
const WIDTH = 760

/** Amounts enacted by fiscal year, or by another dimension within one fiscal year. `api` may be that of one release. */
export const makeEnactedChart = (api?: string): Route =>
  makeChartRoute(PATH, 1, async (asked, width) => {
    const unknown = refuseUnknown(asked, [...Object.keys(ENACTED_FILTERS), 'by', 'snapshot'])
    if (unknown !== undefined) return unknown
    const by = readChoice(asked, 'by', ENACTED_CHARTS)
    if ('page' in by) return by.page
    const { data } = await readEnactedGroups(asked, by.value, {
      snapshot: asked.params.get('snapshot') ?? undefined,
      api,
    })
    return drawChart(by.value, data, width)
  })

export const enactedChart = makeEnactedChart()

type Place = { readonly snapshot?: string | undefined; readonly api?: string | undefined }

/** Groups of a chart. Refuses several years where the chart is of one. */
export const readEnactedGroups = async (
  asked: Pick<Asked, 'clients' | 'params'>,
  by: EnactedChart,
  { snapshot, api }: Place,
): ReturnType<typeof readTotals> => {
  const answer = await readTotals(asked, snapshot, { by, api })
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

export const titleOfEnactedChart = (by: EnactedChart): string => `Amounts enacted by ${ENACTED.labelOf(by)}`

const drawChart = async (by: EnactedChart, groups: Groups, width: ChartWidth): Promise<Chart> => {
  const drawing = await openDrawing()
  const isNarrow = width === 'narrow'
  const bars = listBars(by, groups)
  const height = (isNarrow ? heightOfNarrowRows : heightOfRows)(bars.length)
  const size = { width: isNarrow ? NARROW : WIDTH, height }
  const draw = () =>
    (isNarrow ? drawNarrowRows : drawRows)(drawing, {
      bars,
      most: findMost([bars]),
      width: size.width,
      format: showShortDollars,
    })
  const title = titleOfEnactedChart(by)
  return { whole: { title, ...size, isNarrow }, panels: bars.length === 0 ? [] : [{ title, height, draw }] }
}

export type ReadChart = { readonly by: EnactedChart; readonly groups: Groups }

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
    caption: html`${title}${isCut && `: the ${bars.length} greatest`}. ${sayChartNotes(by, groups)}`,
    alt: `${title}, as bars. The numbers are in a table ${by === 'fiscal_year' ? 'above' : 'below'} it.`,
    ...sizesOfEnactedChart(by, groups),
    csv: addressOf(
      `${ENACTED_API}/aggregates.csv`,
      new URLSearchParams([['group_by', by], ...filter, ['all', 'true']]),
    ),
    source: 'Source: the same tables as for this page. Enacted is neither obligated nor paid.',
    ...(by !== 'fiscal_year' && { table: showEnactedNumbers(by, groups) }),
  })
}

/** Sizes of the picture, wide and for phones. */
export const sizesOfEnactedChart = (by: EnactedChart, groups: Groups) => {
  const bars = listBars(by, groups).length
  return {
    size: { width: WIDTH, height: heightOfRows(bars) },
    narrow: { width: NARROW, height: heightOfNarrowRows(bars) },
  }
}

/** Tells where the numbers beside the bars are not GAO's counts, besides the notes on the sums. */
export const sayChartNotes = (by: EnactedChart, groups: Groups): string =>
  `${CHART_NOTES[by]} No bar includes a project without an amount.${groups.some(({ rows, rows_counted: counted }) => counted < rows) ? ' GAO’s rule counts fewer projects than there are rows: the table has both numbers.' : ''}`

const CHART_NOTES: Readonly<Record<EnactedChart, string>> = {
  fiscal_year: 'Years are counted by different rules: do not add them, or read a trend from them.',
  state: 'A project in several States is counted in each, so do not add the bars.',
  subcommittee: 'All bars are of one fiscal year.',
  agency_code: 'All bars are of one fiscal year. The agency is that of the Act.',
}

export const showEnactedNumbers = (by: EnactedChart, groups: Groups): Html =>
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
