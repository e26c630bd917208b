import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { endWithTest, once, patience, RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'

const ROOT = join(import.meta.dirname, '../..')
const TYPES = 'packages/sdk/src/generated'
const INSTALL_MILLISECONDS = 600_000
const START_MILLISECONDS = 120_000
const END_MILLISECONDS = 60_000

type Environment = Readonly<Record<string, string>>
type Way = {
  readonly name: string
  readonly args: readonly string[]
  readonly environment?: Environment
  /** Set where npm runs no script of ours, so nothing is built and the sources run. */
  readonly unbuilt?: true
  /** Set where this system gets no Node of ours: the start must say which one it needs. */
  readonly without?: true
  /** True for the installation that the suite itself needs, which also writes the types of the client. */
  readonly isOfSuite?: true
}

/** Every way in which people install for production. */
const WAYS: readonly Way[] = [
  { name: 'npm ci', args: [], isOfSuite: true },
  { name: 'npm ci --omit=dev', args: ['--omit=dev'] },
  { name: 'NODE_ENV=production npm ci', args: [], environment: { NODE_ENV: 'production' } },
  { name: 'npm ci --ignore-scripts', args: ['--ignore-scripts'], unbuilt: true },
  { name: 'npm ci --omit=dev --ignore-scripts', args: ['--omit=dev', '--ignore-scripts'], unbuilt: true },
  { name: 'npm ci --omit=dev --libc=musl', args: ['--omit=dev', '--libc=musl'], without: true },
]

/** Programs are found where the system has them: what this run's own npm put before them is left out. */
const systemPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter)

/** A copy of what git has, without anything that was installed here. */
const copyRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-install-'))
  const { stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  for (const path of stdout.split('\0').filter(Boolean))
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  return folder
}

const tryWay = async (
  folder: string,
  { args, environment = {}, without, unbuilt, isOfSuite }: Way,
): Promise<string | undefined> => {
  for (const path of ['node_modules', 'var', 'dist', TYPES])
    rmSync(join(folder, path), { recursive: true, force: true })
  const env = { PATH: systemPath(), HOME: process.env['HOME'] ?? '', ...environment }
  const installed = spawnSync('npm', ['ci', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: INSTALL_MILLISECONDS,
  })
  if (installed.status !== 0) return `npm ci ended with ${String(installed.status)}: ${installed.stderr}`
  if (isOfSuite === true && !existsSync(join(folder, TYPES, 'partner.d.ts')))
    return 'npm ci wrote no types of the client'
  const start = endWithTest(
    spawn('npm', ['start'], {
      cwd: folder,
      env: { ...env, PORT: '0', ADMIN_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    }),
    { group: true },
  )
  try {
    return await (without === true && isOld(env)
      ? findWordlessRefusal(start)
      : findStartFault(start, unbuilt === true))
  } finally {
    if (start.pid !== undefined && isRunning(-start.pid)) process.kill(-start.pid, 'SIGKILL')
  }
}

const isOld = (env: Environment): boolean =>
  Number(
    /^v(\d+)/.exec(
      spawnSync('node', ['--version'], { env, encoding: 'utf8', timeout: RUN_MILLISECONDS }).stdout,
    )?.[1],
  ) < 26

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    // ESRCH: there is none; anything else is none of ours.
    return false
  }
}

/** It starts from its build where there is one, answers, ends by SIGTERM to npm, and leaves nothing behind. */
const findStartFault = async (npm: ChildProcess, unbuilt: boolean): Promise<string | undefined> => {
  const printed = await readUntil(npm, (text) => text.includes('/metrics\n'))
  if (printed.includes('the sources run') !== unbuilt) return `it did not start from its build: ${printed}`
  const base = /(http:\/\/\S+)\/api\/send-message/.exec(printed)?.[1]
  if (base === undefined) return `it did not start: ${printed}`
  const { status } = await fetch(new URL('/readyz', base), { signal: patience() })
  if (status !== 200) return `/readyz answered ${status}`
  const ended = once(npm, 'exit', END_MILLISECONDS)
  npm.kill('SIGTERM')
  await ended
  return isRunning(-Number(npm.pid)) ? 'SIGTERM to npm left the service running' : undefined
}

const findWordlessRefusal = async (npm: ChildProcess): Promise<string | undefined> => {
  const printed = await readUntil(npm, () => false)
  return printed.includes('Rotunda needs Node 26 or newer')
    ? undefined
    : `it did not say which Node: ${printed}`
}

/** Output until it is enough, the process ends, or the time is over. */
const readUntil = async (child: ChildProcess, isEnough: (text: string) => boolean): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let printed = ''
  const take = (text: string): void => {
    printed += text
    if (isEnough(printed)) resolve(printed)
  }
  child.stdout?.setEncoding('utf8').on('data', take)
  child.stderr?.setEncoding('utf8').on('data', take)
  child.once('close', () => resolve(printed))
  const late = setTimeout(
    () => resolve(`${printed}\n(nothing more for ${START_MILLISECONDS} ms)`),
    START_MILLISECONDS,
  )
  return promise.finally(() => clearTimeout(late))
}

/**
 * Installs and starts in every way of production, by the system's npm and Node, in a folder of its own. With
 * `--after-suite` without the way in which the suite was installed.
 */
const main = async (): Promise<void> => {
  const isAfterSuite = process.argv.includes('--after-suite')
  const ways = WAYS.filter(({ isOfSuite }) => !(isAfterSuite && isOfSuite === true))
  const folder = copyRepository()
  let failed = 0
  for (const way of ways) {
    const fault = await tryWay(folder, way)
    if (fault !== undefined) failed += 1
    console.log(
      `${fault === undefined ? 'holds ' : 'FAILED'}  ${way.name}${fault === undefined ? '' : `\n${fault}`}`,
    )
  }
  rmSync(folder, { recursive: true })
  console.log(`${ways.length - failed} of ${ways.length} ways`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main()
