import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import type { ClientAddress } from '../client-address.ts'
import { writeStanding, type RateLimit, type RateLimitRule, type RateStanding } from '../rate-limit.ts'
import { makeStreamLimit, type Instead, type OpenStream } from './limit-streams.ts'

export type LimitClientsNeeds = {
  /** What one address may ask of one process; its limit is 0 for no limit. */
  readonly publicRate: RateLimit
  readonly clientAddress: ClientAddress
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request has been counted against the limit of its client. */
    isCounted: boolean
  }
}

/** Counts requests by the address they come from. */
export type ClientLimit = {
  /** Counts one more, unless the limit is reached. Undefined when there is no limit. */
  take(request: IncomingMessage): RateStanding | undefined
  /** How the client stands, without counting. */
  look(request: IncomingMessage): RateStanding | undefined
  readonly rule: RateLimitRule
  /** Who asks, as far as limits tell clients apart. */
  readonly addressOf: ClientAddress
  describe(standing: RateStanding): ReturnType<typeof writeStanding>
  /** Counts a stream until it is closed. Throws a refusal when too many are open. */
  openStream(request: IncomingMessage, instead: Instead): OpenStream
}

/** Room for a few readers behind one address; all together, pages wait some 30 ms for their turn. */
const STREAMS = { ofOne: 8, inAll: 64 }

export const makeClientLimit = ({ publicRate, clientAddress }: LimitClientsNeeds): ClientLimit => {
  const { rule } = publicRate
  const isOff = rule.limit === 0
  const streams = makeStreamLimit(isOff ? { ...STREAMS, ofOne: Infinity } : STREAMS)
  return {
    take: (request) => (isOff ? undefined : publicRate.take(clientAddress(request))),
    look: (request) => (isOff ? undefined : publicRate.look(clientAddress(request))),
    rule,
    addressOf: clientAddress,
    describe: (standing) => writeStanding('ip', rule, standing),
    openStream: (request, instead) =>
      streams.open(clientAddress(request), () => void request.socket.destroy(), instead),
  }
}

/** Every request of this part of the application can be counted, once. */
export const rememberCounted = (app: FastifyInstance): void => {
  app.decorateRequest('isCounted', false)
}

/** Counts the request, unless that was done, and gives the refusal when there were too many. */
export const countRequest = (
  limit: ClientLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal | undefined => {
  if (request.isCounted) return undefined
  request.isCounted = true
  const standing = limit.take(request.raw)
  if (standing === undefined) return undefined
  reply.headers(limit.describe(standing))
  return standing.allowed ? undefined : refuse(limit.rule, standing.resetSeconds)
}

const refuse = ({ limit, windowSeconds }: RateLimitRule, seconds: number): Refusal => {
  const detail =
    `This address has sent ${limit} requests in the last ${windowSeconds} seconds. ` +
    `Send this one again in ${seconds} seconds; you need not request again what you already have.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
