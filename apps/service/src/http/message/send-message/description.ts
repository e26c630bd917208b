import { closed, SendMessageBody, SendMessageSuccess } from '@rotunda/contract'
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
        'Campaign of a message to an office: a name of your choice, with `;stance=pro` or `;stance=con` for the side of the campaign. Offices group what they receive by organisation, issue area, campaign and stance.',
      pattern: CAMPAIGN_PATTERN,
      examples: ['libraries-2026;stance=pro'],
    }),
  ),
}

export const CAMPAIGN_HEADER = Type.Object(CAMPAIGN)

export const DOCUMENT_PARAMETER = closed({
  document: Type.Optional(
    Type.String({
      description:
        'Document of the docket that a comment is filed on, by its number in `windows` of /api/dockets. Without this parameter the service prefers a proposed rule, then a rule, then a notice, then other documents. A warning names the other open documents. If two documents have the best type, the comment is refused. With an Idempotency-Key, the parameter counts as part of the body.',
      pattern: DOCUMENT_PATTERN,
      examples: ['FDA-2026-N-9001-0001'],
    }),
  ),
})

const REQUEST_HEADERS = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      pattern: '^("[!-~]{1,510}"|[!-~]{1,255})$',
      description:
        'A value of your choice, unique to each message of your organisation across all its keys. If you repeat the same content with the same value, the answer names the first message, and no second message is made. The order of keys, white space, and fields that are null, empty or left out make no difference. Quotation marks around the value make no difference either. The service remembers the value until it deletes the personal data of the message.',
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
    description: 'Address of the status of the message.',
    examples: [`/api/messages/${EXAMPLE_STATUS.id}`],
  }),
  'idempotent-replayed': Type.String({
    description: '`true` if the message was accepted earlier with the same Idempotency-Key.',
  }),
  'preference-applied': Type.String({ description: 'Applied wait, if the request asked to wait.' }),
  'message-state': Type.String({ description: 'State of the message at the end of the wait.' }),
}

const problems = messageProblems(400, 401, 403, 409, 413, 415, 422, 429, 503)

/** Describes sending, with the schemas by which the route validates and serialises. */
export const SEND_MESSAGE = {
  operationId: 'sendMessage',
  tags: ['messages'],
  summary: 'Accept one message and deliver it',
  description:
    'Stores the message durably, answers, and delivers it to the office or docket in destination_id. The Location header gives the address of its status. With an Idempotency-Key header the same body can be sent again safely. `success` means that the message is stored, and will be delivered once or reported as not delivered. A 422 means that nothing was stored, unless it has a Location: then the receiver refused the message while you waited.',
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
