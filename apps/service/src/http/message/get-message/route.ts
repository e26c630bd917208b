import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MessageStatus } from '@rotunda/contract'
import { Refusal } from '../../../platform/index.ts'
import { demandScope, principalOf, type AuthenticateNeeds } from '../../authenticate.ts'
import { messageProblems } from '../message-problems.ts'

export type GetMessageNeeds = AuthenticateNeeds & {
  readonly findMessage: (id: string, organisation: string) => Promise<MessageStatus | undefined>
}

/** Another organisation's message is answered as if it did not exist. */
export const getMessage: FastifyPluginCallbackTypebox<GetMessageNeeds> = (app, needs, done) => {
  app.get(
    '/api/messages/:id',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'getMessage',
        summary: 'Where a message is, and how it came there',
        security: [{ key: [] }],
        params: Type.Object({ id: Type.String() }),
        response: { 200: MessageStatus, ...messageProblems(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params
      const status = await needs.findMessage(id, principalOf(request).organisation)
      if (status === undefined)
        throw new Refusal('not_found', 'This key’s organisation has no message with this id.')
      return status
    },
  )
  done()
}
