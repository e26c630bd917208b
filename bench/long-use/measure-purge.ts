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

export const PER_SECOND = 50
const ALONE_SECONDS = 20

export type Purging = {
  readonly alone: Steady
  readonly beside: Steady
  readonly purged: number
  readonly seconds: number
}

/** Sends at a steady rate, first alone, then until a purge of everything that is due has ended. */
export const measurePurge = async (bed: Bed): Promise<Purging> => {
  const alone = await sendSteadily(bed, setTimeout(ALONE_SECONDS * 1000))
  const begun = performance.now()
  const purging = purge(bed.store, RETENTION, new Date())
  const beside = await sendSteadily(bed, purging)
  return { alone, beside, purged: await purging, seconds: (performance.now() - begun) / 1000 }
}

const sendSteadily = async (bed: Bed, until: Promise<unknown>): Promise<Steady> => {
  const worker = makeWorker(bed)
  const delivered: number[] = []
  worker.onSettled(() => delivered.push(performance.now()))
  worker.start()
  const accepted: Promise<number>[] = []
  const ended = { yes: false }
  void until.then(() => (ended.yes = true))
  const begun = performance.now()
  while (!ended.yes) {
    const due = begun + (accepted.length * 1000) / PER_SECOND
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
