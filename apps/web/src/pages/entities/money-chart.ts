import { namesOf, STATES } from '@rotunda/contract'
import type { MoneyOfYear } from '../../ask/memory.ts'
import { isPartial, readMoney, type MoneyFinding } from '../../ask/read-money.ts'
import { readPublished } from '../../ask/read-releases.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { makeChartRoute, type Chart } from '../../charts/chart-route.ts'
import { NARROW, PANEL, type ChartWidth, type Size } from '../../charts/charts.ts'
import { findMost, NOTE, openDrawing } from '../../charts/draw-panels.ts'
import { drawPairs } from '../../charts/draw-pairs.ts'
import { refuse } from '../../filters/read-choice.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import type { Asked, Route } from '../../page.ts'
import type { MoneyDimension } from './entity.ts'

export const MONEY_CHART = '/charts/money.svg'
const TITLE = 'Asked, enacted and obligated by fiscal year'
const LOOKS = ['Asked (filled)', 'Enacted (outlined)', 'Obligated (pale)']

const WIDE: Size = { width: 640, height: PANEL }
/** Each look has its own line under the title. */
const PHONE: Size = { width: NARROW, height: PANEL + LOOKS.length * NOTE }
export const MONEY_SIZES = { size: WIDE, narrow: PHONE } as const

/** Amounts of one fiscal year. `asked` is undefined where no request is here. */
export type YearLine = {
  readonly year: number
  readonly asked: Group | undefined
  readonly money: MoneyOfYear | undefined
}

/** A line for each fiscal year with a request or an enacted project, the oldest first. */
export const listYearLines = (
  groups: readonly Group[],
  money: MoneyFinding,
  dimension: MoneyDimension,
  value: string,
): YearLine[] => {
  const asked = groups.filter(
    ({ group }) => group.stage === 'request' && typeof group.fiscal_year === 'number',
  )
  const enacted = money.kind === 'read' ? (money[dimension].get(value) ?? []) : []
  const years = new Set([
    ...asked.map(({ group }) => Number(group.fiscal_year)),
    ...enacted.map(({ year }) => year),
  ])
  return [...years]
    .toSorted((a, b) => a - b)
    .map((year) => ({
      year,
      asked: asked.find(({ group }) => group.fiscal_year === year),
      money: enacted.find((one) => one.year === year),
    }))
}

/** The three amounts of a line in whole dollars; null where none is known. */
export const amountsOf = ({ asked, money }: YearLine): readonly (number | null)[] => {
  const cents = money?.obligatedCents ?? null
  return [asked?.amount_sum_of_projects ?? null, money?.enacted ?? null, cents === null ? null : cents / 100]
}

/** Amounts asked, enacted and obligated for one State or one member, on one scale. */
export const moneyChart: Route = makeChartRoute(MONEY_CHART, 5, async (asked, width) => {
  const dimension = asked.params.has('bioguide') ? 'bioguide' : 'state'
  const value = asked.params.get(dimension) ?? ''
  const refused = refuseUnknown(asked, [dimension])
  if (refused !== undefined) return refused
  return value === ''
    ? refuse(asked, dimension, value, namesOf(STATES))
    : readChart(asked, { dimension, value }, width)
})

type Shown = { readonly dimension: MoneyDimension; readonly value: string }

const readChart = async (
  { clients }: Asked,
  { dimension, value }: Shown,
  width: ChartWidth,
): Promise<Chart> => {
  const [{ data }, published, drawing] = await Promise.all([
    readGroups(clients.appropriations, new URLSearchParams({ [dimension]: value }), ['fiscal_year']),
    readPublished(clients),
    openDrawing(),
  ])
  const money = await readMoney(clients, published)
  const lines = listYearLines(data, money, dimension, value)
  const unread = sayUnread(money)
  const isNarrow = width === 'narrow'
  const size = isNarrow ? PHONE : WIDE
  const bars = lines.flatMap((line) =>
    amountsOf(line).map((amount, at) => ({ side: LOOKS[at] ?? '', label: String(line.year), value: amount })),
  )
  const panel = isNarrow
    ? { title: TITLE, notes: [...LOOKS, ...unread] }
    : { title: LOOKS.join(', '), notes: unread }
  const draw = () =>
    drawPairs(drawing, {
      bars,
      sides: LOOKS,
      labels: lines.map(({ year }) => String(year)),
      width: size.width,
      height: PANEL - unread.length * NOTE,
      most: findMost([bars]),
      isNarrow,
    })
  return {
    whole: { title: TITLE, ...size, isNarrow },
    panels: [{ ...panel, height: size.height, draw }],
    ...(isPartial(money) && { headers: { 'cache-control': 'no-store' } }),
  }
}

/** A line for what the bars lack. The picture keeps its size, which the page has reserved. */
const sayUnread = (money: MoneyFinding): string[] =>
  isPartial(money)
    ? [`${money.kind === 'read' ? 'Obligated' : 'Enacted and obligated'} amounts could not be read now`]
    : []
