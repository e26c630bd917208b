import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { MessageStatus } from '@rotunda/contract'
import {
  describeWarnings,
  type Accepted,
  type CheckedMessage,
  type FirstOutcome,
  type Idempotency,
  type Sender,
} from '../../../messages/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { demandScope, type AuthenticateNeeds } from '../../authenticate.ts'
import { limitKey, type LimitKeyNeeds } from '../../limits/limit-key.ts'
import { checkAndForesee, senderOf, type ForeseeNeeds } from '../check-and-foresee.ts'
import { tellWarnings } from '../tell-warnings.ts'
import { SEND_MESSAGE } from './description.ts'
import { readWaitSeconds } from './read-wait-seconds.ts'
import { readIdempotency } from './read-idempotency.ts'

export type SendMessageNeeds = AuthenticateNeeds &
  ForeseeNeeds &
  LimitKeyNeeds & {
    readonly accept: (sender: Sender, message: CheckedMessage, idempotency?: Idempotency) => Promise<Accepted>
    readonly findReplay: (sender: Sender, idempotency: Idempotency) => Promise<string | undefined>
    readonly findMessage: (id: string, organisation: string) => Promise<MessageStatus | undefined>
    readonly waitForOutcome: (id: string, seconds: number) => Promise<FirstOutcome>
  }

/** Accepts a message. `success` is sent only once the message is durable. */
export const sendMessage: FastifyPluginCallbackTypebox<SendMessageNeeds> = (app, needs, done) => {
  app.post(
    '/api/send-message',
    {
      attachValidation: true,
      onRequest: [demandScope(needs, 'messages:send'), limitKey(needs)],
      schema: SEND_MESSAGE,
    },
    async (request, reply) => {
      const accepted = await replayOrAccept(needs, request, reply)
      reply.header('location', `/api/messages/${accepted.id}`)
      if (accepted.replayed) reply.header('idempotent-replayed', 'true')
      await waitIfAsked(needs, request, reply, accepted.id)
      return { response: 'success' } as const
    },
  )
  done()
}

/** Answers a replay before it checks the body: an accepted message stays accepted after its docket has closed. */
const replayOrAccept = async (
  needs: SendMessageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Accepted> => {
  const sender = senderOf(request)
  const idempotency = readIdempotency(request, needs.access.pepper)
  const earlier = idempotency && (await needs.findReplay(sender, idempotency))
  if (earlier !== undefined) {
    const status = await needs.findMessage(earlier, sender.organisation)
    tellWarnings(reply, status?.warnings ?? [])
    return { id: earlier, replayed: true }
  }
  const { message, foreseen } = await checkAndForesee(needs, request)
  const accepted = await needs.accept(sender, message, idempotency)
  const repeats = accepted.possibleDuplicateOf === undefined ? [] : (['possible_duplicate'] as const)
  tellWarnings(reply, describeWarnings([...message.warnings, ...repeats, ...foreseen], message.destination))
  return accepted
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
