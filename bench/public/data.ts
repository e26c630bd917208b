import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Step = {
  readonly seconds: number
  /** In all of its threads, in the system too: other programs on the machine change it less. */
  readonly processorSeconds: number
  readonly peakMegabytes: number
}

export type Data = {
  /** ROTUNDA_DATA of a service that has so many records published. */
  readonly directory: string
  readonly records: number
  readonly generate: Step
  readonly build: Step
  readonly publish: Step
  readonly bundleMegabytes: number
}

/** Adds invented documents to an archive. */
export const SAMPLE = 'test/sample/run.ts'

/** Sample documents of so many records, archived, built into a release and published, each by its own command. */
export const makeData = async (records: number): Promise<Data> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-public-'))
  const generate = await order(directory, ['--records', String(records)], SAMPLE)
  const build = await order(directory, ['release', 'build'])
  const publish = await order(directory, ['release', 'publish', 'latest'])
  return { directory, records, generate, build, publish, bundleMegabytes: weighBundle(directory) }
}

/** Runs an operator's command, or another program, in a process of its own, with the most memory that it held. */
export const order = async (
  directory: string,
  words: readonly string[],
  program = 'apps/service/src/bin/rotunda.js',
): Promise<Step> => {
  const started = performance.now()
  const measured = ['-f', 'PEAK %M %U %S', process.execPath, program, ...words]
  const child = spawn('/usr/bin/time', measured, {
    env: { ...process.env, ROTUNDA_DATA: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = (await once(child, 'close')) as [number] // what a process ends with
  if (code !== 0) throw new Error(`${words.join(' ')} failed: ${text}`)
  const [, kilobytes, user, system] = /PEAK (\d+) ([\d.]+) ([\d.]+)/.exec(text) ?? []
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: Number(user) + Number(system),
    peakMegabytes: Math.round(Number(kilobytes) / 1024),
  }
}

const weighBundle = (directory: string): number => {
  const files = readdirSync(join(directory, 'releases'), { recursive: true, encoding: 'utf8' })
  const sizes = files
    .filter((file) => file.endsWith('.zip'))
    .map((file) => statSync(join(directory, 'releases', file)).size)
  return Math.round(Math.max(...sizes) / 1e6)
}
