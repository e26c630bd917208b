import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import type { ClientAddress } from '../door/client-address.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import { whenThere, type Eventual } from './eventual.ts'
import {
  toPolicy,
  writePolicies,
  type ClientRate,
  type RateLimitRule,
  type RateStanding,
} from './rate-limit.ts'
import { makeStreamLimit, type Instead, type OpenStream } from './limit-streams.ts'
import { STREAM_LIMITS } from '../limits.ts'

export type LimitClientsNeeds = {
  /** Rate of one address; a limit of 0 is no limit. */
  readonly publicRate: ClientRate
  readonly clientAddress: ClientAddress
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request has been counted against the limit of its client. */
    isCounted: boolean
  }
}

/** Counts the requests of an API, by address or by key. */
export type RequestLimit = {
  /**
   * Counts the request, adds header fields with the client’s standing, and returns the refusal if it exceeds the
   * limit.
   */
  count(request: FastifyRequest, reply: FastifyReply): Eventual<Refusal | undefined>
  /** Adds the same header fields without counting. */
  show(request: FastifyRequest, reply: FastifyReply): Eventual<void>
  /** Address by which limits on streams distinguish clients. */
  readonly addressOf: ClientAddress
  /** Counts a stream until it is closed. Throws a refusal when too many are open. */
  openStream(request: IncomingMessage, instead: Instead): OpenStream
}

/** Counts requests by the address they come from. */
export type ClientLimit = RequestLimit & {
  /** Counts the request unless the limit is reached. Undefined if there is no limit. */
  take(request: IncomingMessage): Eventual<RateStanding | undefined>
  /** Reads the standing of the client without counting. */
  look(request: IncomingMessage): Eventual<RateStanding | undefined>
  describe(standing: RateStanding): ReturnType<typeof writePolicies>
}

const STREAMS = { ofOne: STREAM_LIMITS.streamsOfAddress.value, inAll: STREAM_LIMITS.streams.value }

export const makeClientLimit = ({ publicRate, clientAddress }: LimitClientsNeeds): ClientLimit => {
  const { rule } = publicRate
  const isOff = rule.limit === 0
  const streams = makeStreamLimit(isOff ? { ...STREAMS, ofOne: Infinity } : STREAMS, publicRate.clock)
  const isUncounted = () => isOff || findAskingPage() !== undefined
  const take: ClientLimit['take'] = (request) =>
    isUncounted() ? undefined : publicRate.take(clientAddress(request))
  const look: ClientLimit['look'] = (request) =>
    isUncounted() ? undefined : publicRate.look(clientAddress(request))
  const describe = (standing: RateStanding) => writePolicies([toPolicy('ip', rule, standing)])
  const show = (reply: FastifyReply, standing: RateStanding | undefined): void => {
    if (standing !== undefined) reply.headers(describe(standing))
  }
  return {
    take,
    look,
    describe,
    count: ({ raw }, reply) =>
      whenThere(take(raw), (standing) => {
        show(reply, standing)
        return standing?.allowed === false ? refuseRequests(rule, standing.resetSeconds) : undefined
      }),
    show: ({ raw }, reply) =>
      whenThere(look(raw), (standing) => {
        show(reply, standing)
      }),
    addressOf: clientAddress,
    openStream: (request, instead) =>
      streams.open(clientAddress(request), () => void request.socket.destroy(), instead),
  }
}

/** Adds `isCounted` to every request of this part of the application. */
export const rememberCounted = (app: FastifyInstance): void => {
  app.decorateRequest('isCounted', false)
}

/** Counts the request if it has not been counted, and returns the refusal if it exceeds the limit. */
export const countRequest = (
  limit: RequestLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<RequestLimit['count']> => {
  if (request.isCounted) return undefined
  request.isCounted = true
  return limit.count(request, reply)
}

const refuseRequests = ({ limit, windowSeconds }: RateLimitRule, seconds: number): Refusal => {
  const detail =
    `This address has sent ${limit} requests in the last ${windowSeconds} seconds. ` +
    `Send this request again in ${seconds} seconds. Pages that you already have need no new request.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
