import { describeBenchAge } from './check/bench-age.ts'
import { runSteps, type Step } from './check/run-steps.ts'

const bin = (path: string): string => `node_modules/${path}`

/** Linter, compiler and client read what it writes. */
const TYPES: Step = { name: 'types of the client', args: ['scripts/client/write-types.ts'] }

/** The long ones first: two at a time then end together. Each is a program run by the Node that runs this one. */
const STEPS: readonly Step[] = [
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.'] },
  { name: 'client', args: ['scripts/check-client.ts'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-p', '.'] },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'imports', args: ['scripts/check-imports.ts'] },
  { name: 'generated', args: ['scripts/generate.ts', '--check'] },
  { name: 'measure', args: ['scripts/measure.ts'] },
]

const SUITE: Step = { name: 'tests', args: ['scripts/test.ts'], live: true }

/** Everything that must hold before a commit. `--no-tests` leaves out the suite, for a run that has just passed it. */
const main = async (): Promise<void> => {
  const quick = process.argv.includes('--no-tests')
  const failed = await runSteps([TYPES], 1)
  failed.push(...(await runSteps(STEPS, 2)))
  if (!quick) failed.push(...(await runSteps([SUITE], 1)))
  console.log(`\n${describeBenchAge()}`)
  if (failed.length > 0) console.error(`\ncheck failed: ${failed.join(', ')}`)
  else console.log('\ncheck passed')
  process.exitCode = failed.length > 0 ? 1 : 0
}

await main()
