/** States of an access request, in the order in which they usually follow. */
export const REQUEST_STATES = [
  'draft',
  'submitted',
  'asked_back',
  'awaiting_second',
  'approved',
  'refused',
  'withdrawn',
  'lapsed',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/**
 * Events that change the state of a request. `approve` settles it, unless it holds a scope that two reviewers must
 * approve: then `propose` records the first approval, and `second` the other.
 */
export const REQUEST_EVENTS = [
  'submit',
  'ask_back',
  'propose',
  'approve',
  'second',
  'refuse',
  'withdraw',
  'lapse',
] as const
export type RequestEvent = (typeof REQUEST_EVENTS)[number]

type Cell = RequestState | 'illegal'

const ENDED: Readonly<Record<RequestEvent, Cell>> = {
  submit: 'illegal',
  ask_back: 'illegal',
  propose: 'illegal',
  approve: 'illegal',
  second: 'illegal',
  refuse: 'illegal',
  withdraw: 'illegal',
  lapse: 'illegal',
}

/** Total by type: a new state or event does not compile until every cell is decided. The SQL reads this table too. */
export const requestTransitions: Readonly<Record<RequestState, Readonly<Record<RequestEvent, Cell>>>> = {
  draft: { ...ENDED, submit: 'submitted', withdraw: 'withdrawn', lapse: 'lapsed' },
  submitted: {
    ...ENDED,
    ask_back: 'asked_back',
    propose: 'awaiting_second',
    approve: 'approved',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  asked_back: { ...ENDED, submit: 'submitted', refuse: 'refused', withdraw: 'withdrawn', lapse: 'lapsed' },
  awaiting_second: {
    ...ENDED,
    ask_back: 'asked_back',
    second: 'approved',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  approved: ENDED,
  refused: ENDED,
  withdrawn: ENDED,
  lapsed: ENDED,
}
