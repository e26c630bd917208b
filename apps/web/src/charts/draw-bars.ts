import { showShortDollars } from '../parts/format.ts'
import { scaleTo, toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'

export type BarsOptions = {
  readonly bars: readonly Bar[]
  /** All labels of the axis, with and without a bar. */
  readonly domain: readonly string[]
  readonly width: number
  readonly height: number
  /** The greatest value of all panels. */
  readonly most: number | undefined
  /** For phones, which have room for fewer labels. */
  readonly isNarrow?: boolean
  readonly format?: (value: number) => string
}

/** Vertical bars. A chart with few bars has the value above each. */
export const drawBars = ({ plot, document }: Drawing, options: BarsOptions): string => {
  const { bars, domain, width, height, most, isNarrow = false, format = showShortDollars } = options
  const known = bars.filter(({ value }) => value !== null)
  const { labelled, level } = isNarrow ? MOST_NARROW : MOST
  const isFew = domain.length <= labelled
  const isUpright = domain.length > level
  const inset = Math.max(0, (width - LEFT) / Math.max(1, domain.length) - WIDEST) / 2
  return toMarkup(
    plot.plot({
      document,
      width,
      height: height - TITLE,
      marginLeft: isNarrow ? 52 : LEFT,
      marginTop: 16,
      style: { background: 'none', color: 'inherit' },
      ...(isUpright && { marginBottom: 56 }),
      x: {
        type: 'band',
        domain: [...domain],
        label: null,
        tickSize: 0,
        ...(isUpright && { tickRotate: -90, tickPadding: 6 }),
      },
      y: { ...scaleTo(most), label: null, tickFormat: format, ticks: 4, grid: true },
      marks: [
        plot.barY(known, {
          x: 'label',
          y: 'value',
          fill: 'var(--chart)',
          insetLeft: inset,
          insetRight: inset,
        }),
        plot.ruleY([0], { stroke: 'var(--soft)' }),
        ...(isFew
          ? [
              plot.text(known, {
                x: 'label',
                y: 'value',
                text: ({ value }: Bar) => format(value ?? 0),
                dy: -7,
                ...(isNarrow && { fontSize: 11.5 }),
                fill: 'currentColor',
              }),
            ]
          : []),
      ],
    }),
  )
}

/** Room for the words of the axis. */
const LEFT = 60
/** The widest bar. */
const WIDEST = 110

/** The most bars with a value above each, and the most with horizontal names. */
const MOST = { labelled: 12, level: 30 }
const MOST_NARROW = { labelled: 6, level: 8 }
