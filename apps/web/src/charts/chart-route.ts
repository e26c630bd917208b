import { readChoice } from '../filters/read-choice.ts'
import { Plain, type Answer, type Asked, type Page, type Route } from '../page.ts'
import { describeProblem } from '../problem-page.ts'
import { CHART_WIDTHS, type ChartWidth } from './charts.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { joinPanels, type Panel, type Whole } from './draw-panels.ts'

/** What a chart is drawn of, before anything is drawn. */
export type Chart = {
  readonly whole: Whole
  readonly panels: readonly (Omit<Panel, 'svg'> & { readonly draw: () => string })[]
}

type ReadChart = (asked: Asked, width: ChartWidth) => Promise<Chart | Page>

/** A chart that is drawn wide or narrow, as its address asks: the filter in that address knows nothing of it. */
export const makeChartRoute = (path: string, readChart: ReadChart): Route => ({
  path,
  write: async (asked) => {
    const width = readChoice(asked, 'width', CHART_WIDTHS)
    if ('page' in width) return width.page
    const params = new URLSearchParams(asked.params)
    params.delete('width')
    const chart = await readChart({ ...asked, params }, width.value)
    return 'main' in chart ? chart : draw(chart, asked)
  },
})

const draw = async ({ whole, panels }: Chart, asked: Asked): Promise<Answer> => {
  const drawn = await drawInTurn(panels.map((panel) => panel.draw))
  if (drawn === undefined) return describeProblem(BUSY, asked)
  const shown = panels.map((panel, index) => ({ ...panel, svg: drawn[index] ?? '' }))
  return new Plain('image/svg+xml', joinPanels(whole, shown))
}

const BUSY = {
  code: 'unavailable',
  status: 503,
  title: 'Too many charts are being drawn',
  detail: 'Charts are drawn one after the other, and many wait. Ask for this one again in a few seconds.',
  retry_after: 5,
}

/** Where the same chart is drawn for phones. */
export const narrowAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}width=narrow`
