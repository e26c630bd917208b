import type { RequestFlag, RequestState, Scope } from '@rotunda/contract'
import { html, type Content } from '../html/html.ts'
import { countOf } from '../parts/format.ts'

/** Data or right behind each scope, in plain words. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'messages:send': 'Send messages to offices of Congress, and comments to dockets',
  'staff:read': 'Staff of offices, by payroll. These are private persons: two reviewers decide',
  'members:read': 'Members and the roles that they hold',
  'committees:read': 'Committees and their members',
  'member-history:read': 'Former members and their service',
  'hearings:read': 'Meetings, witnesses and documents of hearings',
}

/** State in plain words, and the next step for the organisation. */
export const STATE_WORDS: Readonly<Record<RequestState, { readonly name: string; readonly next: string }>> = {
  draft: {
    name: 'Draft',
    next: 'Answer the questions and submit the request. Reviewers are not told of a draft. It lapses after 90 days without a change.',
  },
  submitted: {
    name: 'With the reviewers',
    next: 'A reviewer reads the request, then approves it, refuses it, or asks you a question. You get a mail.',
  },
  asked_back: {
    name: 'A reviewer has a question',
    next: 'Read the question, change the answers, and submit the request again. It lapses after 90 days without a change.',
  },
  awaiting_second: {
    name: 'Waiting for a second reviewer',
    next: 'One reviewer has approved the request. Staff data needs two reviewers, so nothing is granted before the second one agrees. You get a mail.',
  },
  approved: {
    name: 'Approved',
    next: 'A member of the organisation can accept the terms and issue a key.',
  },
  refused: { name: 'Refused', next: 'Read the reason below. Your organisation can begin a new request.' },
  withdrawn: { name: 'Withdrawn', next: 'Nobody will decide it. Your organisation can begin a new request.' },
  lapsed: {
    name: 'Lapsed',
    next: 'It did not change for 90 days. Your organisation can begin a new request.',
  },
}

export const FLAG_WORDS: Readonly<Record<RequestFlag, string>> = {
  freemail: 'The mailbox is with a provider that gives one to anybody.',
  unlike_site: 'The domain of the mailbox differs from the site of the organisation.',
}

/** States in which the organisation may change the answers and submit them. */
export const isOpenToAnswers = (state: RequestState): boolean => state === 'draft' || state === 'asked_back'

/** States that nothing leads out of. */
export const isSettled = (state: RequestState): boolean =>
  ['approved', 'refused', 'withdrawn', 'lapsed'].includes(state)

/** Scopes as a list of words. */
export const showScopes = (scopes: readonly Scope[]): Content =>
  scopes.length === 0
    ? 'None yet'
    : scopes.map((scope, index) => html`${index > 0 && ', '}<code>${scope}</code>`)

const AGES = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

/** `3 days`, `5 hours`, `less than a minute`. */
export const writeAge = (seconds: number): string => {
  const [length, unit] = AGES.find(([one]) => seconds >= one) ?? [0, '']
  return length === 0 ? 'less than a minute' : countOf(Math.floor(seconds / length), unit)
}
