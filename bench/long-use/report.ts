import { describeTargets, number, percentile, say, table, type Target } from '../format.ts'
import { openPostgresBed, openSqliteBed, type Bed } from './bed.ts'
import { fillEnded } from './fill-ended.ts'
import { measureUse, type Use } from './measure-use.ts'

const ENDED = 5_000_000
const ROUNDS = 3

type Long = {
  readonly engine: Bed['engine']
  readonly few: Use
  readonly many: Use
  readonly gigabytes: number
}

/** Measures what millions of ended messages cost the queue, and writes its part of the page. */
export const reportLongUse = async ([ended = ENDED]: readonly number[]): Promise<string> => {
  const measured: Long[] = []
  for (const open of [openPostgresBed, openSqliteBed]) {
    const [few, many] = [await open(), await open()]
    // The database is not installed.
    if (few === undefined || many === undefined) continue
    measured.push(await measureLongUse(few, many, ended))
    for (const bed of [few, many]) await bed.remove()
  }
  return ['## Long use', describeUse(measured, ended), describeTargets(measured.map(makeTarget))].join('\n\n')
}

/** The two databases take turns, so that a noisy minute of the machine meets both. */
const measureLongUse = async (few: Bed, many: Bed, ended: number): Promise<Long> => {
  for (const bed of [few, many]) await measureUse(bed)
  say(`${number(ended)} ended messages on ${many.engine}`)
  const before = await many.countBytes()
  await fillEnded(many, { count: ended, isPurged: true, daysAgo: 60 })
  const gigabytes = ((await many.countBytes()) - before) / 1e9
  const [ofFew, ofMany]: [Use[], Use[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ofFew.push(await measureUse(few))
    ofMany.push(await measureUse(many))
  }
  return { engine: many.engine, few: middle(ofFew), many: middle(ofMany), gigabytes }
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

const makeTarget = ({ engine, few, many }: Long): Target => {
  const times = (many.accept + many.deliver) / (few.accept + few.deliver)
  return [`${engine}: a message costs at most 1.2 times as much`, times.toFixed(2), times <= 1.2]
}
