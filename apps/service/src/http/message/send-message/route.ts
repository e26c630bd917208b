import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { MessageData } from '@rotunda/contract'
import type {
  Accepted,
  CheckedMessage,
  FirstOutcome,
  FormProblem,
  Idempotency,
  Sender,
} from '../../../messages/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { demandScope, principalOf, type AuthenticateNeeds } from '../../authenticate.ts'
import { limitKey, type LimitKeyNeeds } from '../../limit-key.ts'
import { readBody } from '../explain-body.ts'
import { SEND_MESSAGE } from './description.ts'
import { readIdempotency } from './read-idempotency.ts'
import { readWaitSeconds } from './read-wait-seconds.ts'

export type SendMessageNeeds = AuthenticateNeeds &
  LimitKeyNeeds & {
    /** The organisation's share of look-ups is what it may use. */
    readonly check: (
      data: MessageData,
      problems: readonly FormProblem[],
      organisation: string,
    ) => Promise<CheckedMessage>
    readonly accept: (sender: Sender, message: CheckedMessage, idempotency?: Idempotency) => Promise<Accepted>
    readonly findReplay: (sender: Sender, idempotency: Idempotency) => Promise<string | undefined>
    readonly waitForOutcome: (id: string, seconds: number) => Promise<FirstOutcome>
  }

/** `success` is said after the message is durable, and only then. */
export const sendMessage: FastifyPluginCallbackTypebox<SendMessageNeeds> = (app, needs, done) => {
  app.post(
    '/api/send-message',
    {
      attachValidation: true,
      onRequest: [demandScope(needs, 'messages:send'), limitKey(needs)],
      schema: SEND_MESSAGE,
    },
    async (request, reply) => {
      const accepted = await replayOrAccept(needs, request)
      reply.header('location', `/api/messages/${accepted.id}`)
      if (accepted.replayed) reply.header('idempotent-replayed', 'true')
      await waitIfAsked(needs, request, reply, accepted.id)
      return { response: 'success' } as const
    },
  )
  done()
}

/** A replay is answered before the body is judged: what was promised once stays promised when a docket has closed. */
const replayOrAccept = async (needs: SendMessageNeeds, request: FastifyRequest): Promise<Accepted> => {
  const { keyId, organisation } = principalOf(request)
  const sender = { keyId, organisation }
  const idempotency = readIdempotency(request, needs.access.pepper)
  const earlier = idempotency && (await needs.findReplay(sender, idempotency))
  if (earlier !== undefined) return { id: earlier, replayed: true }
  const { data, problems } = readBody(request)
  return needs.accept(sender, await needs.check(data, problems, organisation), idempotency)
}

const waitIfAsked = async (
  { waitForOutcome }: SendMessageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<void> => {
  const seconds = readWaitSeconds(request.headers.prefer)
  if (seconds === undefined) return
  const outcome = await waitForOutcome(id, seconds)
  reply.header('preference-applied', `wait=${seconds}`).header('message-state', outcome.state)
  if (outcome.state === 'refused' || outcome.state === 'undeliverable')
    throw new Refusal('invalid_message', outcome.reason)
}
