import { percentile, say, table } from '../format.ts'
import { ALL_THAT_ANSWER, measureRoles, PER_SECOND, ROUNDS, SECONDS, type Loaded } from './measure-roles.ts'

/** Measures what a full load on data costs messages, with the two in one process and in two, and writes its part of the page. */
export const reportRoles = async (): Promise<string> => {
  say('messages beside totals, in two processes and in one')
  const { apart, together } = await measureRoles()
  return `## Roles

${PER_SECOND} messages a second over HTTP to a process with the role \`message\`, while a process with the role \`data\` on the same PostgreSQL is
idle and while it is fully loaded. Then both to one process with the roles \`${ALL_THAT_ANSWER}\`. The load is
8 addresses that each ask for totals of the sample without a pause. In turn, ${ROUNDS} rounds of ${SECONDS} seconds each. All processes and the
clients share two cores.

${table(
  ['', 'p50 ms', 'p99 ms', 'slowest ms', 'p99 times idle', 'failed', 'totals a second'],
  [...describe('two processes', apart), ...describe('one process', together)],
)}`
}

const describe = (name: string, { idle, loaded, totalsPerSecond }: Loaded): string[][] => {
  const p99 = percentile(idle.milliseconds, 0.99)
  return (
    [
      ['idle', idle, ''],
      ['loaded', loaded, totalsPerSecond.toFixed(1)],
    ] as const
  ).map(([state, { milliseconds, failed }, totals]) => [
    `${name}, ${state}`,
    ...[0.5, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(1)),
    (percentile(milliseconds, 0.99) / p99).toFixed(2),
    String(failed),
    totals,
  ])
}
