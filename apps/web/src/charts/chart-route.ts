import { readChoice } from '../filters/read-choice.ts'
import { Plain, type Asked, type Page, type Route } from '../page.ts'
import { CHART_WIDTHS, type ChartWidth } from './charts.ts'
import { joinPanels, type Panel, type Whole } from './draw-panels.ts'

/** A chart before it is drawn. */
export type Chart = {
  readonly whole: Whole
  readonly panels: readonly (Omit<Panel, 'svg'> & { readonly draw: () => string })[]
  readonly headers?: Readonly<Record<string, string>>
}

type ReadChart = (asked: Asked, width: ChartWidth) => Promise<Chart | Page>

/** A chart that is drawn wide or narrow. The parameter `width` is not part of the filter. */
export const makeChartRoute = (path: string, questions: number, readChart: ReadChart): Route => ({
  path,
  questions,
  write: async (asked) => {
    const width = readChoice(asked, 'width', CHART_WIDTHS)
    if ('page' in width) return width.page
    const params = new URLSearchParams(asked.params)
    params.delete('width')
    const chart = await readChart({ ...asked, params }, width.value)
    return 'main' in chart ? chart : draw(chart)
  },
})

const draw = ({ whole, panels, headers }: Chart): Plain =>
  new Plain(
    'image/svg+xml',
    joinPanels(
      whole,
      panels.map((panel) => ({ ...panel, svg: panel.draw() })),
    ),
    headers,
  )

/** Address of the chart for phones. */
export const narrowAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}width=narrow`
