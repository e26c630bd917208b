import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { GRANT_LIMITS, QUOTA_LIMITS, REQUEST_ANSWER_LIMITS } from '../limits.ts'
import { closed, orNull, text } from '../fields.ts'
import { SCOPES } from '../scopes.ts'

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
export type RequestEventName = (typeof REQUEST_EVENTS)[number]

/** Events that leave the state as it is. `answer` changes the answers, `narrow` takes away what was approved. */
export const REQUEST_NOTES = ['answer', 'narrow'] as const

const RequestState = Type.Enum([...REQUEST_STATES], {
  description:
    'State of the request. `draft` and `asked_back` wait for the organisation, `submitted` and `awaiting_second` for a reviewer. Every other state is final.',
})

/** Audience of the data: a public site or product, or the organisation alone. */
export const DATA_USES = ['public', 'internal'] as const

const AskedScope = closed({
  scope: Type.Enum([...SCOPES], { description: 'Scope that is asked for.' }),
  reason: text('Reason why the organisation needs the scope.'),
})

/** Bounds on answers, for the forms and for the service. */
export const MOST_IN_ANSWERS = {
  reasonCharacters: REQUEST_ANSWER_LIMITS.scopeReasonCharacters.value,
  textCharacters: REQUEST_ANSWER_LIMITS.textCharacters.value,
  addresses: REQUEST_ANSWER_LIMITS.addresses.value,
  daily: REQUEST_ANSWER_LIMITS.dailyVolume.value,
} as const

const ifAnswered = Type.Optional

/** Answers of a request. A draft may leave any of them out; a request that is submitted may not. */
export const RequestAnswers = closed({
  scopes: ifAnswered(Type.Array(AskedScope, { description: 'Requested scopes, each once with its reason.' })),
  purpose: ifAnswered(text('Purpose for which the organisation needs access.')),
  use: ifAnswered(
    Type.Enum([...DATA_USES], {
      description:
        '`public` if people outside the organisation see the results, `internal` if only the organisation does.',
    }),
  ),
  volume: ifAnswered(Type.Integer({ description: 'Requests that are expected in a day.' })),
  key_storage: ifAnswered(
    text('Place where the organisation keeps its keys, and the people who can read them.'),
  ),
  addresses: ifAnswered(
    Type.Array(Type.String(), {
      description:
        'Addresses and CIDR ranges from which the keys are used, if they are fixed. Never required.',
    }),
  ),
  staff_treatment: ifAnswered(
    text('Treatment of the personal data of staff. Required with the scope `staff:read`.'),
  ),
  messages_about: ifAnswered(
    text('Subjects of the messages. Required with the scope `messages:send`, like the next two fields.'),
  ),
  messages_senders: ifAnswered(text('How the organisation verifies the senders and their consent.')),
  messages_volume: ifAnswered(Type.Integer({ description: 'Messages that are expected in a day.' })),
})
export type RequestAnswers = Static<typeof RequestAnswers>

/** Quotas of a key unless others are given. */
export const DEFAULT_QUOTAS = {
  minute: QUOTA_LIMITS.quotaOfMinute.value,
  day: QUOTA_LIMITS.quotaOfDay.value,
} as const

/** Highest quotas that a reviewer may approve. */
export const MOST_QUOTAS = {
  minute: GRANT_LIMITS.minuteQuota.value,
  day: GRANT_LIMITS.dayQuota.value,
} as const

const QUOTAS = {
  minute: Type.Integer({ description: 'Requests of a key in a UTC minute.' }),
  day: Type.Integer({ description: 'Requests of a key in a UTC day.' }),
}

export const GrantQuotas = closed(QUOTAS, {
  description: 'Quotas of keys with this scope.',
})

/** Quotas that a reviewer gives. */
export const GivenQuotas = Type.Partial(Type.Object(QUOTAS), {
  additionalProperties: false,
  description: `Quotas of keys with the scope. If a quota is left out, an approval takes the usual quota, ${DEFAULT_QUOTAS.minute} in a minute and ${DEFAULT_QUOTAS.day.toLocaleString('en-US')} in a day, and a narrowing keeps the present quota.`,
})

/** One approved scope, with the quotas of its keys. */
const ApprovedScope = closed({
  scope: Type.Enum([...SCOPES], { description: 'Scope that is approved.' }),
  quotas: GrantQuotas,
})

/** Decision of a reviewer: the approved scopes, which may be fewer than were asked for. */
export const RequestDecision = closed({
  approved: Type.Array(ApprovedScope, { description: 'Approved scopes.' }),
})
export type RequestDecision = Static<typeof RequestDecision>

/** One event in the history of a request. */
export const RequestEvent = closed({
  at: Instant,
  revision: Type.Integer({ description: 'Number of the event. A request begins with 1.' }),
  event: Type.Enum([...REQUEST_EVENTS, ...REQUEST_NOTES], { description: 'Event.' }),
  state: RequestState,
  by: Type.Enum(['organisation', 'reviewer', 'service'], { description: 'Side that acted.' }),
  person: orNull(Type.String(), {
    description: 'Id of the person who acted. Null for the service; members do not see the ids of reviewers.',
  }),
  by_command: Type.Boolean({ description: 'Whether a command of the operator acted for the person.' }),
  note: text('Message to the reviewers or to the organisation; may be empty.'),
  decision: orNull(RequestDecision, { description: 'Decision of this event; null for none.' }),
})
export type RequestEvent = Static<typeof RequestEvent>

/** Marks for a reviewer. A flag is a reason to look closer, and proves nothing. */
export const REQUEST_FLAGS = ['freemail', 'unlike_site'] as const
export type RequestFlag = (typeof REQUEST_FLAGS)[number]

const Flags = Type.Array(
  Type.Enum([...REQUEST_FLAGS], {
    description:
      '`freemail`: the provider of the mailbox gives mailboxes to anybody. `unlike_site`: its domain differs from the site that the organisation names.',
  }),
  {
    description:
      'Reasons to look closely at the person who asks. A flag proves nothing; members do not see flags.',
  },
)

export const RequestingOrganisation = closed(
  {
    id: text('Id of the organisation.'),
    name: text('Name of the organisation.'),
    site: orNull(Type.String(), { description: 'Website that the organisation names; null for none.' }),
  },
  { description: 'Organisation that asks for access.' },
)

const SUMMARY = {
  id: text('Id of the request.'),
  organisation: RequestingOrganisation,
  state: RequestState,
  revision: Type.Integer({
    description: 'Number of the newest event. A change names the revision that it was made on.',
  }),
  scopes: Type.Array(Type.Enum([...SCOPES]), { description: 'Requested scopes.' }),
  created_at: Instant,
  submitted_at: orNull(Instant, {
    description: 'Time of the newest submission; null before the first submission.',
  }),
  changed_at: Instant,
}

/** A request in the list of its organisation. */
export const ListedRequest = closed(SUMMARY)
export type ListedRequest = Static<typeof ListedRequest>

/** A request in the list of the reviewers. */
export const QueuedRequest = closed({
  ...SUMMARY,
  age_seconds: Type.Integer({
    description: 'Seconds since the newest submission; since its beginning for a draft.',
  }),
  flags: Flags,
  obstacle: orNull(Type.String(), {
    description: 'Reason why the present reviewer may not decide the request; null if the reviewer may.',
  }),
})
export type QueuedRequest = Static<typeof QueuedRequest>

/** A request with its answers and its whole history. */
export const AccessRequest = closed({
  ...SUMMARY,
  requester: text('Id of the person who began the request.'),
  mailbox: orNull(Type.String(), {
    description: 'Mailbox of that person, for reviewers; null for members and once the person is deleted.',
  }),
  answers: RequestAnswers,
  decision: orNull(RequestDecision, {
    description:
      'Newest decision: only proposed while the request awaits a second reviewer. Null before the first decision.',
  }),
  flags: Flags,
  obstacle: orNull(Type.String(), {
    description:
      'Reason why the present reviewer may not decide the request; null if the reviewer may, and for members.',
  }),
  history: Type.Array(RequestEvent, { description: 'Every event, oldest first.' }),
})
export type AccessRequest = Static<typeof AccessRequest>
