import { describeTargets, number, percentile, say, table, type Target } from '../format.ts'
import { openPostgresBed, openSqliteBed, type Bed } from './bed.ts'
import { fillEnded } from './fill-ended.ts'
import {
  CAPACITY_SECONDS,
  measurePurge,
  ROUNDS,
  ROUND_SECONDS,
  type Purging,
  type Steady,
} from './measure-purge.ts'
import { measureUse } from './measure-use.ts'

const DUE = 200_000
const MOST_MILLISECONDS = 2000

type Measured = Purging & Pick<Bed, 'engine'>

/** Measures what a purge of due messages costs acceptance and delivery, and writes its part of the page. */
export const reportPurge = async ([due = DUE]: readonly number[]): Promise<string> => {
  const measured: Measured[] = []
  for (const open of [openSqliteBed, openPostgresBed]) {
    const bed = await open()
    // The database is not installed.
    if (bed === undefined) continue
    say(`a purge of ${number(due)} messages on ${bed.engine}`)
    await measureUse(bed)
    await fillEnded(bed, { count: due, isPurged: false, daysAgo: 40 })
    measured.push({ engine: bed.engine, ...(await measurePurge(bed)) })
    await bed.remove()
  }
  return ['## Purge', describe(measured, due), describeTargets(measured.map(makeTarget))].join('\n\n')
}

const describe = (
  measured: readonly Measured[],
  due: number,
): string => `One process accepts, delivers and purges, without HTTP and receiver, in turn for ${ROUND_SECONDS} seconds without a purge and ${ROUND_SECONDS}
beside one, ${ROUNDS} rounds together. ${number(due)} ended messages are due to be purged. The rate is a tenth of what ${CAPACITY_SECONDS} seconds
without a pause between messages showed in the same run. Milliseconds from the time at which a message was to be sent until it
is stored, and between two deliveries.

${table(
  [
    'database',
    '',
    'messages a second',
    'accepted p50',
    'p99',
    'longest',
    'longest pause of deliveries',
    'purged',
    'a second',
  ],
  measured.flatMap(({ engine, capacity, perSecond, alone, beside, purged, purgeSeconds }) => [
    [engine, 'without a pause', number(capacity), '', '', '', '', '', ''],
    [engine, 'alone', number(perSecond), ...describeSteady(alone), '', ''],
    [
      engine,
      'beside the purge',
      number(perSecond),
      ...describeSteady(beside),
      number(purged),
      number(purged / purgeSeconds),
    ],
  ]),
)}`

const describeSteady = ({ accepted, pauses }: Steady): string[] => [
  ...[0.5, 0.99, 1].map((share) => percentile(accepted, share).toFixed(1)),
  number(percentile(pauses, 1)),
]

const makeTarget = ({ engine, beside }: Measured): Target => {
  const longest = percentile(beside.accepted, 1)
  return [
    `${engine}: no message waits ${MOST_MILLISECONDS / 1000} s beside a purge`,
    `${number(longest)} ms`,
    longest < MOST_MILLISECONDS,
  ]
}
