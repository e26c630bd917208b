import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HAPROXY_MISSING, putSample, startHaproxy, type Haproxy } from '../../apps/service/src/bin/testing.ts'
import { askRotunda } from '../../apps/service/src/operator/testing.ts'
import {
  REDIS_MISSING,
  startRedis,
  type TestRedis,
} from '../../apps/service/src/platform/counters/testing.ts'
import {
  CLUSTERS_MISSING,
  startCluster,
  type Cluster as Postgres,
} from '../../apps/service/src/platform/store/testing.ts'
import {
  findFreePort,
  RADOSGW_MISSING,
  startFaultyProxy,
  startRadosgw,
  type FaultyProxy,
} from '../../apps/service/src/platform/testing.ts'
import type { Random } from '../crash/random.ts'
import { startSimulators, type Simulators } from '../crash/simulators-process.ts'
import { mountSmallDisk, type SmallDisk } from '../full-disk/testing/small-disk.ts'
import { RoleProcess, type Environment } from './role-process.ts'

/** Reason for which this machine cannot make a cluster. */
export const CLUSTER_MISSING = [CLUSTERS_MISSING, RADOSGW_MISSING, REDIS_MISSING, HAPROXY_MISSING].find(
  (reason) => reason !== false,
)

/** Roles of each pair of processes, as docs/how-to/run-many.md gives them. */
const PAIRS = {
  message: 'message',
  data: 'data,pages,partner',
  portal: 'portal',
  deliver: 'deliver,keep',
} as const
export type Pair = keyof typeof PAIRS

/** Pair of processes behind each backend of ops/haproxy.cfg. */
const PAIR_OF_BACKEND: Readonly<Record<string, Pair>> = { message: 'message', data: 'data', portal: 'portal' }

const DISK_MEGABYTES = 700

export type Cluster = {
  readonly processes: readonly RoleProcess[]
  readonly pair: (name: Pair) => readonly RoleProcess[]
  readonly haproxy: Haproxy
  readonly primary: Postgres
  readonly standby: Postgres
  readonly databaseUrl: string
  readonly redis: TestRedis
  /** Stands between the store and the second process of each pair. */
  readonly store: FaultyProxy
  readonly simulators: Simulators
  /** Holds the folder of the second process of data; undefined where this user may not mount. */
  readonly disk: SmallDisk | undefined
  readonly sealing: Buffer
  /** Key that may send messages and read the tables of partners. */
  readonly key: string
  /** Reads the mail of the sandbox through the balancer. */
  readonly mailToken: string
  readonly logs: string
  /** An operator's command, on the machine of the first process of data. */
  operate(...args: readonly string[]): Promise<Record<string, unknown>>
  close(): Promise<void>
}

/** Two processes of each role behind HAProxy, with a primary and a stand-by, an S3 store, Redis and simulators. */
export const openCluster = async (random: Random): Promise<Cluster> => {
  const endings: (() => unknown)[] = []
  const t = { after: (end: () => unknown) => void endings.unshift(end) }
  const place = mkdtempSync(join(tmpdir(), 'rotunda-cluster-run-'))
  t.after(() => rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const close = async () => {
    for (const end of endings) await end()
  }
  try {
    const parts = await openParts(t)
    const sealing = random.secret('sealing')
    const settings = makeSettings(parts, random)
    const disk = mountSmallDisk(DISK_MEGABYTES)
    t.after(() => disk?.unmount())
    // A run that is ended from outside leaves no mount.
    process.once('exit', () => disk?.unmount())
    const logs = join(place, 'logs')
    const processes = await makeProcesses(place, { settings, disk, store: parts.store.endpoint })
    t.after(() => Promise.all(processes.map((one) => one.end('SIGKILL'))))
    const pair = (name: Pair) => processes.filter((one) => one.name.startsWith(name))
    const [builder] = pair('data')
    if (builder === undefined) throw new Error('no process serves data')
    for (const { directory } of [...pair('data'), ...pair('portal')]) await putSample(directory)
    // The first process makes the schema, for which the others would wait.
    await builder.start()
    await Promise.all(processes.filter((one) => one !== builder).map((one) => one.start()))
    const haproxy = await startHaproxy(t, (backend) =>
      Object.fromEntries(pair(PAIR_OF_BACKEND[backend] ?? 'data').map(({ name, port }) => [name, port])),
    )
    const { ROTUNDA_ROLES: _roles, ...all } = builder.environment
    const operate = (...args: readonly string[]) => askRotunda({ ...all, ...settings }, ...args)
    const { secret } = await operate('keys', 'issue', '--organisation', 'Cluster', ...KEY_OPTIONS)
    return {
      ...parts,
      processes,
      pair,
      haproxy,
      disk,
      sealing,
      mailToken: random.secret('mail').toString('hex'),
      key: String(secret),
      logs,
      operate,
      close,
    }
  } catch (cause) {
    await close()
    throw cause
  }
}

const KEY_OPTIONS = [
  '--scope',
  'messages:send',
  '--scope',
  'members:read',
  '--scope',
  'committees:read',
  '--per-minute',
  '100000',
  '--per-day',
  '10000000',
  '--without-terms',
  'A run of the cluster.',
]

type Endings = { after(end: () => unknown): void }

const openParts = async (t: Endings) => {
  const simulators = await startSimulators()
  t.after(() => simulators.stop())
  const primary = await startCluster(t)
  // Eight processes and their readers hold more connections than a new cluster allows.
  await primary.ask('alter system set max_connections = 400')
  await primary.kill()
  await primary.restart()
  const standby = await startCluster(t, primary)
  await primary.ask(`alter system set synchronous_standby_names = '*'`)
  await primary.ask('select pg_reload_conf()')
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
  const databaseUrl = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
  const redis = await startRedis(t)
  const s3 = await startRadosgw(t)
  const store = await startFaultyProxy(t, s3.endpoint)
  return { simulators, primary, standby, databaseUrl, redis, s3, store }
}

const makeSettings = (
  { simulators, databaseUrl, redis, s3 }: Awaited<ReturnType<typeof openParts>>,
  random: Random,
): Environment => ({
  ...simulators.settings,
  DATABASE_URL: databaseUrl,
  ROTUNDA_COUNTERS: redis.url,
  ROTUNDA_STORE: `s3://${s3.bucket}/cluster`,
  ROTUNDA_STORE_ENDPOINT: s3.endpoint,
  ROTUNDA_STORE_KEY_ID: s3.accessKey,
  ROTUNDA_STORE_SECRET: s3.secretKey,
  ROTUNDA_SEALING_KEYS: `1:${random.secret('sealing').toString('base64')}`,
  ROTUNDA_KEY_PEPPER: random.secret('pepper').toString('base64'),
  ROTUNDA_TRUSTED_PROXIES: '127.0.0.1',
  ROTUNDA_SANDBOX_MAIL_TOKEN: random.secret('mail').toString('hex'),
  ROTUNDA_UNREADY_SECONDS: '5',
  ROTUNDA_TRY_SECONDS: '5',
  ROTUNDA_RATES: 'off',
  // Counted, and never reached.
  ROTUNDA_PUBLIC_RATE: '1000000',
  ROTUNDA_MESSAGE_RATE: '0',
})

type Places = {
  readonly settings: Environment
  readonly disk: SmallDisk | undefined
  /** Address of the store that can be made to fail. */
  readonly store: string
}

const makeProcesses = (place: string, { settings, disk, store }: Places): Promise<RoleProcess[]> =>
  Promise.all(
    Object.entries(PAIRS).flatMap(([name, roles]) =>
      [1, 2].map(async (number) => {
        const own = `${name}-${number}`
        const directory = own === 'data-2' && disk !== undefined ? disk.directory : join(place, own)
        mkdirSync(directory, { recursive: true, mode: 0o700 })
        return new RoleProcess({
          name: own,
          roles,
          directory,
          port: await findFreePort(),
          settings: number === 1 ? settings : { ...settings, ROTUNDA_STORE_ENDPOINT: store },
          logFile: join(place, 'logs', `${own}.log`),
        })
      }),
    ),
  )
