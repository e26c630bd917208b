import { REPORT_STATES, type ReportEventName, type ReportState } from '@rotunda/contract'

type Cell = ReportState | 'illegal'

const ENDED: Readonly<Record<ReportEventName, Cell>> = {
  draw: 'illegal',
  ask_back: 'illegal',
  answer: 'illegal',
  propose: 'illegal',
  accept: 'illegal',
  second: 'illegal',
  disagree: 'illegal',
  reject: 'illegal',
  tell_publisher: 'illegal',
  mark_duplicate: 'illegal',
  mark_spam: 'illegal',
  withdraw: 'illegal',
  lapse: 'illegal',
  appeal: 'illegal',
  propose_reversal: 'illegal',
  keep: 'illegal',
  reverse: 'illegal',
}

/** Total by type: a new state or event does not compile until every cell is decided. The SQL reads this table too. */
export const reportTransitions: Readonly<Record<ReportState, Readonly<Record<ReportEventName, Cell>>>> = {
  received: { ...ENDED, draw: 'under_review', mark_spam: 'spam', withdraw: 'withdrawn' },
  under_review: {
    ...ENDED,
    ask_back: 'asked_back',
    propose: 'awaiting_second',
    accept: 'accepted',
    reject: 'rejected',
    tell_publisher: 'told_publisher',
    mark_duplicate: 'duplicate',
    mark_spam: 'spam',
    withdraw: 'withdrawn',
  },
  asked_back: { ...ENDED, answer: 'under_review', withdraw: 'withdrawn', lapse: 'lapsed' },
  awaiting_second: { ...ENDED, second: 'accepted', disagree: 'under_review', withdraw: 'withdrawn' },
  accepted: { ...ENDED, propose_reversal: 'awaiting_reversal' },
  rejected: { ...ENDED, appeal: 'received' },
  told_publisher: ENDED,
  duplicate: ENDED,
  spam: ENDED,
  withdrawn: ENDED,
  lapsed: ENDED,
  awaiting_reversal: { ...ENDED, reverse: 'reversed', keep: 'accepted' },
  reversed: ENDED,
}

/** The `where state in (…)` of the update that applies an event. */
export const reportStatesThatAllow = (event: ReportEventName): ReportState[] =>
  REPORT_STATES.filter((state) => reportTransitions[state][event] !== 'illegal')

/** State that an event leads to, from any state before: the table holds one state per event. */
export const reportStateAfter = (event: ReportEventName): ReportState => {
  const [state] = reportStatesThatAllow(event).map((before) => reportTransitions[before][event])
  if (state === undefined || state === 'illegal') throw new Error(`no state allows ${event}`)
  return state
}
