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
  /** p99 of messages of another organisation. */
  readonly posts?: number
  /** Nothing but time was broken. */
  readonly isLate?: boolean
}

/** Bounds for every attack. */
const [MOST_LIVEZ_MILLISECONDS, MOST_POST_MILLISECONDS, MOST_MEGABYTES] = [1000, 1000, 500]

type Measured = Omit<Row, 'longestLivez' | 'ordinary' | 'posts' | 'isLate'> & {
  readonly seen: Seen
  readonly isStop: boolean
}

/** A service that was stopped on purpose answers nobody meanwhile: its answers are not judged. */
export const judge = ({ seen, isStop, ...row }: Measured): Row => {
  const longestLivez = Math.max(0, ...seen.livez)
  const ordinary = percentile(seen.ordinary, 0.99)
  const posts = percentile(seen.posts, 0.99)
  const slow = isStop ? [] : [...describeLivez(longestLivez), ...describePosts(posts)]
  const others = [
    ...row.broken,
    ...(seen.lost > 0 && !isStop ? [`${seen.lost} messages of another were refused`] : []),
    ...(row.megabytes >= MOST_MEGABYTES ? [`the service took ${row.megabytes} MB`] : []),
  ]
  const isLate = slow.length > 0 && others.length === 0
  return { ...row, broken: [...others, ...slow], isLate, ...(!isStop && { longestLivez, ordinary, posts }) }
}

const describeLivez = (milliseconds: number): string[] =>
  milliseconds < MOST_LIVEZ_MILLISECONDS ? [] : [`/livez took ${Math.round(milliseconds)} ms`]

const describePosts = (milliseconds: number): string[] =>
  milliseconds < MOST_POST_MILLISECONDS ? [] : [`p99 of messages is ${Math.round(milliseconds)} ms`]

export const writeTable = (rows: readonly Row[]): string =>
  [
    '| Attack | Longest /livez | p99 of messages | Peak memory | p99 of others | Verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${writeRow(row).join(' | ')} |`),
  ].join('\n')

const writeRow = ({ name, does, note, broken, megabytes, longestLivez, posts, ordinary }: Row): string[] => [
  `${name}: ${does}`,
  writeMilliseconds(longestLivez),
  writeMilliseconds(posts),
  `${megabytes} MB`,
  writeMilliseconds(ordinary),
  broken.length === 0 ? `holds${note === '' ? '' : `: ${note}`}` : `BROKEN: ${broken.slice(0, 3).join('; ')}`,
]

const writeMilliseconds = (milliseconds?: number): string =>
  milliseconds === undefined ? '–' : `${Math.round(milliseconds)} ms`
