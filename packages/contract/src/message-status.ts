import { Type, type Static } from 'typebox'
import { Instant } from './instant.ts'
import { closed, orNull } from './fields.ts'

/**
 * States of a message. `delivered`, `refused`, `undeliverable` and `withdrawn` are final. `uncertain` waits for an operator.
 */
export const DELIVERY_STATES = [
  'accepted',
  'queued',
  'sending',
  'held',
  'delivered',
  'refused',
  'undeliverable',
  'uncertain',
  'withdrawn',
] as const
export const DeliveryState = Type.Enum([...DELIVERY_STATES])
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const CHANNELS = ['house-cwc', 'senate-cwc', 'regulations-gov'] as const
export type ChannelName = (typeof CHANNELS)[number]

export const TimelineEntry = closed({
  at: Instant,
  state: DeliveryState,
  reason: Type.String({ description: 'Reason for this state.' }),
})
export type TimelineEntry = Static<typeof TimelineEntry>

/** Proof from the receiver: the acceptance of a gateway of Congress, or the tracking number of Regulations.gov. */
export const Receipt = closed({
  received_at: Instant,
  http_status: Type.Integer(),
  tracking_number: orNull(Type.String()),
})
export type Receipt = Static<typeof Receipt>

/** Codes of warnings about an accepted message. No warning refuses a message. */
export const WARNING_CODES = [
  'zip_not_in_state',
  'state_not_of_seat',
  'seat_vacant',
  'possible_duplicate',
  'docket_closes_first',
  'other_documents_open',
  'campaign_not_sent',
  'name_prefix_not_sent',
  'suffix_not_sent',
  'address2_not_sent',
  'sponsoring_org_not_sent',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

export const MessageWarning = closed({
  code: Type.Enum([...WARNING_CODES]),
  text: Type.String({ description: 'Sentence of the warning, as in the `Warning` header of the answer.' }),
})
export type MessageWarning = Static<typeof MessageWarning>

export const MessageStatus = closed({
  id: Type.String(),
  state: DeliveryState,
  reason: Type.String({ description: 'Reason for the current state.' }),
  channel: Type.Enum([...CHANNELS]),
  destination: Type.String({ description: 'Office code, or docket id.' }),
  document: orNull(
    Type.String({
      description: 'Document that the comment is filed on; null for a message without a document.',
    }),
  ),
  delivery_id: Type.String({
    description: 'Id that the receiver sees, the same on every attempt.',
  }),
  attempts: Type.Integer({ minimum: 0 }),
  accepted_at: Instant,
  not_before: orNull(Instant),
  expected_at: orNull(
    Type.String({
      format: 'date-time',
      description:
        'Estimated time of sending, from the place in the queue and the rate limits of the receiver. Null in lists, for a message that does not wait, and for a message that waits for an operator.',
    }),
  ),
  deadline: orNull(Instant),
  possible_duplicate_of: orNull(
    Type.String({
      description:
        'Id of a message from the last 24 hours with the same text, person and destination. Always null for messages with an Idempotency-Key.',
    }),
  ),
  warnings: Type.Array(MessageWarning, {
    description:
      'Warnings: facts that may keep an accepted message from being read, and fields that the receiver cannot take. Deleted together with the text.',
  }),
  receipt: orNull(Receipt),
  personal_data_until: orNull(
    Type.String({
      format: 'date-time',
      description: 'Time when the text and the personal data will be deleted; null until the state is final.',
    }),
  ),
  timeline: Type.Array(TimelineEntry),
})
export type MessageStatus = Static<typeof MessageStatus>

/** A request as a simulator received it, byte for byte. */
export const ReceivedRequest = closed({
  channel: Type.Enum([...CHANNELS]),
  at: Instant,
  method: Type.String(),
  path: Type.String({ description: 'Path and query. REDACTED replaces the key.' }),
  content_type: orNull(Type.String()),
  body: Type.String(),
  status: Type.Integer({ description: 'Status of the answer; 0 if the simulator did not answer.' }),
})
export type ReceivedRequest = Static<typeof ReceivedRequest>
