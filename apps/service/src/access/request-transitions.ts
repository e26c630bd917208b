import { REQUEST_STATES, type RequestEventName, type RequestState } from '@rotunda/contract'

type Cell = RequestState | 'illegal'

const ENDED: Readonly<Record<RequestEventName, Cell>> = {
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
export const requestTransitions: Readonly<Record<RequestState, Readonly<Record<RequestEventName, Cell>>>> = {
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

/** The `where state in (…)` of the update that applies an event. */
export const requestStatesThatAllow = (event: RequestEventName): RequestState[] =>
  REQUEST_STATES.filter((state) => requestTransitions[state][event] !== 'illegal')

/** State that an event leads to, from any state before: the table holds one state per event. */
export const requestStateAfter = (event: RequestEventName): RequestState => {
  const [state] = requestStatesThatAllow(event).map((before) => requestTransitions[before][event])
  if (state === undefined || state === 'illegal') throw new Error(`no state allows ${event}`)
  return state
}
