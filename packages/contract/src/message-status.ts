import { Type, type Static } from 'typebox'
import { Instant } from './instant.ts'
import { orNull } from './or-null.ts'

/**
 * States of a message. `delivered`, `refused`, `undeliverable` and `withdrawn` are final; `uncertain` waits for a
 * person.
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

export const TimelineEntry = Type.Object(
  {
    at: Instant,
    state: DeliveryState,
    reason: Type.String({ description: 'Why the message came into this state.' }),
  },
  { additionalProperties: false },
)
export type TimelineEntry = Static<typeof TimelineEntry>

/** Proof that the receiver gave: for Congress the gateway's acceptance, for a docket the tracking number. */
export const Receipt = Type.Object(
  {
    received_at: Instant,
    http_status: Type.Integer(),
    tracking_number: orNull(Type.String()),
  },
  { additionalProperties: false },
)
export type Receipt = Static<typeof Receipt>

/** Warnings about an accepted message, each with its code. None of them is a reason to refuse it. */
export const WARNING_CODES = [
  'zip_not_in_state',
  'state_not_of_seat',
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

export const MessageWarning = Type.Object(
  {
    code: Type.Enum([...WARNING_CODES]),
    text: Type.String({ description: 'The same sentence as in the `Warning` header of the answer.' }),
  },
  { additionalProperties: false },
)
export type MessageWarning = Static<typeof MessageWarning>

export const MessageStatus = Type.Object(
  {
    id: Type.String(),
    state: DeliveryState,
    reason: Type.String({ description: 'Reason of the last change of state.' }),
    channel: Type.Enum([...CHANNELS]),
    destination: Type.String({ description: 'Office code or docket id.' }),
    document: orNull(Type.String({ description: 'Document of the docket on which the comment is filed.' })),
    delivery_id: Type.String({
      description: 'Id under which the receiver sees this message, the same on every try.',
    }),
    attempts: Type.Integer({ minimum: 0 }),
    accepted_at: Instant,
    not_before: orNull(Instant),
    expected_at: orNull(
      Type.String({
        format: 'date-time',
        description:
          'When it should be sent, by its place in the queue and the rates of the receiver; an estimate. Null when it ' +
          'does not wait, when it waits for a person, and in a list.',
      }),
    ),
    deadline: orNull(Instant),
    possible_duplicate_of: orNull(
      Type.String({
        description:
          'Id of a message of the last 24 hours with the same text, from the same person to the same office or docket. ' +
          'Searched for only when the message came without an Idempotency-Key.',
      }),
    ),
    warnings: Type.Array(MessageWarning, {
      description:
        'What may keep the message from being read, though it was accepted, and which of its fields the receiver ' +
        'has no place for. Deleted with the text.',
    }),
    receipt: orNull(Receipt),
    personal_data_until: orNull(
      Type.String({
        format: 'date-time',
        description: 'When the text and the person are deleted; null until final.',
      }),
    ),
    timeline: Type.Array(TimelineEntry),
  },
  { additionalProperties: false },
)
export type MessageStatus = Static<typeof MessageStatus>

/** A request that a simulator received for a message, byte for byte. */
export const ReceivedRequest = Type.Object(
  {
    channel: Type.Enum([...CHANNELS]),
    at: Instant,
    method: Type.String(),
    path: Type.String({ description: 'Path and query, the key replaced by REDACTED.' }),
    content_type: orNull(Type.String()),
    body: Type.String(),
    status: Type.Integer({ description: 'What the simulator answered; 0 when it gave no answer.' }),
  },
  { additionalProperties: false },
)
export type ReceivedRequest = Static<typeof ReceivedRequest>
