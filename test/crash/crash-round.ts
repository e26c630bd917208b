import { setTimeout } from 'node:timers/promises'
import { issueKey } from '../../apps/service/src/access/index.ts'
import type { MessageTables } from '../../apps/service/src/messages/index.ts'
import { makeSealer, type Store } from '../../apps/service/src/platform/index.ts'
import type { DatabasePlace } from './database-place.ts'
import { giveOrders, openEverything } from './give-orders.ts'
import { gatherEvidence, type Evidence } from './gather-evidence.ts'
import { killFirstStarts, killServices } from './kill-services.ts'
import type { Random } from './random.ts'
import { ServiceProcess } from './service-process.ts'
import { startSimulators, type Simulators } from './simulators-process.ts'
import { upsetReceivers } from './upset-receivers.ts'
import { MARK, writeMessages, type Written } from './write-messages.ts'

export type RoundResult = { readonly kills: number; readonly evidence: Evidence; readonly log: string }

const CLIENTS = 4
/**
 * Messages of each client for each kill: every kill meets messages under way, and a round stays within the 5,000 requests
 * that a simulator remembers.
 */
const MESSAGES_PER_KILL = 9
const FIRST_STARTS_PER_KILL = 0.03
/** Leases must run out, and messages that a receiver put off must come round again. */
const DRAIN_SECONDS = 240
const DRAIN_LOOK_MILLISECONDS = 250

/** Clients write, receivers misbehave and services are killed; then all is left alone until the queue is empty. */
export const runRound = async (place: DatabasePlace, kills: number, random: Random): Promise<RoundResult> => {
  const simulators = await startSimulators()
  const secrets = makeSecrets(random)
  const settings = { ...place.settings, ...simulators.settings, ...SETTINGS, ...secrets.settings }
  const services = Array.from({ length: place.services }, () => new ServiceProcess(settings))
  try {
    const rounds = Math.ceil(kills * FIRST_STARTS_PER_KILL)
    const early = await killFirstStarts(services, place, rounds, random.fork('first starts'))
    const store = await place.open()
    try {
      const played = await play({ store, services, simulators, secrets, random, kills: kills - early })
      for (const service of services) await service.stop()
      const evidence = await gatherEvidence({
        store,
        simulators,
        sealer: secrets.sealer,
        written: played.written,
        complaints: services.flatMap(findComplaints),
        inClear: [...(await place.findInClear(MARK)), ...services.flatMap(findInLog)],
      })
      return { kills: early + played.killed, evidence, log: services.map(({ log }) => log).join('\n') }
    } finally {
      await store.close()
    }
  } finally {
    for (const service of services) await service.kill()
    await simulators.stop()
  }
}

/** Short tries give short leases; the log tells everything. */
const SETTINGS = {
  ROTUNDA_TRY_SECONDS: '1',
  ROTUNDA_RATES: 'off',
  ROTUNDA_MESSAGE_RATE: '0',
  ROTUNDA_LOG_LEVEL: 'info',
}

const makeSecrets = (random: Random) => {
  const [sealing, pepper] = [random.secret('sealing'), random.secret('pepper')]
  return {
    sealer: makeSealer([{ id: 1, secret: sealing }]),
    pepper,
    settings: {
      ROTUNDA_SEALING_KEYS: `1:${sealing.toString('base64')}`,
      ROTUNDA_KEY_PEPPER: pepper.toString('base64'),
    },
  }
}

type Play = {
  readonly store: Store
  readonly services: readonly ServiceProcess[]
  readonly simulators: Simulators
  readonly secrets: ReturnType<typeof makeSecrets>
  readonly random: Random
  readonly kills: number
}

const play = async ({ store, services, simulators, secrets, random, kills }: Play) => {
  const access = { store, pepper: secrets.pepper, sealer: secrets.sealer, kind: 'test' } as const
  const wanted = {
    organisation: 'Crash',
    scopes: ['messages:send'],
    actor: 'crash run',
    at: new Date(),
  } as const
  const { secret: apiKey } = await issueKey(access, wanted)
  for (const service of services) service.start()
  await Promise.all(services.map((service) => service.ready()))
  const over = new AbortController()
  const { signal } = over
  const bases = () => services.flatMap(({ base }) => base ?? [])
  let killed = 0
  const allowance = () => (killed + 1) * MESSAGES_PER_KILL
  const upset = upsetReceivers(simulators, random.fork('faults'), signal)
  const orders = giveOrders(store, random.fork('orders'), signal)
  const writers = Array.from({ length: CLIENTS }, (_, index) => {
    const name = `c${index}`
    return writeMessages({ bases, apiKey, name, random: random.fork(name), signal, allowance })
  })
  const countKilled = (count: number) => (killed = count)
  await killServices(services, kills, random.fork('kills'), countKilled).finally(() => over.abort())
  await Promise.all([upset, orders])
  const written: Written[] = (await Promise.all(writers)).flat()
  await drain(store)
  return { killed, written }
}

/** Until nothing waits; should that not come to pass, the promises say what is left. */
const drain = async (store: Store): Promise<void> => {
  const until = performance.now() + DRAIN_SECONDS * 1000
  while (performance.now() < until && (await isBusy(store))) {
    await openEverything(store)
    await setTimeout(DRAIN_LOOK_MILLISECONDS)
  }
}

const isBusy = async (store: Store): Promise<boolean> => {
  const row = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select('id')
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const UNHEALTHY = ['queue.fault', 'delivery.fault', 'delivery.outcome.too_late']

const findComplaints = ({ diedAlone, log }: ServiceProcess): string[] => [
  ...diedAlone,
  ...log.split('\n').filter((line) => UNHEALTHY.some((event) => line.includes(`"event":"${event}"`))),
]

const findInLog = ({ log }: ServiceProcess): string[] => (log.includes(MARK) ? ['the log'] : [])
