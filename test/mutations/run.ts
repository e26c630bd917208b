import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countVerdicts } from './count-verdicts.ts'
import { nameOf } from './declaration.ts'
import { DECLARATIONS } from './declarations.ts'
import { describeSilent, runDeclaration, type Result } from './run-declaration.ts'

const USAGE = `npm run test:mutations -- [PUBLISHER …] [--write]
Reads a document of each publisher with every mutation in turn, and prints the verdicts and what is wrong in silence.
--write keeps the figures of all publishers, of which \`npm run generate\` makes docs/reference/mutations.md.`

/** `npm run test:mutations`. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  })
  if (values.write === true && positionals.length > 0) throw new Error(USAGE)
  const chosen = DECLARATIONS.filter(
    (declaration) => positionals.length === 0 || positionals.includes(declaration.publisher),
  )
  const all: Result[] = []
  for (const declaration of chosen) {
    const { results, stale } = await runDeclaration(declaration)
    all.push(...results)
    console.log(nameOf(declaration), JSON.stringify(countVerdicts(results)[declaration.publisher]))
    for (const silent of describeSilent(results)) console.log(`  ${silent}`)
    for (const name of stale) console.log(`  no longer silent: ${name}`)
  }
  if (values.write === true)
    writeFileSync(
      join(import.meta.dirname, 'figures.json'),
      `${JSON.stringify(countVerdicts(all), null, 2)}\n`,
    )
}

await main()
