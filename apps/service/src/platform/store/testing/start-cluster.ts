import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { endWithTest, findFreePort, once, RUN_MILLISECONDS, runToEnd, waitUntil } from '../../testing.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Reason to skip a test, where this machine cannot run clusters of its own. */
export const CLUSTERS_MISSING =
  existsSync(join(PROGRAMS, 'initdb')) && existsSync(join(PROGRAMS, 'pg_basebackup'))
    ? false
    : 'PostgreSQL 15 is not installed here'

export type Cluster = {
  readonly port: number
  readonly databaseUrl: string
  ask(statement: string): Promise<void>
  /** Lines that the server logged since it started. */
  log(): string
  /** Ends it as a crash does. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on its port. Resolves when it answers. */
  restart(): Promise<void>
}

/** An empty cluster; or, of a primary, a stand-by that follows it. It ends with the test. */
export const startCluster = async (
  t: { after(clean: () => void): void },
  primary?: Cluster,
): Promise<Cluster> => {
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-cluster-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const run = (name: string, ...rest: readonly string[]) =>
    endWithTest(
      spawn(join(PROGRAMS, name), rest, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...owner }),
    )
  const data = join(folder, 'data')
  const { code, stderr } = await runToEnd(
    primary === undefined
      ? run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
      : run(
          'pg_basebackup',
          '-D',
          data,
          '-R',
          '-h',
          '127.0.0.1',
          '-p',
          `${primary.port}`,
          '-U',
          'postgres',
          '-N',
        ),
  )
  if (code !== 0) throw new Error(stderr)
  const port = await findFreePort()
  let logged = ''
  const serve = () => {
    const started = run('postgres', '-D', data, '-p', `${port}`, '-k', folder, '-c', 'fsync=off')
    started.stdout.resume()
    started.stderr.on('data', (text: Buffer) => (logged += text.toString()))
    return started
  }
  let server = serve()
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const untilAnswering = () =>
    waitUntil('a cluster', () =>
      ask('select 1').then(
        () => true,
        () => false,
      ),
    )
  await untilAnswering()
  const kill = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  const restart = async () => {
    server = serve()
    await untilAnswering()
  }
  return { port, databaseUrl, ask, log: () => logged, kill, restart }
}

/** PostgreSQL refuses to run as root. */
export const findOwner = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { timeout: RUN_MILLISECONDS }).stdout),
  )
  return { ...(uid && { uid }), ...(gid && { gid }) }
}
