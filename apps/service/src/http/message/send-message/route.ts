import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { SendMessageBody, SendMessageSuccess, type MessageData } from '@rotunda/contract'
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
import { rawBodyOf } from '../../read-body.ts'
import { readBody } from '../explain-body.ts'
import { messageProblems } from '../message-problems.ts'

export type SendMessageNeeds = AuthenticateNeeds & {
  readonly check: (data: MessageData, problems: readonly FormProblem[]) => Promise<CheckedMessage>
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
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'sendMessage',
        summary: 'Accept one message and deliver it',
        description: DESCRIPTION,
        security: [{ key: [] }],
        body: SendMessageBody,
        response: {
          200: SendMessageSuccess,
          ...messageProblems(400, 401, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { keyId, organisation } = principalOf(request)
      const sender = { keyId, organisation }
      const idempotency = readIdempotency(request)
      const earlier = idempotency && (await needs.findReplay(sender, idempotency))
      if (earlier !== undefined) return answer(reply, { id: earlier, replayed: true })
      const { data, problems } = readBody(request.body, request.validationError?.validation)
      const accepted = await needs.accept(sender, await needs.check(data, problems), idempotency)
      answer(reply, accepted)
      return await waitIfAsked(needs, request, reply, accepted)
    },
  )
  done()
}

const DESCRIPTION =
  'Stores the message durably, answers, and delivers it to the office or docket that destination_id names. ' +
  'The Location header holds the address under which its progress can be read. ' +
  'With an Idempotency-Key header the same body can be sent again safely. ' +
  'With "Prefer: wait=N" the answer waits for the first outcome, at most N seconds (30 at most).'

const SUCCESS = { response: 'success' } as const

const answer = (reply: FastifyReply, { id, replayed }: Accepted): typeof SUCCESS => {
  reply.header('location', `/api/messages/${id}`)
  if (replayed) reply.header('idempotent-replayed', 'true')
  return SUCCESS
}

const MAX_WAIT_SECONDS = 30

const waitIfAsked = async (
  { waitForOutcome }: SendMessageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: Accepted,
): Promise<typeof SUCCESS> => {
  const [, asked] = /(?:^|[,;\s])wait=(\d{1,6})(?:$|[,;\s])/.exec(String(request.headers.prefer ?? '')) ?? []
  if (asked === undefined) return SUCCESS
  const seconds = Math.min(Number(asked), MAX_WAIT_SECONDS)
  const outcome = await waitForOutcome(id, seconds)
  reply.header('preference-applied', `wait=${seconds}`).header('message-state', outcome.state)
  if (outcome.state !== 'refused' && outcome.state !== 'undeliverable') return SUCCESS
  throw new Refusal('invalid_message', outcome.reason)
}

const KEY_SHAPE = /^[\x21-\x7e]{1,255}$/

const readIdempotency = (request: FastifyRequest): Idempotency | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY_SHAPE.test(key)) return { key, fingerprint: fingerprintOf(request, key) }
  throw new Refusal(
    'not_json',
    'The Idempotency-Key header must be 1 to 255 visible ASCII characters, sent once.',
  )
}

/** Tells two bodies apart without giving away what is in them: the key is not stored beside any list of bodies. */
const fingerprintOf = (request: FastifyRequest, key: string): string =>
  createHmac('sha256', key).update(rawBodyOf(request)).digest('hex')
