import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  endWithTest,
  once,
  patience,
  RUN_MILLISECONDS,
  waitUntil,
} from '../../../apps/service/src/platform/testing.ts'

export type Started = {
  /** Code of the answer. */
  readonly ask: (path: string) => Promise<number>
  readonly errors: () => string
  /** Sends SIGTERM, and gives the exit code. */
  readonly stop: () => Promise<unknown>
}

/** Waits until the service that this program starts has said where it listens. */
export const startProgram = async (
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env: NodeJS.Dict<string> },
): Promise<Started> => {
  const child = endWithTest(spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }))
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'exit', END_MILLISECONDS)
  await waitUntil('a service that says where it listens', () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${errors}`)
    return output.includes('/metrics\n')
  })
  const base = /(http:\S+)\/api\/send-message/.exec(output)?.[1] ?? ''
  return {
    ask: async (path) => {
      const answer = await fetch(`${base}${path}`, { signal: patience() })
      await answer.body?.cancel()
      return answer.status
    },
    errors: () => errors,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

/** The service ends after a test, however long that takes. */
const END_MILLISECONDS = 600_000

/** The service of an unpacked version, where a system has Node and no npm. */
export const startVersion = async ({
  place,
  data,
}: Readonly<Record<'place' | 'data', string>>): Promise<Started & { readonly version: string }> => {
  const args = ['apps/service/src/bin/rotunda.js']
  const env = { PATH: '/nonexistent', PORT: '0', ADMIN_PORT: '0', ROTUNDA_DATA: data }
  const { stdout } = spawnSync(process.execPath, [...args, '--version'], {
    cwd: place,
    env,
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  return {
    version: stdout,
    ...(await startProgram(process.execPath, [join(place, ...args), 'serve'], { cwd: place, env })),
  }
}
