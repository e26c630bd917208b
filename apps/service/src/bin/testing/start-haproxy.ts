import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endWithTest, findFreePort, RUN_MILLISECONDS, waitUntil } from '../../platform/testing.ts'

const CONFIGURATION = join(import.meta.dirname, '../../../../../ops/haproxy.cfg')
const PROGRAM = '/usr/sbin/haproxy'

/** Reason to skip a test, where this machine has no HAProxy. */
export const HAPROXY_MISSING: string | false =
  spawnSync(PROGRAM, ['-v'], { timeout: RUN_MILLISECONDS }).status === 0 ? false : 'HAProxy is not installed'

export type Haproxy = {
  readonly base: string
  /** Waits until HAProxy has noticed, for each backend, that a server is UP or DOWN. */
  readonly untilServer: (name: string, state: 'UP' | 'DOWN') => Promise<boolean>
}

/** Ports by name of a server. */
type Servers = Readonly<Record<string, number>>

/** HAProxy with the configuration that operators get, before the servers of each backend. */
export const startHaproxy = async (
  t: { after(clean: () => void): void },
  serversOf: (backend: string) => Servers,
): Promise<Haproxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-haproxy-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const front = await findFreePort()
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')]
  const page = readFileSync(CONFIGURATION, 'utf8')
    .replace(/bind .*/, `bind 127.0.0.1:${front}`)
    .replaceAll(
      /(backend (\w+)\n.*\n)(?: {2}server .*\n)+/g,
      (_, head: string, backend: string) => head + writeServers(serversOf(backend)),
    )
  writeFileSync(file, `global\n  stats socket ${socket} level admin\n${page}`)
  endWithTest(spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: 'ignore' }))
  const untilServer = (name: string, state: string) =>
    waitUntil(`${name} to be ${state}`, async () => {
      const asked = connect(socket)
      asked.on('error', () => undefined).end('show stat\n')
      const stats = await text(asked).catch(() => '')
      const lines = stats.split('\n').filter((line) => line.split(',')[1] === name)
      return lines.length > 0 && lines.every((line) => line.includes(`,${state},`))
    })
  return { base: `http://127.0.0.1:${front}`, untilServer }
}

const writeServers = (servers: Servers): string =>
  Object.entries(servers)
    .map(
      ([name, port]) =>
        `  server ${name} 127.0.0.1:${port}\n  server ${name}-unready 127.0.0.1:${port} backup no-check\n`,
    )
    .join('')
