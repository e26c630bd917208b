import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MessageStatus } from '@rotunda/contract'
import { demandScope, principalOf } from '../../authenticate.ts'
import { EXAMPLE_STATUS } from '../example-messages.ts'
import { findOwnMessage, type FindOwnMessageNeeds } from '../find-own-message.ts'
import { messageProblems } from '../message-problems.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'

export type WithdrawMessageNeeds = FindOwnMessageNeeds & {
  readonly withdraw: (id: string, organisation: string) => Promise<boolean>
}

const problems = messageProblems(400, 401, 403, 404, 409, 413, 415, 503)

/** Withdraws a message if no attempt is running, and answers once the withdrawal is stored. */
export const withdrawMessage: FastifyPluginCallbackTypebox<WithdrawMessageNeeds> = (app, needs, done) => {
  app.delete(
    '/api/messages/:id',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'withdrawMessage',
        tags: ['messages'],
        summary: 'Withdraw a waiting message',
        description:
          'A message that is `queued` or `held` becomes `withdrawn` and is not sent. If an earlier attempt was sent, the message becomes `uncertain` instead: it may have arrived, and is not tried again. Withdrawing a withdrawn message changes nothing.',
        security: [{ key: ['messages:send'] }],
        params: Type.Object({
          id: Type.String({
            description: 'Id of the message: the last part of Location.',
            examples: [EXAMPLE_STATUS.id],
          }),
        }),
        querystring: NO_PARAMETERS,
        response: {
          200: {
            ...MessageStatus,
            description: 'The message in its new state.',
            examples: [EXAMPLE_WITHDRAWN],
          },
          ...problems,
          409: {
            ...problems[409],
            description: 'The message is being sent, or is final.',
            examples: [EXAMPLE_CONFLICT],
          },
        },
      },
    },
    async (request) => {
      const { id } = await findOwnMessage(needs, request, request.params.id)
      await needs.withdraw(id, principalOf(request).organisation)
      return findOwnMessage(needs, request, id)
    },
  )
  done()
}

const EXAMPLE_CONFLICT = {
  response: 'error',
  reason: 'The message is delivered, so it cannot be withdrawn.',
}

const WITHDRAWN = 'The sender withdrew the message. Nothing was sent.'
const EXAMPLE_WITHDRAWN: MessageStatus = {
  ...EXAMPLE_STATUS,
  state: 'withdrawn',
  reason: WITHDRAWN,
  attempts: 0,
  receipt: null,
  timeline: [
    ...EXAMPLE_STATUS.timeline.slice(0, 2),
    { at: '2026-06-15T12:00:01.000Z', state: 'withdrawn', reason: WITHDRAWN },
  ],
}
