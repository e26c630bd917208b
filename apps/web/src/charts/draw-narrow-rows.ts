import { scaleTo, toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'
import { MOST_BARS } from './draw-rows.ts'

/** Height of one bar with its name above it and the room around both. */
const ROW = 38
const BAR = 15
const REST = 10
/** Letters that have room in one line. */
const LONGEST = 46

export const heightOfNarrowRows = (bars: number): number =>
  TITLE + REST + ROW * Math.max(1, Math.min(bars, MOST_BARS))

type NarrowRowsOptions = {
  /** The longest first, those of a known value. */
  readonly bars: readonly Bar[]
  /** Places for bars: those that are left stay empty. */
  readonly slots?: number
  readonly width: number
  /** The greatest value of all panels. */
  readonly most: number | undefined
  readonly format: (value: number) => string
}

/** Lying bars, the longest first, each with its name above and its value behind: a phone has no room before them. */
export const drawNarrowRows = ({ plot, document }: Drawing, options: NarrowRowsOptions): string => {
  const { bars, slots = bars.length, width, most, format } = options
  const places = Math.min(slots, MOST_BARS)
  const shown = bars.slice(0, places)
  const y = (_: Bar, index: number): number => index
  return toMarkup(
    plot.plot({
      document,
      width,
      height: heightOfNarrowRows(slots) - TITLE,
      marginLeft: 4,
      marginRight: 64,
      marginTop: 0,
      marginBottom: REST,
      style: { background: 'none', color: 'inherit' },
      x: { ...scaleTo(most), axis: null },
      y: {
        type: 'band',
        domain: Array.from({ length: places }, (_, index) => index),
        axis: null,
        padding: 0,
      },
      marks: [
        plot.barX(shown, { x: 'value', y, fill: 'var(--chart)', insetTop: ROW - BAR }),
        plot.text(shown, {
          frameAnchor: 'left',
          y,
          dy: BAR / 2 - ROW / 2 + 6,
          text: ({ label }: Bar) => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label),
          textAnchor: 'start',
          fill: 'currentColor',
        }),
        plot.text(shown, {
          x: 'value',
          y,
          dy: (ROW - BAR) / 2,
          text: ({ value }: Bar) => format(value ?? 0),
          textAnchor: 'start',
          dx: 4,
          fill: 'currentColor',
        }),
      ],
    }),
  )
}
