import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { endWithTest, findFreePort, RUN_MILLISECONDS, waitUntil } from '../../testing.ts'
import { findOwner } from './start-cluster.ts'

/** Debian's program, in a folder that only an administrator searches. */
const PROGRAM = '/usr/sbin/pgbouncer'

const CONFIGURATION = join(import.meta.dirname, '../../../../../../ops/pgbouncer.ini')

export const findPgbouncer = (): boolean =>
  existsSync(PROGRAM) && spawnSync(PROGRAM, ['--version'], { timeout: RUN_MILLISECONDS }).status === 0

/** pgbouncer with the configuration that operators get. Returns the address of the database behind it. */
export const startPgbouncer = async (t: TestContext, databaseUrl: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-pgbouncer-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const { hostname, port, pathname } = new URL(databaseUrl)
  const own = await findFreePort()
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')]
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(
    file,
    readFileSync(CONFIGURATION, 'utf8')
      .replace(/^rotunda = .*$/m, `${pathname.slice(1)} = host=${hostname} port=${port}`)
      .replace('listen_port = 6432', `listen_port = ${own}\nunix_socket_dir =`)
      .replace('scram-sha-256', 'trust')
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
  endWithTest(spawn(PROGRAM, ['--quiet', file], { stdio: 'ignore', ...findOwner() }))
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href
  const answers = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  await waitUntil('pgbouncer', answers)
  return url
}
