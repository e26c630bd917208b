import { scaleTo, toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'

/** Height of one bar with the room around it. */
const ROW = 24
/** The axis, and room for the last label. */
const REST = 34
/** A picture of more is no picture: the table has them all. */
export const MOST_BARS = 15

export const heightOfRows = (bars: number): number =>
  TITLE + REST + ROW * Math.max(1, Math.min(bars, MOST_BARS))

const LONGEST = 38
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

type RowsOptions = {
  /** The longest first; those of a known value, and no more than a picture takes. */
  readonly bars: readonly Bar[]
  readonly width: number
  /** The greatest value of all panels. */
  readonly most: number | undefined
  readonly format: (value: number) => string
}

/** Lying bars, the longest first, each with its name before and its value behind. */
export const drawRows = ({ plot, document }: Drawing, options: RowsOptions): string => {
  const { bars, width, most, format } = options
  return toMarkup(
    plot.plot({
      document,
      width,
      height: heightOfRows(bars.length) - TITLE,
      marginLeft: 250,
      marginRight: 70,
      marginTop: 4,
      style: { background: 'none', color: 'inherit' },
      x: { ...scaleTo(most), label: null, ticks: 4, tickFormat: format, grid: true },
      // By place, since two long names may be cut to the same text.
      y: {
        type: 'band',
        domain: bars.map((_, index) => index),
        label: null,
        tickSize: 0,
        tickFormat: (index: number) => cut(bars[index]?.label ?? ''),
      },
      marks: [
        plot.barX(bars, { x: 'value', y: (_: Bar, index: number) => index, fill: 'var(--chart)' }),
        plot.text(bars, {
          x: 'value',
          y: (_: Bar, index: number) => index,
          text: ({ value }: Bar) => format(value ?? 0),
          textAnchor: 'start',
          dx: 4,
          fill: 'currentColor',
        }),
      ],
    }),
  )
}
