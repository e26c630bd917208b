import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { endWithTest, findFreePort, RUN_MILLISECONDS, waitUntil } from '../../testing.ts'
import { findOwner } from './start-cluster.ts'

/** Debian's program, in a folder that only an administrator searches. */
const PROGRAM = '/usr/sbin/pgbouncer'

export const findPgbouncer = (): boolean =>
  existsSync(PROGRAM) && spawnSync(PROGRAM, ['--version'], { timeout: RUN_MILLISECONDS }).status === 0

/** pgbouncer in transaction mode, with its other settings as they ship. Returns the address of the database behind it. */
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
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`,
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
