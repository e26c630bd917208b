import { DELIVERY_STATES, type DeliveryState } from '@rotunda/contract'

/** Events that can happen to a message. */
export const DELIVERY_EVENTS = [
  'queue',
  'claim',
  'hold',
  'release',
  'deliver',
  'refuse',
  'defer',
  'put_off',
  'keep_back',
  'lose_track',
  'end_in_doubt',
  'give_up',
  'retry',
  'withdraw',
] as const
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number]

type Cell = DeliveryState | 'illegal'

/**
 * Total by type: a new state or event does not compile until every cell is decided. The SQL reads this table too. An
 * outside order (`hold`) leaves a running try alone: only the outcome of the try (`put_off`) ends it. An answer that
 * arrives after the lease was given up still counts as the receiver's; proof of delivery counts even if a person has
 * asked for another try meanwhile, and makes that try needless.
 */
export const transitions: Readonly<Record<DeliveryState, Readonly<Record<DeliveryEvent, Cell>>>> = {
  accepted: {
    queue: 'queued',
    claim: 'illegal',
    hold: 'held',
    release: 'illegal',
    deliver: 'illegal',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'undeliverable',
    retry: 'illegal',
    withdraw: 'illegal',
  },
  queued: {
    queue: 'illegal',
    claim: 'sending',
    hold: 'held',
    release: 'illegal',
    deliver: 'delivered',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'uncertain',
    give_up: 'undeliverable',
    retry: 'illegal',
    withdraw: 'withdrawn',
  },
  sending: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'delivered',
    refuse: 'refused',
    defer: 'queued',
    put_off: 'held',
    keep_back: 'held',
    lose_track: 'uncertain',
    end_in_doubt: 'illegal',
    give_up: 'undeliverable',
    retry: 'illegal',
    withdraw: 'illegal',
  },
  held: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'held',
    release: 'queued',
    deliver: 'delivered',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'uncertain',
    give_up: 'undeliverable',
    retry: 'illegal',
    withdraw: 'withdrawn',
  },
  uncertain: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'delivered',
    refuse: 'refused',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'undeliverable',
    retry: 'queued',
    withdraw: 'illegal',
  },
  delivered: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'illegal',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'illegal',
    retry: 'illegal',
    withdraw: 'illegal',
  },
  refused: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'illegal',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'illegal',
    retry: 'queued',
    withdraw: 'illegal',
  },
  undeliverable: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'illegal',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'illegal',
    retry: 'queued',
    withdraw: 'illegal',
  },
  withdrawn: {
    queue: 'illegal',
    claim: 'illegal',
    hold: 'illegal',
    release: 'illegal',
    deliver: 'illegal',
    refuse: 'illegal',
    defer: 'illegal',
    put_off: 'illegal',
    keep_back: 'illegal',
    lose_track: 'illegal',
    end_in_doubt: 'illegal',
    give_up: 'illegal',
    retry: 'illegal',
    withdraw: 'illegal',
  },
}

/** States in which the service does nothing more by itself. `uncertain` waits for a person. */
export const SETTLED: readonly DeliveryState[] = [
  'delivered',
  'refused',
  'undeliverable',
  'uncertain',
  'withdrawn',
]

export const isSettled = (state: DeliveryState): boolean => SETTLED.includes(state)

/** The `where state in (…)` of the update that applies an event. */
export const statesThatAllow = (event: DeliveryEvent): DeliveryState[] =>
  DELIVERY_STATES.filter((state) => transitions[state][event] !== 'illegal')

/** State that an event leads to, from any state before: the table holds one state per event. */
export const stateAfter = (event: DeliveryEvent): DeliveryState => {
  const after = statesThatAllow(event).map((state) => transitions[state][event])
  const [state] = after
  if (state === undefined || state === 'illegal') throw new Error(`no state allows ${event}`)
  return state
}
