import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupFiles, type Groups } from './test/group-files.ts'
import { runSuite } from './test/run-suite.ts'

/** Beside the code; crash runs and benchmarks are programs of their own. */
const TOGETHER = ['packages', 'apps', 'test/pages'].map((folder) => `${folder}/**/*.test.ts`)
/** Tests of the whole: each starts services or browsers, which costs far more than a process of its own. */
const ALONE = ['scripts', 'examples', 'test/!(pages)'].map((folder) => `${folder}/**/*.test.ts`)

const ROOT = join(import.meta.dirname, '..')
const MINUTE = 60_000

/**
 * The longest processes, groups of files of `apps/service/src/bin`, take 50 s: on a machine with ten times as much to do
 * as it can, nine minutes. A test that hangs in one of them is failed, and named, before its process is ended.
 */
const LIMITS = {
  testMilliseconds: 15 * MINUTE,
  processMilliseconds: 40 * MINUTE,
  suiteMilliseconds: 240 * MINUTE,
  graceMilliseconds: 10_000,
}

const run = async (args: readonly string[], groups: Groups = new Map()): Promise<void> => {
  const say = (text: string): void => {
    console.error(text)
  }
  process.exitCode = await runSuite(args, { limits: LIMITS, say, groups })
}

const runAll = async (options: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-tests-'))
  const files = globSync(TOGETHER, { cwd: ROOT, exclude: ['**/node_modules'] })
  try {
    const groups = groupFiles(files, folder)
    await run([...options, ...groups.keys(), ...ALONE], groups)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs the suite, or only the files and options of the runner that are named: `npm test -- apps/**\/wire/*.test.ts`. */
const main = async (): Promise<void> => {
  const chosen = process.argv.slice(2)
  const named = chosen.some((argument) => !argument.startsWith('-'))
  await (named ? run(chosen) : runAll(chosen))
}

await main()
