import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseChanged, isNamedSlow, listTests } from './test/choose-files.ts'
import { groupFiles, type Groups } from './test/group-files.ts'
import { runSuite } from './test/run-suite.ts'

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

/** Quick files are small: a process of 20 loads what they share once. */
const QUICK_TOGETHER = 20
/** Slow files open services, browsers and databases: eight of them fill two cores. */
const SLOW_TOGETHER = 8
/** Tests of the whole may change their process, and cost far more than a process of their own. */
const ALONE = /^(scripts|examples|test\/(?!(pages|docs|repository)\/))/

/** Runs each file once: quick files with their neighbours, slow files with fewer, files of the whole by themselves. */
const runFiles = async (files: readonly string[], options: readonly string[]): Promise<void> => {
  // Without files the runner looks for some itself.
  if (files.length === 0) return console.error('No test imports a changed file.')
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-tests-'))
  try {
    const alone = files.filter((file) => ALONE.test(file))
    const together = files.filter((file) => !ALONE.test(file))
    const [slow, quick] = [together.filter(isNamedSlow), together.filter((file) => !isNamedSlow(file))]
    const groups = new Map([
      ...groupFiles(quick, QUICK_TOGETHER, folder),
      ...groupFiles(slow, SLOW_TOGETHER, folder),
    ])
    await run([...options, ...groups.keys(), ...alone], groups)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Paths of files that changed since the last commit. */
const listChanged = (): string[] =>
  [
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean))

/**
 * Runs the quick files on SQLite; with `--all`, all files on both databases; with `--changed`, files that import what
 * changed since the last commit. Named files and options of the runner are passed on: `npm test -- apps/**\/wire/*.test.ts`.
 */
const main = async (): Promise<void> => {
  const given = process.argv.slice(2)
  const [all, changed] = [given.includes('--all'), given.includes('--changed')]
  const passed = given.filter((argument) => argument !== '--all' && argument !== '--changed')
  if (passed.some((argument) => !argument.startsWith('-'))) return run(passed)
  const files = listTests()
  if (changed) return runFiles(chooseChanged(files, listChanged()), passed)
  if (all) return runFiles(files, passed)
  process.env['ROTUNDA_TEST_STORES'] = 'sqlite'
  return runFiles(
    files.filter((file) => !isNamedSlow(file)),
    passed,
  )
}

await main()
