import type { Chart } from './chart-route.ts'
import { NARROW, type ChartWidth, type Size } from './charts.ts'
import { findMost, openDrawing, type Bar } from './draw-panels.ts'
import { drawNarrowRows, drawRows, heightOfNarrowRows, heightOfRows } from './draw-rows.ts'

const WIDTH = 760

/** Size of a picture with so many bars in each of its panels. */
export const rowsSize = (bars: readonly number[]): Size => ({
  width: WIDTH,
  height: addUp(bars.map(heightOfRows)),
})

export const narrowRowsSize = (bars: readonly number[]): Size => ({
  width: NARROW,
  height: addUp(bars.map(heightOfNarrowRows)),
})

const addUp = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

/** Size of a picture that only says that there are no amounts. */
const NOTHING: Size = { width: NARROW, height: heightOfRows(1) }

type Rows = { readonly title: string; readonly bars: readonly Bar[] }

/** Horizontal bars in panels with one scale. */
export const makeRowsChart = async (
  title: string,
  panels: readonly Rows[],
  width: ChartWidth,
  format: (value: number) => string,
): Promise<Chart> => {
  const drawing = await openDrawing()
  const isNarrow = width === 'narrow'
  const counts = panels.map(({ bars }) => bars.length)
  const size = counts.length === 0 ? NOTHING : (isNarrow ? narrowRowsSize : rowsSize)(counts)
  const [draw, heightOf] = isNarrow ? [drawNarrowRows, heightOfNarrowRows] : [drawRows, heightOfRows]
  const most = findMost(panels.map(({ bars }) => bars))
  return {
    whole: { title, ...size, isNarrow },
    panels: panels.map(({ title: name, bars }) => ({
      title: name,
      height: heightOf(bars.length),
      draw: () => draw(drawing, { bars, most, width: size.width, format }),
    })),
  }
}
