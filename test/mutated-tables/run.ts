import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { holdLaw } from './hold-law.ts'

const USAGE = `npm run test:mutated-tables -- [N] [--seed NUMBER]
Reads N tables (100,000) of the committees' forms with one thing changed in each. Every row that is published must be one
that the unchanged table has; all others must be refused, or the document stopped.`

/** As many in one run as keep a failure quick to find again by its seed. */
const TABLES_OF_A_RUN = 2000

/** `npm run test:mutated-tables`. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
  const tables = Number(positionals[0] ?? 100_000)
  const seed = Number(values.seed ?? randomInt(2 ** 31))
  if (!Number.isInteger(tables) || tables < 1 || !Number.isInteger(seed)) throw new Error(USAGE)
  const sums = { read: 0, stopped: 0, rowsPublished: 0, rowsRefused: 0 }
  for (let done = 0; done < tables; done += TABLES_OF_A_RUN) {
    const outcomes = await holdLaw(Math.min(TABLES_OF_A_RUN, tables - done), seed + done)
    sums.read += outcomes.read
    sums.stopped += outcomes.stopped
    sums.rowsPublished += outcomes.rowsPublished
    sums.rowsRefused += outcomes.rowsRefused
  }
  console.log(`${tables} tables, seed ${seed}: ${sums.read} read, ${sums.stopped} stopped`)
  console.log(`${sums.rowsPublished} rows published, ${sums.rowsRefused} refused, none wrong`)
}

await main()
