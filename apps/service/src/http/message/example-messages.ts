import type { MessageStatus, ReceivedRequest, SendMessageBody } from '@rotunda/contract'

/**
 * Examples for the API description: a comment on a docket and a message to an office. The comment fits every
 * parameter.
 */
export const EXAMPLE_BODIES: readonly SendMessageBody[] = [
  {
    data: {
      name_prefix: 'Ms.',
      first_name: 'Ada',
      last_name: 'Sample',
      suffix: '',
      address1: '12 Example Street',
      address2: null,
      city: 'Springfield',
      state: 'CA',
      zip_code: '90001',
      phone_number: '2025550123',
      email: 'ada@example.org',
      message: 'The proposed rule would help the people of my town.',
      destination_id: 'FDA-2026-N-9001',
      sponsoring_org: 'Example Society',
      category: 'Individual Consumer',
    },
  },
  {
    data: {
      name_prefix: 'Ms.',
      first_name: 'Ada',
      last_name: 'Sample',
      suffix: '',
      address1: '12 Example Street',
      address2: null,
      city: 'Springfield',
      state: 'CA',
      zip_code: '90001',
      phone_number: '2025550123',
      email: 'ada@example.org',
      custom_subject: 'Please support the bill',
      message: 'I am writing to ask for your support.',
      destination_id: 'HCA12',
      main_issue: 18,
    },
  },
]

const ID = 'msg_019e12ab34cd00112233445566778899'
const DELIVERY_ID = '00112233445566778899aabbccddeeff'
const AT = '2026-06-15T12:00:00.000Z'

export const EXAMPLE_STATUS: MessageStatus = {
  id: ID,
  state: 'delivered',
  reason: 'The receiver took the message.',
  channel: 'house-cwc',
  destination: 'HCA12',
  document: null,
  delivery_id: DELIVERY_ID,
  attempts: 1,
  accepted_at: AT,
  not_before: null,
  expected_at: null,
  deadline: null,
  possible_duplicate_of: null,
  warnings: [],
  receipt: { received_at: '2026-06-15T12:00:01.000Z', http_status: 200, tracking_number: null },
  personal_data_until: '2026-07-15T12:00:01.000Z',
  timeline: [
    { at: AT, state: 'accepted', reason: 'Stored.' },
    { at: AT, state: 'queued', reason: 'Waits for its turn.' },
    { at: AT, state: 'sending', reason: 'Handed to the receiver’s gateway.' },
    { at: '2026-06-15T12:00:01.000Z', state: 'delivered', reason: 'The receiver took the message.' },
  ],
}

export const EXAMPLE_RECEIVED: ReceivedRequest = {
  channel: 'house-cwc',
  at: AT,
  method: 'POST',
  path: '/v2/message?apikey=REDACTED',
  content_type: 'application/xml',
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<CWC>…</CWC>\n',
  status: 200,
}
