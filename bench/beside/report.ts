import { describeTargets, number, percentile, say, table, type Target } from '../format.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { measureBeside, PER_SECOND, type Beside } from './measure-beside.ts'

const TOTALS = new URL('ask-totals.ts', import.meta.url)
/** Milliseconds that the 99th percentile of messages may take beside totals. */
const MOST_P99 = 100

/** Measures how long messages wait while others ask for long totals, and writes its part of the page. */
export const reportBeside = async (): Promise<string> => {
  const { directory } = await prepareData()
  say('messages, alone and beside totals')
  const measured = await measureBeside(directory, TOTALS)
  return ['## Messages beside totals', describe(measured), describeTargets(listTargets(measured))].join(
    '\n\n',
  )
}

const describe = (
  measured: readonly Beside[],
): string => `${PER_SECOND} messages a second to a service of ${number(RECORDS)} records with the flags of \`npm start\`, each sent when its time has
come, whether or not those before it are answered. In turn, five seconds alone and five beside 8 addresses that each ask,
without a pause, for totals by three dimensions that nobody asked for before; three rounds together. Milliseconds until the
last byte of the answer.

${table(
  ['', 'p50', 'p99', 'slowest', 'failed', 'totals a second'],
  measured.flatMap(({ operation, alone, beside, readsPerSecond }) => [
    [`${operation}, alone`, ...describeSent(alone), ''],
    [`${operation}, beside totals`, ...describeSent(beside), readsPerSecond.toFixed(1)],
  ]),
)}`

const describeSent = ({ milliseconds, failed }: Beside['alone']): string[] => [
  ...[0.5, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(1)),
  String(failed),
]

const listTargets = (measured: readonly Beside[]): Target[] =>
  measured.map(({ operation, beside }) => {
    const p99 = percentile(beside.milliseconds, 0.99)
    return [`p99 of ${operation} beside totals under ${MOST_P99} ms`, `${p99.toFixed(1)} ms`, p99 < MOST_P99]
  })
