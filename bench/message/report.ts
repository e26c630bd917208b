import { number, percent, say, table, describeTargets, type Target } from '../format.ts'
import { measureAccepting, ratioOf, type Accepting } from './accepting.ts'
import { measureOnPostgres, measureOnSqlite, type Delivering } from './delivering.ts'
import { measureDepth, type Depth } from './depth.ts'
import type { Load } from './load.ts'

/** Measures the delivery of messages, and writes its part of the page. */
export const reportMessages = async (): Promise<string> => {
  say('accepting, beside a bare route')
  const accepting = await measureAccepting()
  say('delivering, on SQLite')
  const sqlite = await measureOnSqlite()
  say('delivering, on PostgreSQL with one and with two processes')
  const postgres = await measurePostgres()
  say('cost of a message, with 1,000 and with 1,000,000 queued')
  const depths = [await measureDepth(1000), await measureDepth(1_000_000)]
  return [
    '## Messages',
    describeAccepting(accepting),
    describeDelivering(sqlite, postgres),
    describeDepths(depths),
    describeReached(accepting, sqlite, postgres, depths),
  ].join('\n\n')
}

/** Answer time of a receiver across the country. */
const FAR_MILLISECONDS = 100

/** One and two processes, with a receiver that answers at once and with one that is far away. */
const measurePostgres = async (): Promise<Postgres> => ({
  near: [await measureOnPostgres(1, 0), await measureOnPostgres(2, 0)],
  far: [await measureOnPostgres(1, FAR_MILLISECONDS), await measureOnPostgres(2, FAR_MILLISECONDS)],
})

type Pair = readonly [Delivering | undefined, Delivering | undefined]
type Postgres = { readonly near: Pair; readonly far: Pair }

const describeAccepting = (measured: Accepting): string => `### Accepting

64 connections, SQLite with \`synchronous=FULL\`, a message of about 1.3 kB; the three take turns in 3-second rounds, and the
round with the middle ratio is shown. The first bare route is Fastify with its own JSON parser and nothing else, which puts the
same rows into the same tables and indexes in a group commit: what Rotunda adds to it is the key, the checks and the
encryption. The second parses nothing and stores the bytes of the body in a table of one column.

${table(
  ['', 'messages a second', 'p50 ms', 'p99 ms', 'failed'],
  [
    describeLoad('Rotunda', measured.service),
    describeLoad('bare Fastify, the same rows', measured.rows),
    describeLoad('bare Fastify, the body alone', measured.body),
  ],
)}

Rotunda reaches ${percent(ratioOf(measured))} of the first and ${percent(measured.service.perSecond / measured.body.perSecond)} of the second.
Peak memory of the service: ${measured.peakMegabytes} MB. From the start of the process to the first line of its greeting, on an
empty data directory and with the compiled code of an earlier start at hand: ${number(measured.startMilliseconds)} ms.`

const describeLoad = (name: string, { perSecond, p50, p99, failed }: Load): string[] => [
  name,
  number(perSecond),
  String(p50),
  String(p99),
  String(failed),
]

const describeDelivering = (sqlite: Delivering, { near, far }: Postgres): string => `### Delivering

3,000 queued messages through the House simulator (a process of its own, which checks each document against the schema),
rates off; from the first to the last delivery. A receiver on this machine answers at once, and then the two cores are all that
there is to share; one that takes ${FAR_MILLISECONDS} ms to answer shows what a second process adds.

${table(
  ['', 'messages a second', 'peak MB of a process'],
  [
    describeDelivery('SQLite, one process', sqlite),
    describeDelivery('PostgreSQL, one process', near[0]),
    describeDelivery('PostgreSQL, two processes', near[1]),
    describeDelivery(`PostgreSQL, one process, answers after ${FAR_MILLISECONDS} ms`, far[0]),
    describeDelivery(`PostgreSQL, two processes, answers after ${FAR_MILLISECONDS} ms`, far[1]),
  ],
)}`

const describeDelivery = (name: string, measured: Delivering | undefined): string[] =>
  measured === undefined
    ? [name, 'no server here', '']
    : [name, number(measured.perSecond), String(measured.peakMegabytes)]

const describeDepths = (depths: readonly Depth[]): string => {
  const totals = depths.map(
    ({ acceptMicroseconds, deliverMicroseconds }) => acceptMicroseconds + deliverMicroseconds,
  )
  return `### A long queue

Processor time of one message on SQLite, without HTTP and receiver: accepted, and taken through the queue.

${table(
  ['queued before', 'accept µs', 'claim and settle µs', 'together µs'],
  depths.map(({ queued, acceptMicroseconds, deliverMicroseconds }, index) => [
    number(queued),
    number(acceptMicroseconds),
    number(deliverMicroseconds),
    number(totals[index] ?? 0),
  ]),
)}

With a million messages queued, one costs ${costRatio(depths).toFixed(2)} times what it costs with a thousand.`
}

/** The targets, and whether this run reached them. */
const describeReached = (
  accepting: Accepting,
  sqlite: Delivering,
  { near, far }: Postgres,
  depths: readonly Depth[],
): string => {
  const { service, peakMegabytes } = accepting
  const peak = Math.max(peakMegabytes, sqlite.peakMegabytes)
  const depth = costRatio(depths)
  const rows: readonly Target[] = [
    ['3,000 messages a second accepted', number(service.perSecond), service.perSecond >= 3000],
    [
      '60 % of the bare route that stores the same rows',
      percent(ratioOf(accepting)),
      ratioOf(accepting) >= 0.6,
    ],
    ['p99 under 100 ms', `${service.p99} ms`, service.p99 < 100],
    ['500 a second delivered by one process', number(sqlite.perSecond), sqlite.perSecond >= 500],
    ['two processes on PostgreSQL more than one, receiver far away', compare(far), isFaster(far)],
    ['two processes on PostgreSQL more than one, receiver on this machine', compare(near), isFaster(near)],
    ['with a million queued at most 1.3 times the cost', depth.toFixed(2), depth <= 1.3],
    ['memory under 200 MB during both', `${peak} MB`, peak < 200],
  ]
  return `### Targets of delivery\n\n${describeTargets(rows)}`
}

const compare = ([one, two]: Pair): string =>
  one === undefined || two === undefined
    ? 'no server here'
    : `${number(one.perSecond)} and ${number(two.perSecond)}`

const isFaster = ([one, two]: Pair): boolean =>
  one !== undefined && two !== undefined && two.perSecond > one.perSecond

const costRatio = (depths: readonly Depth[]): number => {
  const [few = 1, many = 1] = depths.map((depth) => depth.acceptMicroseconds + depth.deliverMicroseconds)
  return many / few
}
