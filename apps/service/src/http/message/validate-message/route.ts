import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { SendMessageBody, SendMessageSuccess } from '@rotunda/contract'
import { demandScope } from '../../authenticate.ts'
import { limitKey } from '../../limits/limit-key.ts'
import { EXAMPLE_BODIES } from '../example-messages.ts'
import { messageProblems } from '../message-problems.ts'
import { CAMPAIGN_HEADER, DOCUMENT_PARAMETER } from '../send-message/description.ts'
import { checkAndForesee } from '../check-and-foresee.ts'
import type { SendMessageNeeds } from '../send-message/route.ts'
import { tellWarnings, WARNING_HEADER } from '../tell-warnings.ts'
import { describeWarnings } from '../../../messages/index.ts'

const SUCCESS = { response: 'success' } as const

/** Takes the same body as sending and gives the same answers, but stores nothing. */
export const validateMessage: FastifyPluginCallbackTypebox<SendMessageNeeds> = (app, needs, done) => {
  app.post(
    '/api/validate-message',
    {
      attachValidation: true,
      onRequest: [demandScope(needs, 'messages:send'), limitKey(needs)],
      schema: {
        operationId: 'validateMessage',
        tags: ['messages'],
        summary: 'Check a message without sending it',
        description:
          'Dry run: takes the body of /api/send-message, gives the answer that /api/send-message would give, and stores nothing.',
        security: [{ key: ['messages:send'] }],
        headers: CAMPAIGN_HEADER,
        querystring: DOCUMENT_PARAMETER,
        body: { ...SendMessageBody, examples: [...EXAMPLE_BODIES] },
        response: {
          200: {
            ...SendMessageSuccess,
            description: 'The message would be accepted. Nothing was stored.',
            examples: [SUCCESS],
            headers: WARNING_HEADER,
          },
          ...messageProblems(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { message, foreseen } = await checkAndForesee(needs, request)
      tellWarnings(reply, describeWarnings([...message.warnings, ...foreseen], message.destination))
      return SUCCESS
    },
  )
  done()
}
