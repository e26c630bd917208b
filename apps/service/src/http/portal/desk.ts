import { Type } from 'typebox'
import {
  closed,
  CHANNELS,
  CountedRequests,
  DELIVERY_STATES,
  DESK_STATES,
  DeskDeliveries,
  DeskMessage,
  DeskMessageHistory,
  orNull,
  text,
  type DeliveryState,
  type MessageOrder,
} from '@rotunda/contract'
import { countRequests } from '../../access/index.ts'
import { auditWrites, type AuditAction, type AuditEntry } from '../../audit/index.ts'
import {
  findStuckMessage,
  holdMessage,
  listPauses,
  listStuckMessages,
  measureDeliveries,
  releaseMessage,
  retryMessage,
  type DeliveryMode,
  type StuckMessage,
} from '../../messages/index.ts'
import { describeActor, findOrganisation } from '../../people/index.ts'
import { Refusal, type Store } from '../../platform/index.ts'
import { operation, type PortalNeeds, type PortalOperation } from './operation.ts'

/** A live service issues live keys, and delivers to the real receivers. */
const modeOf = ({ kind }: Pick<PortalNeeds, 'kind'>): DeliveryMode => (kind === 'live' ? 'live' : 'sandbox')

const requests = operation({
  method: 'GET',
  path: '/desk/requests',
  operationId: 'countRequests',
  summary: 'Number and age of access requests',
  description:
    'Counts the requests that wait for a reviewer, or for their organisation after a question. `listQueue` has the requests.',
  caller: 'operator',
  answer: closed({ data: Type.Array(CountedRequests) }),
  says: 'The numbers by state.',
  example: { data: [{ state: 'submitted', count: 3, oldest_seconds: 86_400 }] },
  run: async ({ store }, { at }) => {
    const counts = await countRequests(store, at)
    return { data: counts.map(({ oldestSeconds, ...one }) => ({ ...one, oldest_seconds: oldestSeconds })) }
  },
})

const deliveries = operation({
  method: 'GET',
  path: '/desk/deliveries',
  operationId: 'countDeliveries',
  summary: 'Number and age of messages by channel and state',
  description:
    'Counts the messages that wait, and the messages that ended without a delivery and can be tried again, with the age of the oldest. Names the paused channels.',
  caller: 'operator',
  answer: closed({ data: DeskDeliveries }),
  says: 'The numbers.',
  example: {
    data: {
      deliveries: [{ channel: 'house-cwc', state: 'held', count: 12, oldest_seconds: 5400 }],
      pauses: [
        {
          channel: 'house-cwc',
          since: '2026-11-26T10:30:00.000Z',
          reason: 'Maintenance until noon.',
          until: null,
        },
      ],
    },
  },
  run: async (needs) => {
    const mode = modeOf(needs)
    const counts = await measureDeliveries(needs.store, mode)
    const pauses = await listPauses(needs.store, mode)
    return {
      data: {
        deliveries: counts.map(({ channel, state, count, oldestSeconds }) => ({
          channel,
          state,
          count,
          oldest_seconds: Math.floor(oldestSeconds),
        })),
        pauses: pauses.map(({ channel, pausedAt, reason, until }) => ({
          channel,
          reason,
          since: pausedAt.toISOString(),
          until: until?.toISOString() ?? null,
        })),
      },
    }
  },
})

const EXAMPLE_MESSAGE = {
  id: 'msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
  organisation: 'Example Society',
  channel: 'house-cwc',
  state: 'uncertain',
  reason: 'The receiver did not answer in time. It may have the message.',
  since: '2026-11-26T12:00:00.000Z',
  accepted_at: '2026-11-26T11:59:00.000Z',
  attempts: 1,
} as const

const USUAL = 50

const list = operation({
  method: 'GET',
  path: '/desk/messages',
  operationId: 'listDeskMessages',
  summary: 'Messages that wait, or ended without a delivery',
  description:
    'Lists the messages of all organisations in one state, oldest first, without text, sender and destination. Finished messages are left out once their text was deleted.',
  caller: 'operator',
  query: closed({
    state: Type.Optional(
      Type.Enum([...DESK_STATES], { description: 'State of the messages; `held` if left out.' }),
    ),
    channel: Type.Optional(Type.Enum([...CHANNELS], { description: 'Only messages of this channel.' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, default: USUAL, description: 'Number of messages.' }),
    ),
    after: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Continue after this message: `next` of the previous page.',
      }),
    ),
  }),
  answer: closed({
    data: Type.Array(DeskMessage),
    meta: closed({
      next: orNull(Type.String(), {
        description: 'Value for `after` of the next page; null on the last page.',
      }),
    }),
  }),
  says: 'The messages.',
  example: { data: [EXAMPLE_MESSAGE], meta: { next: null } },
  run: async (needs, { query: { state = 'held', limit = USUAL, ...wanted } }) => {
    const { store } = needs
    // One extra message shows whether there is a next page.
    const found = await listStuckMessages(store, {
      ...wanted,
      mode: modeOf(needs),
      state,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const names = await readNames(store, page)
    const data = page.map((one) => describe(one, names))
    return { data, meta: { next: found.length > limit ? (data.at(-1)?.id ?? null) : null } }
  },
})

const readNames = async (
  store: Store,
  messages: readonly StuckMessage[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(messages.map(({ organisation }) => organisation))]
  const found = await Promise.all(ids.map((id) => findOrganisation(store, id)))
  return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one.name] as const])))
}

const describe = (
  { organisation, since, acceptedAt, ...message }: StuckMessage,
  names: ReadonlyMap<string, string>,
) => ({
  ...message,
  organisation: names.get(organisation) ?? organisation,
  since: since.toISOString(),
  accepted_at: acceptedAt.toISOString(),
})

const MESSAGE = closed({ message: Type.String({ maxLength: 100, description: 'Id of the message.' }) })

const show = operation({
  method: 'GET',
  path: '/desk/messages/:message',
  operationId: 'showDeskMessage',
  summary: 'A message with its history',
  description:
    'Shows the state and history of a message of any organisation, and the orders that the message takes, without text, sender and destination.',
  caller: 'operator',
  params: MESSAGE,
  answer: closed({ data: DeskMessageHistory }),
  says: 'The message.',
  example: {
    data: {
      ...EXAMPLE_MESSAGE,
      orders: ['retry'],
      timeline: [
        { at: '2026-11-26T11:59:00.000Z', state: 'queued', reason: 'The message was accepted.' },
        { at: '2026-11-26T12:00:00.000Z', state: 'uncertain', reason: EXAMPLE_MESSAGE.reason },
      ],
    },
  },
  run: async ({ store }, { params }) => {
    const message = await findStuckMessage(store, params.message)
    if (message === undefined) throw new Refusal('not_found', `There is no message ${params.message}.`)
    const { orders, timeline, ...stuck } = message
    const names = await readNames(store, [stuck])
    return { data: { ...describe(stuck, names), orders: [...orders], timeline: [...timeline] } }
  },
})

type Order = {
  readonly action: AuditAction
  readonly carryOut: (store: Store, id: string, at: Date) => Promise<void>
  readonly summary: string
  readonly description: string
}

const ORDERS: Readonly<Record<MessageOrder, Order>> = {
  retry: {
    action: 'message.retry',
    carryOut: retryMessage,
    summary: 'Send a message again',
    description:
      'Puts an uncertain, refused or undeliverable message back into the queue under its old delivery id. A receiver that already has an uncertain message may get it twice.',
  },
  hold: {
    action: 'message.hold',
    carryOut: holdMessage,
    summary: 'Hold a message',
    description: 'Holds a waiting message until it is released. A message that is being sent is not stopped.',
  },
  release: {
    action: 'message.release',
    carryOut: releaseMessage,
    summary: 'Release a held message',
    description: 'Puts a held message back into the queue.',
  },
}

const orderOn = (name: MessageOrder) => {
  const { action, carryOut, summary, description } = ORDERS[name]
  const state: DeliveryState = name === 'hold' ? 'held' : 'queued'
  return operation({
    method: 'POST',
    path: `/desk/messages/:message/${name}`,
    operationId: `${name}Message`,
    summary,
    description,
    caller: 'operator',
    needsFreshPasskey: true,
    params: MESSAGE,
    answer: closed({
      data: closed({
        id: text('Id of the message.'),
        state: Type.Enum([...DELIVERY_STATES], { description: 'State after the order.' }),
      }),
    }),
    says: 'The order is carried out.',
    example: { data: { id: EXAMPLE_MESSAGE.id, state } },
    refuses: ['not_in_this_state'],
    run: async ({ store }, { params: { message: id }, actor, at }) => {
      const entry: AuditEntry = { ...describeActor(actor), action, object: id, detail: '{}' }
      await carryOut(auditWrites(store, entry, at), id, at).catch((cause: unknown) => {
        // The commands call a state that does not allow the order a wrong query.
        if (!(cause instanceof Refusal) || cause.code !== 'invalid_query') throw cause
        throw new Refusal('not_in_this_state', cause.message, { cause })
      })
      return { data: { id, state } }
    },
  })
}

export const DESK_OPERATIONS: readonly PortalOperation[] = [
  requests,
  deliveries,
  list,
  show,
  orderOn('retry'),
  orderOn('hold'),
  orderOn('release'),
]
