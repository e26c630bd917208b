import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SCOPES } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { once } from '../../apps/service/src/platform/testing.ts'
import { publishAnyway } from '../../apps/service/src/releases/testing.ts'
import { archiveSample } from '../sample/archive-sample.ts'

type Environment = Readonly<Record<string, string>>

/** A service that runs as `npm start` runs it, with a key for two organisations. */
export type Service = {
  readonly folder: string
  readonly base: URL
  readonly keys: readonly [attacker: string, other: string]
  readonly pid: number
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
}
export type RunningService = Service & {
  /** Undefined when it has ended by itself. */
  readonly stop: () => Promise<void>
  readonly hasEnded: () => boolean
}

/** Node's own options, the file and the settings of `npm start`, and the file of the command line. */
export const readPrograms = (folder: string) => {
  // A package of this project, of this or of an older version.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<'start' | 'rotunda', string>
  }
  const read = (script: string): string[] => script.replace(/^(exec )?(env (\S+=\S+ )+)?node /, '').split(' ')
  const settings = [...scripts.start.matchAll(/(\S+)=(\S+)(?= .*\bnode )/g)].map(([, name, value]) => [
    name,
    value,
  ])
  return {
    start: read(scripts.start),
    rotunda: read(scripts.rotunda),
    startSettings: Object.fromEntries(settings) as Environment,
  }
}

/** Longer than any attack or command lasts. */
const LIFE_MILLISECONDS = 600_000

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A process of the folder, with nothing of this process's environment but where programs are found. */
export const startProgram = (
  folder: string,
  args: readonly string[],
  environment: Environment,
): ChildProcess => {
  // Not within a test: what is still running is ended with this process.
  // eslint-disable-next-line house/waits-have-an-end
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ADMIN_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** The command line of the folder; its output as JSON. */
const ask = async (folder: string, data: string, ...words: string[]): Promise<unknown> => {
  const { rotunda } = readPrograms(folder)
  const child = startProgram(folder, [...rotunda, ...words, '--json'], { ROTUNDA_DATA: data })
  const [printed, said] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    once(child, 'close', LIFE_MILLISECONDS),
  ])
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')}: ${said}`)
  return JSON.parse(printed)
}

const readAll = (stream: ChildProcess['stdout']): Promise<string> =>
  stream === null ? Promise.resolve('') : text(stream)

export type Template = { readonly data: string; readonly keys: readonly [string, string] }

/** Records by which each release is larger than the one before. */
const MORE_RECORDS = 500

/** A data directory with a published release and two keys, to be copied for each attack. */
export const makeTemplate = async (
  folder: string,
  { records, releases: count = 1 }: { readonly records?: number; readonly releases?: number },
): Promise<Template> => {
  const data = mkdtempSync(join(tmpdir(), 'rotunda-hostile-'))
  for (let number = 0; records !== undefined && number < count; number += 1) {
    await archiveSample(data, { records: records + number * MORE_RECORDS })
    const built = Reflect.get(Object(await ask(folder, data, 'release', 'build')), 'release')
    // The rows of a sample of another size are others, which nobody would publish without a look.
    const releases = { directory: join(data, 'releases'), collection: APPROPRIATIONS }
    await publishAnyway({ ...releases, release: String(built), now: new Date() })
  }
  // A service that is attacked while it makes its first sample has nothing yet for partners.
  for (const order of [
    ['sources', 'sample'],
    ['release', 'build'],
    ['release', 'publish', 'latest'],
  ])
    await ask(folder, data, ...order, '--collection', 'congress')
  const { stop } = await startService(folder, { data, keys: ['', ''] }, {})
  await stop()
  const issue = async (organisation: string): Promise<string> => {
    const issued = await ask(
      folder,
      data,
      'keys',
      'issue',
      '--organisation',
      organisation,
      ...SCOPES.flatMap((scope) => ['--scope', scope]),
    )
    return String(Reflect.get(Object(issued), 'secret'))
  }
  return { data, keys: [await issue('Hostile Society'), await issue('Example Society')] }
}

const START_MILLISECONDS = 60_000
/** Longer than a drain and the end of all that is open take. */
const STOP_MILLISECONDS = 8000

/** On a copy of the template's data, which goes with the service. */
export const startFresh = async (
  folder: string,
  template: Template,
  settings: Environment,
): Promise<RunningService> => {
  const data = mkdtempSync(join(tmpdir(), 'rotunda-hostile-'))
  cpSync(template.data, data, { recursive: true })
  const service = await startService(folder, { ...template, data }, settings)
  const stop = async (): Promise<void> => {
    await service.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...service, stop }
}

const startService = async (
  folder: string,
  { data, keys }: Template,
  settings: Environment,
): Promise<RunningService> => {
  const { start, startSettings } = readPrograms(folder)
  const environment = {
    ...startSettings,
    ROTUNDA_DATA: data,
    ROTUNDA_LOG_LEVEL: 'error',
    ROTUNDA_DRAIN_SECONDS: '1',
    ...settings,
  }
  const child = startProgram(folder, start, environment)
  let [printed, said] = ['', '']
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-4000)))
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (printed += part))
  const ended = once(child, 'exit', LIFE_MILLISECONDS).then(() => 'ended' as const)
  while (!/Metrics .*\n/.test(printed) && child.stdout !== null)
    if ((await Promise.race([once(child.stdout, 'data', START_MILLISECONDS), ended])) === 'ended')
      throw new Error(`the service of ${folder} did not start: ${said}`)
  const [, base = ''] = /(http:\S+)\/api\/send-message/.exec(printed) ?? []
  if (child.pid === undefined) throw new Error('a process that runs has an id')
  return {
    folder,
    base: new URL(base),
    keys,
    pid: child.pid,
    signal: (name) => child.kill(name),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS)
      await ended
      clearTimeout(late)
    },
  }
}

/** The most memory that the process ever held; undefined when it is gone. */
export const readPeakMegabytes = (pid: number): number | undefined => {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    // It has ended between two looks.
    return undefined
  }
}

/** Sockets that the process holds. */
export const countSockets = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((file) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${file}`).startsWith('socket:')
    } catch {
      // Closed between the list and the look.
      return false
    }
  }).length
