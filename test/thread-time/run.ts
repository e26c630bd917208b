import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FOLDERS, makeData } from './make-data.ts'
import { startSide, type Measured, type Side } from './side.ts'

const USAGE = `npm run test:thread-time -- [--data FOLDER] [--only TEXT]
Measures the time that the main thread takes for every operation and every page, and fails where it grows with the data:
from 2,000 to 60,000 records, and from 1 to 10 releases. --data keeps the data, and takes what an earlier run has made.`

/** An answer of more data may take twice as long, and this much more. */
const [TIMES, MORE_MILLISECONDS] = [2, 2]

/** `npm run test:thread-time`. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, only: { type: 'string', default: '' } },
  })
  const data = await makeData(values.data)
  const sides = await Promise.all(FOLDERS.map((name) => startSide(name, data.folders[name])))
  const [small, ...others] = sides
  if (small === undefined) throw new Error(USAGE)
  const names = [...small.questions.keys()].filter((name) => name.includes(values.only))
  let count = 0
  for (const name of names)
    for (const fault of await findFaults(name, small, others)) {
      count += 1
      console.log(fault)
    }
  console.log(`${names.length} kinds of questions measured, ${count} faults`)
  for (const { stop } of sides) await stop()
  if (values.data === undefined) rmSync(data.root, { recursive: true })
  process.exitCode = count > 0 || names.length === 0 ? 1 : 0
}

/** Faults of one kind of question: more time on more data, or an address that should be found and is not. */
const findFaults = async (name: string, small: Side, others: readonly Side[]): Promise<string[]> => {
  const base = await small.measure(name)
  const faults = listLost(name, small, base)
  for (const other of others) {
    if (!other.questions.has(name)) continue
    const found = await other.measure(name)
    faults.push(...listLost(name, other, found))
    if (!isGrown(found, base)) continue
    // A noisy moment of the machine does not come twice.
    const [before, after] = [await small.measure(name), await other.measure(name)]
    if (!isGrown(after, before)) continue
    const times = [before, after].map(({ milliseconds }) => `${milliseconds.toFixed(2)} ms`)
    faults.push(`${name}: ${times.join(' on small data, ')} on ${other.name} data`)
  }
  return faults
}

const isGrown = (found: Measured, base: Measured): boolean =>
  found.milliseconds > TIMES * base.milliseconds + MORE_MILLISECONDS

const listLost = (name: string, side: Side, { statuses }: Measured): string[] => {
  const refused = [...statuses].filter((status) => status >= 400)
  const isLost = side.questions.get(name)?.isFound === true && refused.length > 0
  return isLost ? [`${name}: answered ${refused.join(', ')} on ${side.name} data`] : []
}

await main()
