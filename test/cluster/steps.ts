import { existsSync } from 'node:fs'
import { waitUntil } from '../../apps/service/src/platform/testing.ts'
import { writeRequests } from '../many/testing/make-release.ts'
import type { Random } from '../crash/random.ts'
import type { Load } from './load.ts'
import type { Cluster } from './open-cluster.ts'
import type { RoleProcess } from './role-process.ts'

/**
 * Time in which requests may end badly: in flight at a kill; without a database; without a release that a client names,
 * and that its process does not hold yet.
 */
export type Disturbance = {
  readonly kind: 'kill' | 'no database' | 'publication'
  readonly from: number
  readonly to: number
}

export type Play = {
  readonly cluster: Cluster
  readonly load: Load
  readonly random: Random
  readonly disturbances: Disturbance[]
  /** Rows of the last release. One with fewer is refused. */
  rows: number
  /** Snapshot token of the last publication; empty before the first. */
  token: string
}

export type Step = {
  readonly name: string
  /** Resolves with the reason of a step that this machine cannot take. */
  run(play: Play): Promise<string | undefined>
}

const LIBFAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const ANSWERS = 20

/** All steps of the long form, in their order. */
export const listSteps = ({ processes }: Cluster): Step[] => [
  ...processes.map(kill),
  ...processes.map(stop),
  PUBLICATION,
  ...STORE_FAULTS,
  FULL_DISK,
  REDIS_AWAY,
  ...['message-2', 'data-2', 'portal-2', 'deliver-2'].map(clockOff),
  END_OF_SERVING,
  FAILOVER,
  ...processes.map(upgrade),
]

/** Steps of the short form: the seed chooses the process of each pair, and one step of the others. */
export const chooseSteps = ({ processes }: Cluster, random: Random): Step[] => [
  ...Map.groupBy(processes, ({ name }) => name.split('-')[0])
    .values()
    .map((pair) => kill(random.pick(pair))),
  PUBLICATION,
  ...STORE_FAULTS,
  random.pick([
    stop(random.pick(processes)),
    REDIS_AWAY,
    clockOff('deliver-2'),
    upgrade(random.pick(processes)),
  ]),
  FAILOVER,
]

const disturb = async (
  { disturbances }: Play,
  kind: Disturbance['kind'],
  work: () => Promise<unknown>,
): Promise<void> => {
  const from = performance.now()
  try {
    await work()
  } finally {
    disturbances.push({ kind, from, to: performance.now() })
  }
}

/** A process without an address of its own is not behind the balancer. */
const isBalanced = ({ name }: RoleProcess): boolean => !name.startsWith('deliver')

const untilBack = async ({ cluster }: Play, one: RoleProcess): Promise<void> => {
  await one.untilReady()
  if (isBalanced(one)) await cluster.haproxy.untilServer(one.name, 'UP')
}

function kill(one: RoleProcess): Step {
  return {
    name: `kill -9 of ${one.name}`,
    run: async (play) => {
      await disturb(play, 'kill', () => one.end('SIGKILL'))
      await play.load.more(ANSWERS)
      await one.start()
      await untilBack(play, one)
      return undefined
    },
  }
}

function stop(one: RoleProcess): Step {
  return {
    name: `stop and go of ${one.name}`,
    run: async (play) => {
      const from = performance.now()
      one.pause()
      if (isBalanced(one)) await play.cluster.haproxy.untilServer(one.name, 'DOWN')
      await play.load.more(ANSWERS)
      one.resume()
      play.disturbances.push({ kind: 'kill', from, to: performance.now() })
      await untilBack(play, one)
      return undefined
    },
  }
}

function upgrade(one: RoleProcess): Step {
  return {
    name: `upgrade of ${one.name}`,
    run: async (play) => {
      await one.end('SIGTERM')
      await one.start()
      await untilBack(play, one)
      return undefined
    },
  }
}

function clockOff(name: string): Step {
  return {
    name: `clock of ${name} 5 minutes ahead`,
    run: async (play) => {
      if (!existsSync(LIBFAKETIME)) return 'libfaketime is not installed here'
      const one = play.cluster.processes.find((process) => process.name === name)
      await one?.end('SIGTERM')
      await one?.start({ LD_PRELOAD: LIBFAKETIME, FAKETIME: '+300s', DONT_FAKE_MONOTONIC: '1' })
      await play.load.more(ANSWERS * 3)
      await one?.end('SIGTERM')
      await one?.start()
      if (one !== undefined) await untilBack(play, one)
      return undefined
    },
  }
}

const REDIS_AWAY: Step = {
  name: 'Redis away and back',
  run: async ({ cluster: { redis }, load }) => {
    await redis.kill()
    await load.more(ANSWERS)
    await redis.restart()
    await load.more(ANSWERS)
    redis.pause()
    await load.more(ANSWERS)
    redis.resume()
    return undefined
  },
}

/** The stand-by takes over. Every process must be ready again without a restart. */
const FAILOVER: Step = {
  name: 'failover of PostgreSQL',
  run: async (play) => {
    const { primary, standby, processes } = play.cluster
    await disturb(play, 'no database', async () => {
      await primary.kill()
      await play.load.more(ANSWERS, 'page')
      await standby.ask('select pg_promote()')
      for (const one of processes) await untilBack(play, one)
      await play.load.more(ANSWERS, 'message')
    })
    await play.load.more(ANSWERS, 'message')
    return undefined
  },
}

const serves = async (one: RoleProcess, token: string): Promise<boolean> => {
  const response = await one.fetch('/api/appropriations/v1/records?limit=1').catch(() => undefined)
  return (await response?.text())?.includes(`"${token}"`) ?? false
}

/** Waits until every process of data serves the last publication. */
export const untilServed = async ({ cluster, token }: Play): Promise<void> => {
  for (const one of cluster.pair('data'))
    await waitUntil(`${one.name} to serve ${token}`, () => serves(one, token))
}

type Published = { readonly release: string; readonly previous: string }

/** Builds and publishes a release with more rows. Gives its id, and that of the release before. */
const publish = async (play: Play, waitSeconds = 60): Promise<Published> => {
  const { cluster, load } = play
  const [builder] = cluster.pair('data')
  if (builder === undefined) throw new Error('no process serves data')
  play.rows += 4
  await cluster.operate('sources', 'add', ...writeRequests(builder.directory, play.rows))
  const { release, snapshot } = await cluster.operate('release', 'build')
  let previous: unknown
  await disturb(play, 'publication', async () => {
    ;({ previous } = await cluster.operate('release', 'publish', String(release), '--wait', `${waitSeconds}`))
    await load.more(ANSWERS, 'data')
  })
  play.token = String(snapshot)
  return { release: String(release), previous: String(previous) }
}

/** Publishes while the second process of data cannot follow, mends it, and waits until it has caught up. */
const publishWithFault = async (play: Play, mend: () => void): Promise<void> => {
  await disturb(play, 'publication', async () => {
    await publish(play, 3)
    const [first] = play.cluster.pair('data')
    if (first !== undefined) await waitUntil('the first process to switch', () => serves(first, play.token))
    mend()
    await untilServed(play)
  })
}

const PUBLICATION: Step = {
  name: 'publication',
  run: async (play) => {
    await publish(play)
    await untilServed(play)
    return undefined
  },
}

const STORE_FAULTS: readonly Step[] = (
  [
    ['500', { kind: 'status', status: 500 }],
    ['wrong bytes', { kind: 'wrong byte', atByte: 20 }],
  ] as const
).map(([what, fault]) => ({
  name: `publication while the store answers ${what} to every second process`,
  run: async (play) => {
    play.cluster.store.fail({ fault })
    await publishWithFault(play, () => play.cluster.store.heal())
    return undefined
  },
}))

const FULL_DISK: Step = {
  name: 'publication while the disk of data-2 is full',
  run: async (play) => {
    const { disk } = play.cluster
    if (disk === undefined) return 'this user may not mount a file system'
    disk.fill()
    await publishWithFault(play, () => disk.makeRoom())
    return undefined
  },
}

const END_OF_SERVING: Step = {
  name: 'end of serving of a release',
  run: async (play) => {
    const before = play.token
    const bad = await publish(play)
    await disturb(play, 'publication', async () => {
      await play.cluster.operate('release', 'publish', bad.previous)
      play.token = before
      await untilServed(play)
      await play.cluster.operate('release', 'end', bad.release, '--notice', 'It was a test.', '--yes')
      for (const one of play.cluster.pair('data'))
        await waitUntil(`${one.name} to end it`, async () => {
          return (await one.ask(`/downloads/${bad.release}/release.json`)) === 410
        })
    })
    return undefined
  },
}
