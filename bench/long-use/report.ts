import { describeTargets, number, percentile, say, table, type Target } from '../format.ts'
import { openPostgresBed, openSqliteBed, type Bed } from './bed.ts'
import { fillEnded } from './fill-ended.ts'
import { measurePurge, PER_SECOND, type Purging, type Steady } from './measure-purge.ts'
import { measureUse, type Use } from './measure-use.ts'

const ENDED = 5_000_000
const DUE = 500_000
const ROUNDS = 3

export type Long = {
  readonly engine: Bed['engine']
  readonly few: Use
  readonly many: Use
  readonly purging: Purging
  readonly gigabytes: number
}

/** Measures what millions of ended messages cost the queue, and writes its part of the page. Sizes: ended, and due to be purged. */
export const reportLongUse = async ([ended = ENDED, due = DUE]: readonly number[]): Promise<string> => {
  const measured: Long[] = []
  for (const open of [openSqliteBed, openPostgresBed]) {
    const long = await measureLongUse(open, { ended, due })
    if (long !== undefined) measured.push(long)
  }
  return describeLongUse(measured, ended)
}

type Sizes = { readonly ended: number; readonly due: number }

/** Undefined where the database is not installed. */
export const measureLongUse = async (
  open: () => Promise<Bed | undefined>,
  sizes: Sizes,
): Promise<Long | undefined> => {
  const [few, many] = [await open(), await open()]
  if (few === undefined || many === undefined) return undefined
  const measured = await measureOn(few, many, sizes)
  for (const bed of [few, many]) await bed.remove()
  return measured
}

export const describeLongUse = (measured: readonly Long[], ended: number): string =>
  [
    '## Long use',
    describeUse(measured, ended),
    describePurges(measured),
    describeTargets(measured.flatMap(listTargets)),
  ].join('\n\n')

/** The two databases take turns, so that a noisy minute of the machine meets both. */
const measureOn = async (few: Bed, many: Bed, size: Sizes): Promise<Long> => {
  for (const bed of [few, many]) await measureUse(bed)
  say(`${number(size.ended)} ended messages on ${many.engine}`)
  const before = await many.countBytes()
  await fillEnded(many, { count: size.ended, isPurged: true, daysAgo: 60 })
  const gigabytes = ((await many.countBytes()) - before) / 1e9
  const [ofFew, ofMany]: [Use[], Use[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ofFew.push(await measureUse(few))
    ofMany.push(await measureUse(many))
  }
  say(`a purge of ${number(size.due)} messages on ${many.engine}`)
  await fillEnded(many, { count: size.due, isPurged: false, daysAgo: 40 })
  const purging = await measurePurge(many)
  return { engine: many.engine, few: middle(ofFew), many: middle(ofMany), purging, gigabytes }
}

const READINGS = {
  accept: 'accept a message, µs of processor',
  deliver: 'claim and settle it, µs of processor',
  list: 'first page of `GET /api/messages`, ms',
  metrics: 'the queue in `/metrics`, ms',
  desk: 'the deliveries of the desk, ms',
  status: 'a day of `/api/status/deliveries`, ms',
} as const

/** Median of each reading. */
const middle = (uses: readonly Use[]): Use => {
  const of = (name: keyof Use) =>
    percentile(
      uses.map((use) => use[name]),
      0.5,
    )
  return {
    accept: of('accept'),
    deliver: of('deliver'),
    list: of('list'),
    metrics: of('metrics'),
    desk: of('desk'),
    status: of('status'),
  }
}

const describeUse = (measured: readonly Long[], ended: number): string => `### Ended messages

Two databases take turns in three rounds: in one ended a few thousand messages, in the other ${number(ended)} more, whose texts are
purged, each with the last line of its timeline. 2,048 messages, on PostgreSQL 512, are accepted and go through the queue, without HTTP and receiver.
Processor time is that of the process and of the server's connections; it changes less with the load of the machine than a rate.
Readings are medians of 20. The server's autovacuum is off; the bench vacuums once after it has filled the tables.

${table(
  ['database', '', 'few ended', 'many ended', 'times'],
  measured.flatMap(({ engine, few, many }) =>
    Object.entries(READINGS).map(([name, says]) => {
      // A name of READINGS.
      const of = name as keyof Use
      return [engine, says, few[of].toFixed(2), many[of].toFixed(2), (many[of] / few[of]).toFixed(2)]
    }),
  ),
)}

A million ended messages take on the disk: ${measured.map(({ engine, gigabytes }) => `${((gigabytes * 1e6) / ended).toFixed(2)} GB on ${engine}`).join(', ')}.`

const describePurges = (measured: readonly Long[]): string => `### Purge

${PER_SECOND} messages a second are accepted and delivered by the process that purges, in steps of a bounded number of messages. Milliseconds
from the time at which a message was to be sent until it is stored, and between two deliveries.

${table(
  ['database', '', 'accepted p50', 'p99', 'longest', 'longest pause of deliveries', 'purged', 'a second'],
  measured.flatMap(({ engine, purging: { alone, beside, purged, seconds } }) => [
    [engine, 'alone', ...describeSteady(alone), '', ''],
    [engine, 'beside the purge', ...describeSteady(beside), number(purged), number(purged / seconds)],
  ]),
)}`

const describeSteady = ({ accepted, pauses }: Steady): string[] => [
  ...[0.5, 0.99, 1].map((share) => number(percentile(accepted, share))),
  number(percentile(pauses, 1)),
]

const listTargets = ({ engine, few, many, purging }: Long): Target[] => {
  const queue = (many.accept + many.deliver) / (few.accept + few.deliver)
  const longest = percentile(purging.beside.accepted, 1)
  return [
    [`${engine}: a message costs at most 1.2 times as much`, queue.toFixed(2), queue <= 1.2],
    [`${engine}: no message waits 2 s beside a purge`, `${number(longest)} ms`, longest < 2000],
  ]
}
