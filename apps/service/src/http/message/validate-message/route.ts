import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { SendMessageBody, SendMessageSuccess } from '@rotunda/contract'
import { demandScope } from '../../authenticate.ts'
import { readBody } from '../explain-body.ts'
import { messageProblems } from '../message-problems.ts'
import type { SendMessageNeeds } from '../send-message/route.ts'

/** The same questions and answers as sending; nothing is stored. */
export const validateMessage: FastifyPluginCallbackTypebox<SendMessageNeeds> = (app, needs, done) => {
  app.post(
    '/api/validate-message',
    {
      attachValidation: true,
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'validateMessage',
        summary: 'Say whether a message would be accepted',
        description:
          'A dry run: the same body and the same answers as /api/send-message, and nothing is stored.',
        security: [{ key: [] }],
        body: SendMessageBody,
        response: { 200: SendMessageSuccess, ...messageProblems(400, 401, 403, 413, 415, 422, 429, 503) },
      },
    },
    async (request) => {
      const { data, problems } = readBody(request.body, request.validationError?.validation)
      await needs.check(data, problems)
      return { response: 'success' } as const
    },
  )
  done()
}
