import { scaleTo, toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'
import { PAGE_LIMITS } from '../limits.ts'

export const MOST_BARS = PAGE_LIMITS.bars.value

/** `row`: height of a bar with its room. `rest`: room below the bars. `longest`: letters of a name that fit. */
const WIDE = { row: 24, rest: 34, left: 250, right: 70, top: 4, longest: 38 }
const NARROW = { row: 38, rest: 10, left: 4, right: 64, top: 0, longest: 46 }
/** Height of a bar in a narrow picture, which has the name above it. */
const BAR = 15

const heightOf = ({ row, rest }: typeof WIDE, bars: number): number =>
  TITLE + rest + row * Math.max(1, Math.min(bars, MOST_BARS))

export const heightOfRows = (bars: number): number => heightOf(WIDE, bars)
export const heightOfNarrowRows = (bars: number): number => heightOf(NARROW, bars)

type RowsOptions = {
  /** Bars with a known value, the longest first. */
  readonly bars: readonly Bar[]
  readonly width: number
  /** The greatest value of all panels. */
  readonly most: number | undefined
  readonly format: (value: number) => string
}

/** Horizontal bars, the longest first, with the name on the left and the value on the right. */
export const drawRows = ({ plot, document }: Drawing, options: RowsOptions): string => {
  const { bars, width, most, format } = options
  return toMarkup(
    plot.plot({
      document,
      width,
      height: heightOfRows(bars.length) - TITLE,
      marginLeft: WIDE.left,
      marginRight: WIDE.right,
      marginTop: WIDE.top,
      style: { background: 'none', color: 'inherit' },
      x: { ...scaleTo(most), label: null, ticks: 4, tickFormat: format, grid: true },
      y: {
        type: 'band',
        // Positions and not names, since two long names may be cut to the same text.
        domain: bars.map((_, index) => index),
        label: null,
        tickSize: 0,
        tickFormat: (index: number) => cut(bars[index]?.label ?? '', WIDE.longest),
      },
      marks: [
        plot.barX(bars, { x: 'value', y: atIndex, fill: 'var(--chart)' }),
        plot.text(bars, describeValues(format)),
      ],
    }),
  )
}

type NarrowRowsOptions = RowsOptions & {
  /** Positions for bars; positions without a bar stay empty. */
  readonly slots?: number
}

/** The same for phones, which have no room on the left: the name stands above its bar. */
export const drawNarrowRows = ({ plot, document }: Drawing, options: NarrowRowsOptions): string => {
  const { bars, slots = bars.length, width, most, format } = options
  const places = Math.min(slots, MOST_BARS)
  const shown = bars.slice(0, places)
  return toMarkup(
    plot.plot({
      document,
      width,
      height: heightOfNarrowRows(slots) - TITLE,
      marginLeft: NARROW.left,
      marginRight: NARROW.right,
      marginTop: NARROW.top,
      marginBottom: NARROW.rest,
      style: { background: 'none', color: 'inherit' },
      x: { ...scaleTo(most), axis: null },
      y: {
        type: 'band',
        domain: Array.from({ length: places }, (_, index) => index),
        axis: null,
        padding: 0,
      },
      marks: [
        plot.barX(shown, { x: 'value', y: atIndex, fill: 'var(--chart)', insetTop: NARROW.row - BAR }),
        plot.text(shown, {
          frameAnchor: 'left',
          y: atIndex,
          dy: BAR / 2 - NARROW.row / 2 + 6,
          text: ({ label }: Bar) => cut(label, NARROW.longest),
          textAnchor: 'start',
          fill: 'currentColor',
        }),
        plot.text(shown, { ...describeValues(format), dy: (NARROW.row - BAR) / 2 }),
      ],
    }),
  )
}

const atIndex = (_: Bar, index: number): number => index

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

/** The value behind each bar. */
const describeValues = (format: RowsOptions['format']) =>
  ({
    x: 'value',
    y: atIndex,
    text: ({ value }: Bar) => format(value ?? 0),
    textAnchor: 'start',
    dx: 4,
    fill: 'currentColor',
  }) as const
