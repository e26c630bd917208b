import { readChoice } from '../filters/read-choice.ts'
import type { Answer, Asked, Route } from '../page.ts'
import { CHART_WIDTHS, type ChartWidth } from './charts.ts'

type Draw = (asked: Asked, width: ChartWidth) => Answer | Promise<Answer>

/** A chart that is drawn wide or narrow, as its address asks: the filter in that address knows nothing of it. */
export const makeChartRoute = (path: string, draw: Draw): Route => ({
  path,
  write: (asked) => {
    const width = readChoice(asked, 'width', CHART_WIDTHS)
    if ('page' in width) return width.page
    const params = new URLSearchParams(asked.params)
    params.delete('width')
    return draw({ ...asked, params }, width.value)
  },
})

/** Where the same chart is drawn for phones. */
export const narrowAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}width=narrow`
