import { table } from '../format.ts'
import { compareCheckouts, type Compared } from './compare-checkouts.ts'

/** Names each ratio above this. */
const WORST = 1.1

/** `node bench/compare/run.ts BEFORE DATA AFTER DATA`: two checkouts with their packages, each with data that it published. */
const main = async ([before, ofBefore, after, ofAfter]: readonly string[]): Promise<void> => {
  if (before === undefined || ofBefore === undefined || after === undefined || ofAfter === undefined)
    throw new Error(
      'Give two checkouts, and after each the data directory of a service of it: BEFORE DATA AFTER DATA.',
    )
  const compared = await compareCheckouts(
    { folder: before, data: ofBefore },
    { folder: after, data: ofAfter },
  )
  const head = ['processor ms of one answer', 'before', 'after', 'times', '']
  process.stdout.write(`${table(head, compared.map(describe))}\n`)
}

const describe = ({ name, before, after }: Compared): string[] => [
  name,
  before.toFixed(3),
  after.toFixed(3),
  (after / before).toFixed(2),
  after / before > WORST ? 'worse' : '',
]

await main(process.argv.slice(2))
