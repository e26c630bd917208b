import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { closed, DeliveryState, MessageStatus } from '@rotunda/contract'
import type { ListWanted } from '../../../messages/index.ts'
import { demandScope, principalOf, type AuthenticateNeeds } from '../../authenticate.ts'
import { EXAMPLE_STATUS } from '../example-messages.ts'
import { messageProblems } from '../message-problems.ts'

export type ListMessagesNeeds = AuthenticateNeeds & {
  readonly listMessages: (wanted: ListWanted) => Promise<MessageStatus[]>
}

const DEFAULT_LIMIT = 50

const Query = closed({
  state: Type.Optional({
    ...DeliveryState,
    description: 'Only messages in this state.',
    examples: ['delivered'],
  }),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      default: DEFAULT_LIMIT,
      description: 'Maximum number of messages on a page.',
    }),
  ),
  after: Type.Optional(
    Type.String({
      pattern: '^msg_[0-9a-f]{32}$',
      description: '`meta.next` of the previous page.',
      examples: [EXAMPLE_STATUS.id],
    }),
  ),
})

const Page = Type.Object(
  {
    data: Type.Array(MessageStatus),
    meta: Type.Object({
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'Value of `after` for the next page; null on the last page.',
      }),
    }),
  },
  {
    description: 'Messages, with the start of the next page.',
    examples: [{ data: [EXAMPLE_STATUS], meta: { next: null } }],
  },
)

/** Lists the messages of the key’s organisation, newest first. */
export const listMessages: FastifyPluginCallbackTypebox<ListMessagesNeeds> = (app, needs, done) => {
  app.get(
    '/api/messages',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'listMessages',
        tags: ['messages'],
        summary: 'Messages of the key’s organisation, newest first',
        description: 'Lists the messages page by page. Late pages are as fast as early pages.',
        security: [{ key: ['messages:send'] }],
        querystring: Query,
        response: { 200: Page, ...messageProblems(400, 401, 403, 503) },
      },
    },
    async (request) => {
      const { state, after, limit = DEFAULT_LIMIT } = request.query
      const { organisation } = principalOf(request)
      const data = await needs.listMessages({ organisation, state, after, limit: limit + 1 })
      const page = data.slice(0, limit)
      return { data: page, meta: { next: data.length > limit ? (page.at(-1)?.id ?? null) : null } }
    },
  )
  done()
}
