import { setTimeout } from 'node:timers/promises'
import { purge } from '../../apps/service/src/messages/index.ts'
import type { Bed } from './bed.ts'
import { acceptOne, makeWorker, RETENTION } from './measure-use.ts'

/** Messages that were accepted at a steady rate while a worker delivered them. */
export type Steady = {
  /** Milliseconds from the time at which each was to be sent. */
  readonly accepted: readonly number[]
  /** Milliseconds from each delivery to the next. */
  readonly pauses: readonly number[]
}

export type Purging = {
  /** Messages accepted and delivered in a second by senders that do not pause. */
  readonly capacity: number
  readonly perSecond: number
  readonly alone: Steady
  readonly beside: Steady
  readonly purged: number
  readonly purgeSeconds: number
}

const SHARE = 0.1
const SENDERS = 64
export const CAPACITY_SECONDS = 10
export const ROUNDS = 3
export const ROUND_SECONDS = 15

/** Sends at a tenth of what the machine takes, in turn alone and beside a purge that is cut off at the end of its round. */
export const measurePurge = async (bed: Bed): Promise<Purging> => {
  const capacity = await measureCapacity(bed)
  const perSecond = Math.max(1, Math.floor(capacity * SHARE))
  const [alone, beside]: [Steady[], Steady[]] = [[], []]
  let [purged, purgeSeconds] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await sendSteadily(bed, perSecond))
    const begun = performance.now()
    const purging = purge(bed.store, RETENTION, new Date(), {
      signal: AbortSignal.timeout(ROUND_SECONDS * 1000),
    })
    const ended = purging.then(() => (performance.now() - begun) / 1000)
    beside.push(await sendSteadily(bed, perSecond))
    purged += await purging
    purgeSeconds += await ended
  }
  return { capacity, perSecond, alone: join(alone), beside: join(beside), purged, purgeSeconds }
}

const join = (rounds: readonly Steady[]): Steady => ({
  accepted: rounds.flatMap(({ accepted }) => accepted),
  pauses: rounds.flatMap(({ pauses }) => pauses),
})

/** The time counts until the last delivery. */
const measureCapacity = async (bed: Bed): Promise<number> => {
  const worker = makeWorker(bed)
  worker.start({ purges: false })
  const [begun, counts] = [performance.now(), { sent: 0, settled: 0 }]
  const { promise: allSettled, resolve } = Promise.withResolvers<undefined>()
  const sending = { yes: true }
  worker.onSettled(() => {
    counts.settled += 1
    if (!sending.yes && counts.settled === counts.sent) resolve(undefined)
  })
  const send = async (): Promise<void> => {
    while (performance.now() - begun < CAPACITY_SECONDS * 1000) {
      await acceptOne(bed)
      counts.sent += 1
      worker.wake()
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  sending.yes = false
  if (counts.settled === counts.sent) resolve(undefined)
  await allSettled
  const seconds = (performance.now() - begun) / 1000
  await worker.stop(60)
  return counts.sent / seconds
}

const sendSteadily = async (bed: Bed, perSecond: number): Promise<Steady> => {
  const worker = makeWorker(bed)
  const delivered: number[] = []
  worker.onSettled(() => delivered.push(performance.now()))
  worker.start({ purges: false })
  const accepted: Promise<number>[] = []
  const begun = performance.now()
  for (let index = 0; index < perSecond * ROUND_SECONDS; index += 1) {
    const due = begun + (index * 1000) / perSecond
    await setTimeout(Math.max(0, due - performance.now()))
    accepted.push(
      acceptOne(bed).then(() => {
        worker.wake()
        return performance.now() - due
      }),
    )
  }
  const milliseconds = await Promise.all(accepted)
  await worker.stop(60)
  const pauses = delivered.slice(1).map((at, index) => at - (delivered[index] ?? at))
  return { accepted: milliseconds, pauses }
}
