import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Beside the code, and in test/ what concerns the whole; crash runs and benchmarks are programs of their own. */
const SUITE = ['packages', 'apps', 'scripts', 'examples', 'test'].map((folder) => `${folder}/**/*.test.ts`)

/** A test that takes longer than this hangs. */
const TIMEOUT_MS = 5 * 60 * 1000

/** Runs the suite, or only the files and options of the runner that are named: `npm test -- apps/**\/wire/*.test.ts`. */
const main = (): void => {
  const chosen = process.argv.slice(2)
  const named = chosen.some((argument) => !argument.startsWith('-'))
  const child = spawn(
    process.execPath,
    [
      '--test',
      '--test-reporter=spec',
      '--test-concurrency=2',
      `--test-timeout=${TIMEOUT_MS}`,
      ...chosen,
      ...(named ? [] : SUITE),
    ],
    { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
  )
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}

main()
