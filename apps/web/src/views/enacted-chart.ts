import { ENACTED_FILTERS, type EnactedAggregate } from '@rotunda/contract'
import { refuseUnknown } from '../ask/refuse-unknown.ts'
import { makeChartRoute, type Chart } from '../charts/chart-route.ts'
import { NARROW, type ChartWidth } from '../charts/charts.ts'
import { findMost, openDrawing } from '../charts/draw-panels.ts'
import { drawNarrowRows, drawRows, heightOfNarrowRows, heightOfRows, MOST_BARS } from '../charts/draw-rows.ts'
import { showFigure } from '../charts/show-figure.ts'
import { addressOf, ENACTED_API, ofSnapshot } from '../filters/addresses.ts'
import { keepFilters } from '../filters/describe-enacted.ts'
import { enactedTitle, showEnactedValue } from '../filters/enacted-parameters.ts'
import { capitalize } from '../filters/parameters.ts'
import { readChoice } from '../filters/read-choice.ts'
import { html, type Content, type Html } from '../html/html.ts'
import type { Asked } from '../page.ts'
import { showCount, showDollars, showShortDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { RefusedAddress } from '../problem-page.ts'
import { readTotals } from './read-enacted.ts'

const DIMENSIONS = ['fiscal_year', 'state', 'subcommittee'] as const
type Dimension = (typeof DIMENSIONS)[number]

type Groups = readonly EnactedAggregate[]

const PATH = '/charts/enacted.svg'
const WIDTH = 760

/** Amounts enacted by fiscal year, or by State or subcommittee within one fiscal year. */
export const enactedChart = makeChartRoute(PATH, 1, async (asked, width) => {
  const unknown = refuseUnknown(asked, [...Object.keys(ENACTED_FILTERS), 'by', 'snapshot'])
  if (unknown !== undefined) return unknown
  const by = readChoice(asked, 'by', DIMENSIONS)
  if ('page' in by) return by.page
  const { data } = await readTotals(asked, asked.params.get('snapshot') ?? undefined, by.value)
  if (by.value !== 'fiscal_year') demandOneYear(by.value, data)
  return drawChart(by.value, data, width)
})

const yearsOf = (groups: Groups): number => new Set(groups.map(({ group }) => group['fiscal_year'])).size

const demandOneYear = (by: Dimension, groups: Groups): void => {
  if (yearsOf(groups) < 2) return
  const detail = `Years are counted by different rules, so a chart by ${by} is of one year. Name it in the parameter “fiscal_year”, or choose by=fiscal_year.`
  const title = 'This address cannot be read'
  throw new RefusedAddress({ code: 'invalid_query', status: 400, title, detail, param: 'fiscal_year' })
}

const listBars = (by: Dimension, groups: Groups) =>
  groups
    .filter(({ amount_sum: sum }) => sum !== null)
    .slice(0, MOST_BARS)
    .map(({ group, amount_sum: value }) => ({ label: nameValue(by, group[by]), value }))

const nameValue = (by: Dimension, value: string | number | null | undefined): string =>
  capitalize(showEnactedValue(by, value ?? null))

const titleOf = (by: Dimension): string =>
  `Amounts enacted by ${by === 'state' ? 'State of the project' : (enactedTitle(by) ?? by).toLowerCase()}`

const drawChart = async (by: Dimension, groups: Groups, width: ChartWidth): Promise<Chart> => {
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
  const title = titleOf(by)
  return { whole: { title, ...size, isNarrow }, panels: bars.length === 0 ? [] : [{ title, height, draw }] }
}

/** Charts with more than one bar: by fiscal year, or within the only year. `totals` are those by fiscal year. */
export const showEnactedCharts = async (asked: Asked, totals: Groups, snapshot: string): Promise<Content> => {
  if (totals.length > 1) return showChart(asked, 'fiscal_year', totals)
  const dimensions = ['state', 'subcommittee'] as const
  return Promise.all(
    dimensions.map(async (by) => showChart(asked, by, (await readTotals(asked, snapshot, by)).data)),
  )
}

const showChart = ({ params }: Asked, by: Dimension, groups: Groups): Content => {
  const bars = listBars(by, groups)
  if (bars.length < 2) return null
  const title = titleOf(by)
  const filter = ofSnapshot(keepFilters(params), params)
  const isCut = bars.length < groups.filter(({ amount_sum: sum }) => sum !== null).length
  return showFigure({
    address: addressOf(PATH, new URLSearchParams([['by', by], ...filter])),
    caption: html`${title}${isCut && `: the ${bars.length} greatest`}. ${NOTES[by]} No bar includes a project without an amount.`,
    alt: `${title}, as bars. The numbers are in a table ${by === 'fiscal_year' ? 'above' : 'below'} it.`,
    size: { width: WIDTH, height: heightOfRows(bars.length) },
    narrow: { width: NARROW, height: heightOfNarrowRows(bars.length) },
    csv: addressOf(
      `${ENACTED_API}/aggregates.csv`,
      new URLSearchParams([['group_by', by], ...filter, ['all', 'true']]),
    ),
    source: 'Source: the same tables as for this page. Enacted is neither obligated nor paid.',
    ...(by !== 'fiscal_year' && { table: showNumbers(by, groups) }),
  })
}

const NOTES: Readonly<Record<Dimension, string>> = {
  fiscal_year: 'Years are counted by different rules: do not add them, or read a trend from them.',
  state: 'A project in several States is counted in each, so do not add the bars.',
  subcommittee: 'All bars are of one fiscal year.',
}

const showNumbers = (by: Dimension, groups: Groups): Html =>
  showTable({
    name: titleOf(by),
    caption: `${titleOf(by)}, in one fiscal year`,
    rows: groups,
    columns: [
      { title: enactedTitle(by) ?? by, cell: ({ group }) => nameValue(by, group[by]), isHeading: true },
      { title: 'Projects', cell: ({ rows }) => showCount(rows), isNumber: true },
      {
        title: 'Amount enacted',
        cell: ({ amount_sum: sum }) => (sum === null ? 'not known' : showDollars(sum)),
        isNumber: true,
      },
    ],
  })
