import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { CHANNELS, DELIVERY_STATES, TimelineEntry } from '../message-status.ts'
import { closed, orNull, text } from '../fields.ts'
import { REQUEST_STATES } from './requests.ts'

/** States in which a message waits, or ended so that a person may order another try. */
export const DESK_STATES = ['queued', 'held', 'uncertain', 'undeliverable', 'refused'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** Orders of an operator on one message. */
export const MESSAGE_ORDERS = ['retry', 'hold', 'release'] as const
export type MessageOrder = (typeof MESSAGE_ORDERS)[number]

const channel = Type.Enum([...CHANNELS], { description: 'Channel of the message.' })
const state = Type.Enum([...DELIVERY_STATES], { description: 'State of the message.' })
const count = Type.Integer({ description: 'Number of messages or requests.' })
const oldest = Type.Integer({ description: 'Age of the oldest message or request, in seconds.' })

/** Messages of a channel in one state, and channels that are paused. Ended messages count while their text is kept. */
export const DeskDeliveries = closed({
  deliveries: Type.Array(closed({ channel, state, count, oldest_seconds: oldest }), {
    description: 'Messages by channel and state; finished messages count while their text is kept.',
  }),
  pauses: Type.Array(
    closed({
      channel,
      since: Instant,
      reason: text('Reason of the pause.'),
      until: orNull(Instant, { description: 'End of the pause; null when a person has to end it.' }),
    }),
    { description: 'Channels that are paused now.' },
  ),
})
export type DeskDeliveries = Static<typeof DeskDeliveries>

/** Requests in one state. */
export const CountedRequests = closed({
  state: Type.Enum([...REQUEST_STATES], { description: 'State of the requests.' }),
  count,
  oldest_seconds: oldest,
})

const MESSAGE = {
  id: text('Id of the message.'),
  organisation: text('Name of the organisation that sent the message.'),
  channel,
  state,
  reason: text('Reason for this state.'),
  since: Instant,
  accepted_at: Instant,
  attempts: Type.Integer({ description: 'Tries so far.' }),
}

/** A message as an operator sees it: never its text, its sender or its destination. */
export const DeskMessage = closed(MESSAGE)
export type DeskMessage = Static<typeof DeskMessage>

/** A message with its history, and the orders that its state allows. */
export const DeskMessageHistory = closed({
  ...MESSAGE,
  orders: Type.Array(Type.Enum([...MESSAGE_ORDERS]), {
    description: 'Orders that the message takes now; none once its text was deleted.',
  }),
  timeline: Type.Array(TimelineEntry, { description: 'Every state, oldest first.' }),
})
