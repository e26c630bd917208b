import { toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'

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
  readonly bars: readonly Bar[]
  /** Places for bars, of which other panels of the picture may fill more. */
  readonly slots: number
  readonly width: number
  readonly height: number
  readonly format: (value: number) => string
}

/** Lying bars, the longest first, each with its name before and its value behind. */
export const drawRows = ({ plot, document }: Drawing, options: RowsOptions): string => {
  const { bars, slots, width, height, format } = options
  const shown = bars.filter(({ value }) => value !== null).slice(0, MOST_BARS)
  return toMarkup(
    plot.plot({
      document,
      width,
      height: height - TITLE,
      marginLeft: 250,
      marginRight: 70,
      marginTop: 4,
      style: { background: 'none', color: 'inherit' },
      x: { label: null, ticks: 4, tickFormat: format, grid: true },
      // By place, since two long names may be cut to the same text.
      y: {
        type: 'band',
        domain: Array.from({ length: Math.min(slots, MOST_BARS) }, (_, index) => index),
        label: null,
        tickSize: 0,
        tickFormat: (index: number) => cut(shown[index]?.label ?? ''),
      },
      marks: [
        plot.barX(shown, { x: 'value', y: (_: Bar, index: number) => index, fill: 'var(--chart)' }),
        plot.text(shown, {
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
