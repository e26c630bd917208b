import type { Seen } from './probe.ts'
import { percentile } from './watch.ts'

/** One line of the table. Commands have no other clients. */
export type Row = {
  readonly name: string
  readonly does: string
  readonly note: string
  readonly broken: readonly string[]
  readonly megabytes: number
  readonly longestLivez?: number
  readonly ordinary?: number
  /** Nothing but time was broken. */
  readonly isLate?: boolean
}

/** What no attack may come to. */
const [MOST_LIVEZ_MILLISECONDS, MOST_MEGABYTES] = [1000, 500]

type Measured = Omit<Row, 'longestLivez' | 'ordinary' | 'isLate'> & {
  readonly seen: Seen
  readonly isStop: boolean
}

/** A service that was stopped on purpose answers nobody meanwhile: its answers are not judged. */
export const judge = ({ seen, isStop, ...row }: Measured): Row => {
  const longestLivez = Math.max(0, ...seen.livez)
  const ordinary = percentile(seen.ordinary, 0.99)
  const isSlow = longestLivez >= MOST_LIVEZ_MILLISECONDS && !isStop
  const others = [
    ...row.broken,
    ...(row.megabytes >= MOST_MEGABYTES ? [`the service took ${row.megabytes} MB`] : []),
  ]
  const broken = isSlow ? [...others, `/livez took ${Math.round(longestLivez)} ms`] : others
  return { ...row, broken, isLate: isSlow && others.length === 0, ...(!isStop && { longestLivez, ordinary }) }
}

export const writeTable = (rows: readonly Row[]): string =>
  [
    '| Attack | Longest /livez | Peak memory | p99 of others | Verdict |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${writeRow(row).join(' | ')} |`),
  ].join('\n')

const writeRow = ({ name, does, note, broken, megabytes, longestLivez, ordinary }: Row): string[] => [
  `${name}: ${does}`,
  writeMilliseconds(longestLivez),
  `${megabytes} MB`,
  writeMilliseconds(ordinary),
  broken.length === 0 ? `holds${note === '' ? '' : `: ${note}`}` : `BROKEN: ${broken.slice(0, 3).join('; ')}`,
]

const writeMilliseconds = (milliseconds?: number): string =>
  milliseconds === undefined ? '–' : `${Math.round(milliseconds)} ms`
