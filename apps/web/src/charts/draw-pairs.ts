import { showShortDollars } from '../parts/format.ts'
import { scaleTo, toMarkup, TITLE, type Drawing } from './draw-panels.ts'

export type PairBar = { readonly side: string; readonly label: string; readonly value: number | null }

type PairsOptions = {
  readonly bars: readonly PairBar[]
  readonly sides: readonly string[]
  readonly labels: readonly string[]
  readonly width: number
  readonly height: number
  /** The greatest value of all panels. */
  readonly most: number | undefined
  /** For phones, where many names are written vertically. */
  readonly isNarrow?: boolean
}

/** Pairs of bars, or three. The second is outlined and the third is pale, so that they do not rely on colour. */
export const drawPairs = ({ plot, document }: Drawing, options: PairsOptions): string => {
  const { bars, sides, labels, width, height, most, isNarrow = false } = options
  const isUpright = isNarrow && labels.length > MOST_LEVEL
  const known = bars.filter(({ value }) => value !== null)
  const [first, second, third] = sides.map((side) => known.filter((bar) => bar.side === side))
  return toMarkup(
    plot.plot({
      document,
      width,
      height: height - TITLE,
      marginLeft: 60,
      marginBottom: isUpright ? 66 : 34,
      style: { background: 'none', color: 'inherit' },
      fx: {
        domain: [...labels],
        label: null,
        axis: 'bottom',
        padding: 0.15,
        ...(isUpright && { tickRotate: -90 }),
      },
      x: { domain: [...sides], axis: null },
      y: { ...scaleTo(most), label: null, tickFormat: showShortDollars, ticks: 4, grid: true },
      marks: [
        plot.barY(first ?? [], { fx: 'label', x: 'side', y: 'value', fill: 'var(--chart)' }),
        plot.barY(second ?? [], {
          fx: 'label',
          x: 'side',
          y: 'value',
          fill: 'none',
          stroke: 'var(--chart)',
          strokeWidth: 2,
          inset: 1,
        }),
        plot.barY(third ?? [], {
          fx: 'label',
          x: 'side',
          y: 'value',
          fill: 'var(--chart)',
          fillOpacity: 0.35,
        }),
        plot.ruleY([0], { stroke: 'var(--soft)' }),
      ],
    }),
  )
}

const MOST_LEVEL = 6
