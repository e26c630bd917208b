import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { holdDocuments } from './hold-documents.ts'
import { readWorld } from './hold-law.ts'
import { listWholeDocuments } from './whole-documents.ts'

const USAGE = `npm run test:mutated-congress -- [N] [--seed NUMBER]
Reads N documents (20,000) of every publisher of congress with one thing changed in each, and joins them with the others.
What is published must be what the unchanged documents say, or be flagged; all else must be refused, or the document
stopped at. A failure names its seed: \`-- 1 --seed NUMBER\` reads that document alone.`

/** `npm run test:mutated-congress`. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
  const documents = Number(positionals[0] ?? 20_000)
  const seed = Number(values.seed ?? randomInt(2 ** 31))
  if (!Number.isInteger(documents) || documents < 1 || !Number.isInteger(seed)) throw new Error(USAGE)
  const outcomes = await holdDocuments(await readWorld(listWholeDocuments()), documents, seed)
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`)
  console.log(`${documents} documents, seed ${seed}: ${counts.join(', ')}`)
}

await main()
