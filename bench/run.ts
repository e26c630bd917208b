import { writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { measureAccepting, ratioOf, type Accepting } from './accepting.ts'
import { measureOnPostgres, measureOnSqlite, type Delivering } from './delivering.ts'
import { measureDepth, type Depth } from './depth.ts'
import type { Load } from './load.ts'

/** `npm run bench`: every number of bench/results.md, measured now, on this machine, in one run. */
const main = async (): Promise<void> => {
  say('accepting, beside a bare route')
  const accepting = await measureAccepting()
  say('delivering, on SQLite')
  const sqlite = await measureOnSqlite()
  say('delivering, on PostgreSQL with one and with two processes')
  const postgres = await measurePostgres()
  say('cost of a message, with 1,000 and with 1,000,000 queued')
  const depths = [await measureDepth(1000), await measureDepth(1_000_000)]
  const page = [
    describeRun(),
    describeAccepting(accepting),
    describeDelivering(sqlite, postgres),
    describeDepths(depths),
    describeTargets(accepting, sqlite, postgres, depths),
  ]
  writeFileSync(new URL('results.md', import.meta.url), `${page.join('\n\n')}\n`)
  process.stdout.write(`${page.join('\n\n')}\n`)
}

/** How long a receiver across the country takes to answer. */
const FAR_MILLISECONDS = 100

/** One and two processes, with a receiver that answers at once and with one that is far away. */
const measurePostgres = async (): Promise<Postgres> => ({
  near: [await measureOnPostgres(1, 0), await measureOnPostgres(2, 0)],
  far: [await measureOnPostgres(1, FAR_MILLISECONDS), await measureOnPostgres(2, FAR_MILLISECONDS)],
})

type Pair = readonly [Delivering | undefined, Delivering | undefined]
type Postgres = { readonly near: Pair; readonly far: Pair }

const say = (what: string): void => {
  process.stderr.write(`${what} …\n`)
}

const describeRun = (): string => `# Results

Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}),
${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}. The load generator (autocannon) and the simulators
run on the same cores as the service. Numbers of one machine in one run: what counts are the ratios.`

const number = (value: number): string => Math.round(value).toLocaleString('en-US')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const describeAccepting = (measured: Accepting): string => `## Accepting

64 connections, SQLite with \`synchronous=FULL\`, a message of about 1.3 kB; the three take turns in 5-second rounds, and the
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

const percent = (ratio: number): string => `${(ratio * 100).toFixed(0)} %`

const describeDelivering = (sqlite: Delivering, { near, far }: Postgres): string => `## Delivering

6,000 queued messages through the House simulator (a process of its own, which checks each document against the schema),
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
  return `## A long queue

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

/** What was set out to be reached, and whether it was, in this run. */
const describeTargets = (
  accepting: Accepting,
  sqlite: Delivering,
  { near, far }: Postgres,
  depths: readonly Depth[],
): string => {
  const { service, peakMegabytes } = accepting
  const peak = Math.max(peakMegabytes, sqlite.peakMegabytes)
  const depth = costRatio(depths)
  const rows: readonly (readonly [string, string, boolean])[] = [
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
  const lines = rows.map(([target, measured, reached]) => [
    target,
    measured,
    reached ? 'reached' : 'not reached',
  ])
  return `## Targets\n\n${table(['target', 'measured', ''], lines)}`
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

await main()
