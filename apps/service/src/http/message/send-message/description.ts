import { SendMessageBody, SendMessageSuccess } from '@rotunda/contract'
import { Type } from 'typebox'
import { EXAMPLE_BODIES, EXAMPLE_STATUS } from '../example-messages.ts'
import { CAMPAIGN_PATTERN } from './read-campaign.ts'
import { DOCUMENT_PATTERN } from './read-document.ts'
import { WARNING_HEADER } from '../tell-warnings.ts'
import { messageProblems } from '../message-problems.ts'
import { MAX_WAIT_SECONDS } from './read-wait-seconds.ts'

const CAMPAIGN = {
  Campaign: Type.Optional(
    Type.String({
      description:
        'For a message to an office: a name of your choice for what the message belongs to, and with `;stance=pro` or ' +
        '`;stance=con` the side that it takes. Offices group what they receive by organisation, issue area, campaign ' +
        'and stance.',
      pattern: CAMPAIGN_PATTERN,
      examples: ['libraries-2026;stance=pro'],
    }),
  ),
}

export const CAMPAIGN_HEADER = Type.Object(CAMPAIGN)

export const DOCUMENT_PARAMETER = Type.Object(
  {
    document: Type.Optional(
      Type.String({
        description:
          'For a comment on a docket: the number of the document in it that the comment is filed on; `windows` in ' +
          '/api/dockets has them. Without it a proposed rule comes before a rule, a rule before a notice, and a notice ' +
          'before other documents; a warning names the others that take comments, and two of the best kind are refused. ' +
          'It counts as part of the body under an Idempotency-Key.',
        pattern: DOCUMENT_PATTERN,
        examples: ['FDA-2026-N-9001-0001'],
      }),
    ),
  },
  { additionalProperties: false },
)

const REQUEST_HEADERS = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,255}$',
      description:
        'A value of your choice, unique to each message of your organisation across all its keys. Sending the same body again with the same value gives the same message, never a second ' +
        'one. It is remembered until the personal data of the message is deleted.',
      examples: ['5f0c9a3e-1d2b-4c6f-8a77-0b1c2d3e4f50'],
    }),
  ),
  ...CAMPAIGN,
  Prefer: Type.Optional(
    Type.String({
      description:
        `\`wait=N\`: answer after the first outcome or after N seconds, whichever comes first; at most ` +
        `${MAX_WAIT_SECONDS}. A refusal by the receiver within that time is a 422 with its reason.`,
      examples: ['wait=10'],
    }),
  ),
})

const MESSAGE_HEADERS = {
  ...WARNING_HEADER,
  location: Type.String({
    description: 'Address under which the progress of the message can be read.',
    examples: [`/api/messages/${EXAMPLE_STATUS.id}`],
  }),
  'idempotent-replayed': Type.String({
    description: '`true` when the message was accepted earlier, under the same Idempotency-Key.',
  }),
  'preference-applied': Type.String({ description: 'The wait that was applied, when one was requested.' }),
  'message-state': Type.String({ description: 'State of the message at the end of that wait.' }),
}

const problems = messageProblems(400, 401, 403, 409, 413, 415, 422, 429, 503)

/** What the API description says of sending, and what the route validates and serialises by. */
export const SEND_MESSAGE = {
  operationId: 'sendMessage',
  tags: ['messages'],
  summary: 'Accept one message and deliver it',
  description:
    'Stores the message durably, answers, and delivers it to the office or docket that destination_id names. ' +
    'The Location header holds the address under which its progress can be read. ' +
    'With an Idempotency-Key header the same body can be sent again safely. ' +
    '`success` means that it is stored and will be delivered once, or reported as not delivered. ' +
    'A 422 means that nothing was stored, unless it has a Location: then the receiver refused the message while you waited.',
  security: [{ key: ['messages:send'] }],
  headers: REQUEST_HEADERS,
  querystring: DOCUMENT_PARAMETER,
  body: { ...SendMessageBody, examples: [...EXAMPLE_BODIES] },
  response: {
    ...problems,
    200: {
      ...SendMessageSuccess,
      description: 'Stored, and on its way.',
      examples: [{ response: 'success' }],
      headers: MESSAGE_HEADERS,
    },
    422: { ...problems[422], headers: MESSAGE_HEADERS },
  },
}
