import { writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { measureAccepting, type Accepting } from './accepting.ts'
import { measureOnPostgres, measureOnSqlite, type Delivering } from './delivering.ts'
import { measureDepth, type Depth } from './depth.ts'

/** `npm run bench`: every number of bench/results.md, measured now, on this machine, in one run. */
const main = async (): Promise<void> => {
  say('accepting, beside a bare route')
  const accepting = await measureAccepting()
  say('delivering, on SQLite')
  const sqlite = await measureOnSqlite()
  say('delivering, on PostgreSQL with one and with two processes')
  const postgres = [await measureOnPostgres(1), await measureOnPostgres(2)]
  say('cost of a message, with 1,000 and with 1,000,000 queued')
  const depths = [await measureDepth(1000), await measureDepth(1_000_000)]
  const page = [
    describeRun(),
    describeAccepting(accepting),
    describeDelivering(sqlite, postgres),
    describeDepths(depths),
  ]
  writeFileSync(new URL('results.md', import.meta.url), `${page.join('\n\n')}\n`)
  process.stdout.write(`${page.join('\n\n')}\n`)
}

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

const describeAccepting = ({ service, bare, ratio, peakMegabytes }: Accepting): string => `## Accepting

64 connections, SQLite with \`synchronous=FULL\`, a message of about 1.3 kB. The bare route is Fastify storing the same
bytes in a group commit, with no key, no check and no encryption; the two take turns in 6-second rounds, and the middle of three
rounds is shown.

${table(
  ['', 'messages a second', 'p50 ms', 'p99 ms', 'failed'],
  [
    ['Rotunda', number(service.perSecond), String(service.p50), String(service.p99), String(service.failed)],
    ['bare Fastify', number(bare.perSecond), String(bare.p50), String(bare.p99), String(bare.failed)],
  ],
)}

Rotunda reaches ${(ratio * 100).toFixed(0)} % of the bare route. Peak memory of the service: ${peakMegabytes} MB.`

const describeDelivering = (
  sqlite: Delivering,
  postgres: readonly (Delivering | undefined)[],
): string => `## Delivering

6,000 queued messages through the House simulator (a process of its own, which checks each document against the schema),
rates off; from the first to the last delivery.

${table(
  ['', 'messages a second', 'peak MB of a process'],
  [
    ['SQLite, one process', number(sqlite.perSecond), String(sqlite.peakMegabytes)],
    ...postgres.map((measured, index) => [
      `PostgreSQL, ${index + 1} process${index === 0 ? '' : 'es'}`,
      measured === undefined ? 'no server here' : number(measured.perSecond),
      measured === undefined ? '' : String(measured.peakMegabytes),
    ]),
  ],
)}`

const describeDepths = (depths: readonly Depth[]): string => {
  const totals = depths.map(
    ({ acceptMicroseconds, deliverMicroseconds }) => acceptMicroseconds + deliverMicroseconds,
  )
  const [few = 1, many = 1] = totals
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

With a million messages queued, one costs ${(many / few).toFixed(2)} times what it costs with a thousand.`
}

await main()
