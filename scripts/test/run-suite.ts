import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBuild } from '../../apps/service/src/bin/find-build.js'
import { bundlePackages } from './bundle-packages.ts'
import type { Groups } from './group-files.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Compiled code that all processes share, without types. The service keeps its own there as well. */
const COMPILED = join(ROOT, 'node_modules/.cache/rotunda')
const TELL_FILES = join(import.meta.dirname, 'tell-files.js')
const QUICK_IMPORTS = pathToFileURL(join(import.meta.dirname, 'quick-imports.js')).href

/** For two cores: while one file waits for a disk, a child or a browser, two others work. */
const FILES_AT_ONCE = 3

const BUILD_MILLISECONDS = 300_000

export type Limits = {
  /** The runner fails a test that takes longer, and goes on. */
  readonly testMilliseconds: number
  /** The runner waits for ever for a process in which something goes on: it is ended here. */
  readonly processMilliseconds: number
  readonly suiteMilliseconds: number
  /** Time to end after the request, before the kill. */
  readonly graceMilliseconds: number
}

export type SuiteNeeds = {
  readonly limits: Limits
  readonly say: (text: string) => void
  /** Groups among the files: their members are named instead of them. */
  readonly groups: Groups
}

/** Runs the files with the runner of Node, which may hang; this does not. Gives the exit code. */
export const runSuite = async (args: readonly string[], needs: SuiteNeeds): Promise<number> => {
  const { limits, say } = needs
  buildService(say)
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-times-'))
  const processorTimes = join(folder, 'times')
  writeFileSync(processorTimes, '')
  const loading = { bundles: await bundlePackages(), times: processorTimes }
  const runner = startRunner(args, limits.testMilliseconds, loading)
  // Only then has it said all that it had to say.
  const silent = new Promise((resolve) => runner.once('disconnect', resolve))
  const ended = new Promise<number>((resolve) =>
    runner.once('exit', (code) => void silent.then(() => resolve(code ?? 1))),
  )
  const times = timeFiles(runner, needs.groups)
  const stopForwarding = forwardSignals(runner, limits)
  const { hung, stopWatching } = watch(runner, needs)
  const outcome = await Promise.race([ended, hung])
  stopWatching()
  if (typeof outcome === 'string') {
    say(outcome)
    signalGroup(runner, 'SIGTERM')
    await Promise.race([ended, pass(limits.graceMilliseconds)])
  }
  // Also after a run that ended by itself: of what it started nothing lives on.
  signalGroup(runner, 'SIGKILL')
  stopForwarding()
  say(listSlowest(times))
  say(listProcesses(processorTimes, needs.groups))
  rmSync(folder, { recursive: true })
  return typeof outcome === 'string' ? 1 : outcome
}

/** Tests that start the service start its build. */
const buildService = (say: SuiteNeeds['say']): void => {
  if ('program' in findBuild(ROOT)) return
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: BUILD_MILLISECONDS,
  })
  if (status !== 0) say('The service cannot be built, so tests start its sources.')
}

/** Parameters of `quick-imports.js`: the folder of bundled packages, and the file for the processor time of each process. */
type Loading = { readonly bundles: string; readonly times: string }

/** It leads a group of processes, which can be ended at once. */
const startRunner = (args: readonly string[], testMilliseconds: number, given: Loading): ChildProcess => {
  // A runner that believes itself to be started by a test runs nothing.
  const { NODE_TEST_CONTEXT: _context, ...inherited } = process.env
  const env = { NODE_COMPILE_CACHE: COMPILED, ...findMemory(), ...inherited }
  const reporting = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${TELL_FILES}`,
    '--test-reporter-destination=stderr',
  ]
  const loading = `--import=${QUICK_IMPORTS}?${String(new URLSearchParams(given))}`
  const bounds = [`--test-concurrency=${FILES_AT_ONCE}`, `--test-timeout=${testMilliseconds}`]
  const options = [loading, '--test', ...reporting, ...bounds]
  const stdio = ['ignore' as const, 'inherit' as const, 'inherit' as const, 'ipc' as const]
  return spawn(process.execPath, [...options, ...args], { cwd: ROOT, env, stdio, detached: true })
}

/** Each test has a data directory of its own, which a disk takes longer to write than the test to run. */
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 4 * 1024 ** 3

/** The folder of temporary files; that of the system where memory has no room for them. */
const findMemory = (): Readonly<Record<string, string>> => {
  if (!existsSync(MEMORY)) return {}
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < MEMORY_BYTES ? {} : { TMPDIR: MEMORY }
}

/** Messages of `tell-files.js`: of a file, and at the end of the run. */
type Told = ToldOfFile | { readonly allEnded: true }

type ToldOfFile = {
  readonly file: string
  /** Name of one of its suites, where it is not about the whole file. */
  readonly suite?: string
  readonly running: boolean
  readonly seconds: number
}

const SLOWEST = 20

/** Seconds that each file took, also where several are run in one process: what these share counts for none. */
const timeFiles = (runner: ChildProcess, groups: Groups): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  runner.on('message', (message) => {
    const told = message as Told // tell-files.js sends nothing else.
    if ('allEnded' in told) return
    const { file, suite, running, seconds } = told
    const members = groups.get(file) ?? [file]
    const member = members.find((one) => one === (suite ?? file))
    if (member !== undefined && !running) times.set(relative(ROOT, resolve(ROOT, member)), seconds)
  })
  return times
}

const listSlowest = (times: ReadonlyMap<string, number>): string => {
  const slowest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST)
  const lines = slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)}  ${file}`)
  return [`The slowest of ${times.size} files, in seconds:`, ...lines].join('\n')
}

/** A process is named by its first file. The list lacks processes that were killed. */
const listProcesses = (path: string, groups: Groups): string => {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  // quick-imports.js writes nothing else.
  const processes = lines.map((line) => JSON.parse(line) as readonly [file: string, seconds: number])
  const total = processes.reduce((sum, [, seconds]) => sum + seconds, 0)
  const most = processes.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST)
  const nameOf = (file: string): string => {
    const [first = relative(ROOT, file), ...others] = groups.get(file) ?? []
    return others.length === 0 ? first : `${first} and ${others.length} more`
  }
  return [
    `${processes.length} processes took ${total.toFixed(0)} s of processor time; the most:`,
    ...most.map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)}  ${nameOf(file)}`),
  ].join('\n')
}

/** Ends each process that takes too long; resolves with what to say when that, or the whole, does not end. */
const watch = (runner: ChildProcess, { limits, say, groups }: SuiteNeeds) => {
  const { processMilliseconds, suiteMilliseconds, graceMilliseconds } = limits
  const { promise: hung, resolve } = Promise.withResolvers<string>()
  const timers = new Map<string, NodeJS.Timeout>()
  const after = (file: string, milliseconds: number, act: () => void) =>
    timers.set(file, setTimeout(act, milliseconds))
  const nameOf = (file: string) => groups.get(file)?.join(' + ') ?? relative(ROOT, file)
  const endFile = (file: string) => {
    const name = nameOf(file)
    say(`${name} did not end within ${processMilliseconds / 1000} s, and is ended.`)
    signalFile(runner, file, 'SIGTERM')
    after(file, graceMilliseconds, () => {
      signalFile(runner, file, 'SIGKILL')
      after(file, graceMilliseconds, () => resolve(`${name} has left something running. All is ended.`))
    })
  }
  const whole = setTimeout(() => {
    const running = [...timers.keys()].map(nameOf).join(', ')
    resolve(`The suite did not end within ${suiteMilliseconds / 1000} s. All is ended. Running: ${running}`)
  }, suiteMilliseconds)
  // The runner waits for ever for a process that holds the errors of a file open.
  const endAll = () => resolve('A file has left something running. All is ended.')
  runner.on('message', (message) => {
    const told = message as Told // tell-files.js sends nothing else.
    if ('allEnded' in told) return after('', graceMilliseconds, endAll)
    const { file, suite, running } = told
    if (suite !== undefined) return
    clearTimeout(timers.get(file))
    if (running) after(file, processMilliseconds, () => endFile(file))
    else timers.delete(file)
  })
  const stopWatching = () => {
    for (const timer of [whole, ...timers.values()]) clearTimeout(timer)
  }
  return { hung, stopWatching }
}

/**
 * The runner says nothing of the processes in which it runs files: they are its children with the file as an argument.
 */
const signalFile = ({ pid }: ChildProcess, file: string, signal: NodeJS.Signals): void => {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', timeout: 10_000 })
  // A machine without ps: the whole is ended a little later.
  if (listed.error !== undefined) return
  for (const line of listed.stdout.split('\n')) {
    const [child, parent, ...args] = line.trim().split(/\s+/)
    if (Number(parent) === pid && args.some((arg) => resolve(ROOT, arg) === file))
      signalProcess(Number(child), signal)
  }
}

/** Neither the terminal nor a signal to this process reaches the group by itself. */
const forwardSignals = (runner: ChildProcess, { graceMilliseconds }: Limits): (() => void) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const forward = (signal: NodeJS.Signals) => {
    signalGroup(runner, 'SIGTERM')
    setTimeout(() => signalGroup(runner, 'SIGKILL'), graceMilliseconds).unref()
    process.exitCode = signal === 'SIGINT' ? 130 : 143
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid !== undefined) signalProcess(-pid, signal)
}

const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It, or the last of the group, has ended.
  }
}

const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
