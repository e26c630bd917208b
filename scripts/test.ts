import { runSuite } from './test/run-suite.ts'

/** Beside the code, and in test/ what concerns the whole; crash runs and benchmarks are programs of their own. */
const SUITE = ['packages', 'apps', 'scripts', 'examples', 'test'].map((folder) => `${folder}/**/*.test.ts`)

const MINUTE = 60_000

/** On a machine with eight times as much to do as it can, the longest file takes some minutes. */
const LIMITS = {
  testMilliseconds: 10 * MINUTE,
  fileMilliseconds: 11 * MINUTE,
  suiteMilliseconds: 120 * MINUTE,
  graceMilliseconds: 10_000,
}

/** Runs the suite, or only the files and options of the runner that are named: `npm test -- apps/**\/wire/*.test.ts`. */
const main = async (): Promise<void> => {
  const chosen = process.argv.slice(2)
  const named = chosen.some((argument) => !argument.startsWith('-'))
  process.exitCode = await runSuite([...chosen, ...(named ? [] : SUITE)], LIMITS, (text) =>
    console.error(text),
  )
}

await main()
