import { showShortDollars } from '../parts/show-dollars.ts'
import { toMarkup, TITLE, type Bar, type Drawing } from './draw-panels.ts'

export type BarsOptions = {
  readonly bars: readonly Bar[]
  /** Every label of the axis, also those without a bar. */
  readonly domain: readonly string[]
  readonly width: number
  readonly height: number
  readonly format?: (value: number) => string
}

/** Upright bars; over a few of them stands the value. */
export const drawBars = ({ plot, document }: Drawing, options: BarsOptions): string => {
  const { bars, domain, width, height, format = showShortDollars } = options
  const known = bars.filter(({ value }) => value !== null)
  const isFew = domain.length <= MOST_LABELLED
  const isNarrow = domain.length > MOST_LEVEL
  return toMarkup(
    plot.plot({
      document,
      width,
      height: height - TITLE,
      marginLeft: 60,
      marginTop: 16,
      style: { background: 'none', color: 'inherit' },
      ...(isNarrow && { marginBottom: 56 }),
      x: {
        type: 'band',
        domain: [...domain],
        label: null,
        tickSize: 0,
        ...(isNarrow && { tickRotate: -90, tickPadding: 6 }),
      },
      y: { label: null, tickFormat: format, ticks: 4, grid: true },
      marks: [
        plot.barY(known, { x: 'label', y: 'value', fill: 'var(--chart)' }),
        plot.ruleY([0], { stroke: 'var(--soft)' }),
        ...(isFew
          ? [
              plot.text(known, {
                x: 'label',
                y: 'value',
                text: ({ value }: Bar) => format(value ?? 0),
                dy: -7,
                fill: 'currentColor',
              }),
            ]
          : []),
      ],
    }),
  )
}

const MOST_LABELLED = 12
/** Names of more have no room beside each other, and stand upright. */
const MOST_LEVEL = 30
