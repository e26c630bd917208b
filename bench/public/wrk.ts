import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Reads = {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Answers that were neither 2xx nor 304, and requests without an answer. */
  readonly failed: number
}

/**
 * Loads one server with wrk, in a process of its own with one thread: a generator in JavaScript would itself be the
 * bottleneck. The paths are asked in turn, each once until the list begins again.
 */
export const read = async (
  base: string,
  paths: readonly string[],
  seconds: number,
  {
    connections = 64,
    headers = {},
  }: { connections?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<Reads> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-wrk-'))
  const script = join(directory, 'paths.lua')
  writeFileSync(script, writeScript(paths, headers))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, base]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(child, 'close')
  rmSync(directory, { recursive: true })
  return parseReport(text)
}

const writeScript = (paths: readonly string[], headers: Readonly<Record<string, string>>): string => `
local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local at = 0
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
request = function()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end
done = function(summary, latency)
  io.write(string.format('REPORT %f %f %d\\n', summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1e3,
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`

const parseReport = (text: string): Reads => {
  const [, perSecond, p99, failed] = /REPORT (\S+) (\S+) (\d+)/.exec(text) ?? []
  if (perSecond === undefined) throw new Error(`wrk gave no report: ${text}`)
  return { perSecond: Number(perSecond), p99: Number(p99), failed: Number(failed) }
}
