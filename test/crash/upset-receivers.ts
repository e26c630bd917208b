import { setTimeout } from 'node:timers/promises'
import type { Random } from './random.ts'
import { RECEIVERS, type Receiver, type Simulators } from './simulators-process.ts'

/** Paths that take messages: the lists that a service reads at its start are left in peace. */
const PATHS: Readonly<Record<Receiver, string>> = {
  HOUSE: '/v2/message',
  SENATE: '/api/testing-messages/',
  REGULATIONS: '/v4/comments',
}

/** 409 tells that the message is there already: only the Senate says so, and only when it is true. */
const SHARED_FAULTS = [
  { answer: 503, moment: 'after_reading' },
  { answer: 503, moment: 'after_taking' },
  { answer: 500, moment: 'after_taking' },
  { answer: 502, moment: 'after_taking' },
  { answer: 504, moment: 'after_reading' },
  { answer: 429, moment: 'after_reading', retry_after: '0' },
  { answer: 429, moment: 'before_reading', retry_after: '1' },
  { answer: 'reset', moment: 'before_reading' },
  { answer: 'reset', moment: 'after_reading' },
  { answer: 'reset', moment: 'after_taking' },
  { answer: 'cut', moment: 'after_taking' },
  { answer: 'hang', moment: 'after_reading' },
  { answer: 'hang', moment: 'after_taking' },
] as const
const FAULTS: Readonly<Record<Receiver, readonly object[]>> = {
  HOUSE: SHARED_FAULTS,
  SENATE: [...SHARED_FAULTS, { answer: 409, moment: 'after_taking' }],
  REGULATIONS: SHARED_FAULTS,
}

/** Makes some requests to each receiver go wrong, until the signal; then all is well again. */
export const upsetReceivers = async (
  simulators: Simulators,
  random: Random,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const receiver = random.pick(RECEIVERS)
    const times = Math.ceil(random.between(0, 3))
    await simulators.fail(receiver, [{ ...random.pick(FAULTS[receiver]), times, path: PATHS[receiver] }])
    await setTimeout(random.between(100, 400), undefined, { signal }).catch(() => undefined)
  }
  for (const receiver of RECEIVERS) await simulators.fail(receiver, [])
}
