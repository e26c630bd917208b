import type { ReportEvent, ReportState } from '@rotunda/contract'

/** Name of each state of a report, and one sentence about it for the reporter. */
export const STATE_WORDS: Readonly<Record<ReportState, { readonly name: string; readonly says: string }>> = {
  received: { name: 'Received', says: 'Your report waits for a reviewer.' },
  under_review: { name: 'Under review', says: 'A reviewer reads your report.' },
  asked_back: { name: 'Question for you', says: 'A reviewer has a question, and waits for your answer.' },
  awaiting_second: {
    name: 'Waiting for a second reviewer',
    says: 'One reviewer agrees, and a second must agree as well.',
  },
  accepted: { name: 'Accepted', says: 'The correction is accepted. The next release shows it.' },
  rejected: { name: 'Rejected', says: 'The record stays as it is.' },
  told_publisher: {
    name: 'Told to the publisher',
    says: 'This service cannot correct it, and told the publisher.',
  },
  duplicate: { name: 'Duplicate', says: 'Another report says the same.' },
  spam: { name: 'Put aside', says: 'A reviewer put the report aside as spam.' },
  withdrawn: { name: 'Withdrawn', says: 'You withdrew the report.' },
  lapsed: { name: 'Lapsed', says: 'The question had no answer within 30 days, so the report lapsed.' },
  awaiting_reversal: {
    name: 'Accepted',
    says: 'The correction is accepted, and two reviewers look at it again.',
  },
  reversed: { name: 'Reversed', says: 'The correction was accepted, and withdrawn later.' },
}

export const EVENT_WORDS: Readonly<Record<ReportEvent['event'], string>> = {
  receive: 'Received',
  draw: 'Handed to a reviewer',
  ask_back: 'Question asked',
  answer: 'Answered',
  propose: 'First reviewer agreed',
  accept: 'Accepted',
  second: 'Second reviewer agreed',
  disagree: 'Second reviewer disagreed',
  reject: 'Rejected',
  tell_publisher: 'Told to the publisher',
  mark_duplicate: 'Marked as a duplicate',
  mark_spam: 'Put aside as spam',
  withdraw: 'Withdrawn',
  lapse: 'Lapsed',
  appeal: 'Appealed',
  propose_reversal: 'Reversal proposed',
  keep: 'Kept after a second look',
  reverse: 'Reversed',
  pass: 'Handed to another reviewer',
  add_file: 'File added',
  set_contact: 'Mailbox set',
  publish: 'Words published',
  redact: 'Words erased',
  erase_file: 'File erased',
}
