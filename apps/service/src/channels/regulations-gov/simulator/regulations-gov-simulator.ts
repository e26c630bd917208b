import { systemClock, type Clock } from '../../../platform/index.ts'
import {
  startSimulatorServer,
  type SimulatedAnswer,
  type SimulatedReceiver,
  type SimulatedRequest,
  type SimulatorOptions,
  type SimulatorServer,
} from '../../wire/index.ts'
import { gatewayError } from './answers.ts'
import { getPublished, searchFederalRegister } from './federal-register-reads.ts'
import { postComment, postSubmissionKey } from './post-comment.ts'
import { getDocket, getDocument, listCategories, listDocuments } from './regulations-gov-reads.ts'

export type RegulationsGovSimulatorOptions = SimulatorOptions & {
  /** The only accepted key; any key by default. */
  readonly apiKey?: string
  /** 50 a minute and 500 an hour by default; no limit for an empty list. */
  readonly postLimits?: readonly RateLimit[]
  /** 1000 an hour by default; no limit for an empty list. */
  readonly readLimits?: readonly RateLimit[]
  readonly categoriesForm?: 'one each' | 'flat'
}

export type RegulationsGovSimulator = SimulatorServer & {
  /** Address of version 4 of the API of Regulations.gov. */
  readonly regulationsGovUrl: URL
  /** Address of version 1 of the API of the Federal Register. */
  readonly federalRegisterUrl: URL
  /** Closes posting for every key, as it was from August 2025 to the middle of 2026. */
  closePosts(closed: boolean): void
}

type Simulation = {
  readonly options: RegulationsGovSimulatorOptions
  readonly clock: Clock
  readonly takePost: TakeRequest | undefined
  readonly takeRead: TakeRequest | undefined
  postsClosed: boolean
}

const POST_LIMITS: readonly RateLimit[] = [
  { count: 50, seconds: 60 },
  { count: 500, seconds: 3600 },
]
const READ_LIMITS: readonly RateLimit[] = [{ count: 1000, seconds: 3600 }]
const BODY_CAP_BYTES = 1024 * 1024
const V4 = '/v4'
const V1 = '/api/v1'

/** Starts Regulations.gov and the Federal Register on one loopback socket, with invented dockets around today. */
export const startRegulationsGovSimulator = async (
  options: RegulationsGovSimulatorOptions = {},
): Promise<RegulationsGovSimulator> => {
  const clock = options.clock ?? systemClock
  const limit = (limits: readonly RateLimit[]) =>
    limits.length === 0 ? undefined : makeRateLimits(limits, clock)
  const simulation: Simulation = {
    options,
    clock,
    takePost: limit(options.postLimits ?? POST_LIMITS),
    takeRead: limit(options.readLimits ?? READ_LIMITS),
    postsClosed: false,
  }
  const server = await startSimulatorServer(makeReceiver(simulation), options)
  return {
    ...server,
    regulationsGovUrl: new URL(V4, server.url),
    federalRegisterUrl: new URL(V1, server.url),
    closePosts: (closed) => (simulation.postsClosed = closed),
  }
}

const makeReceiver = (simulation: Simulation): SimulatedReceiver => ({
  channel: 'regulations-gov',
  bodyCapBytes: BODY_CAP_BYTES,
  isDelivery: ({ method, url }) => method === 'POST' && url.pathname === `${V4}/comments`,
  // A comment does not say which delivery it is: the receiver has no idempotency.
  findDeliveryId: () => null,
  answer: (request) =>
    request.url.pathname.startsWith(`${V1}/`)
      ? answerFederalRegister(simulation, request)
      : answerRegulationsGov(simulation, request),
})

const answerFederalRegister = ({ clock }: Simulation, { method, url }: SimulatedRequest): SimulatedAnswer => {
  const path = url.pathname.slice(V1.length)
  if (method !== 'GET') return { status: 404 }
  if (path === '/documents.json') return searchFederalRegister(url.searchParams, clock())
  const number = /^\/documents\/([^/]+)\.json$/.exec(path)?.[1]
  return number === undefined ? { status: 404 } : getPublished(number, url.searchParams, clock())
}

const answerRegulationsGov = (simulation: Simulation, request: SimulatedRequest): SimulatedAnswer => {
  const refused = refuseKey(simulation, request)
  if (refused) return refused
  const taken = (request.method === 'POST' ? simulation.takePost : simulation.takeRead)?.()
  const answer =
    taken?.over === true
      ? gatewayError(429, 'OVER_RATE_LIMIT', 'You have exceeded your rate limit. Try again later.')
      : route(simulation, request)
  if (taken === undefined) return answer
  const limits = {
    'x-ratelimit-limit': String(taken.limit),
    'x-ratelimit-remaining': String(taken.remaining),
  }
  return { ...answer, headers: { ...answer.headers, ...limits } }
}

const refuseKey = (
  { options }: Simulation,
  { headers, url }: SimulatedRequest,
): SimulatedAnswer | undefined => {
  const key = headers['x-api-key'] ?? url.searchParams.get('api_key')
  if (key === null) return gatewayError(403, 'API_KEY_MISSING', 'No api_key was supplied.')
  if (options.apiKey === undefined || key === options.apiKey) return undefined
  return gatewayError(403, 'API_KEY_INVALID', 'An invalid api_key was supplied.')
}

const route = (simulation: Simulation, request: SimulatedRequest): SimulatedAnswer => {
  const path = request.url.pathname.startsWith(`${V4}/`) ? request.url.pathname.slice(V4.length) : ''
  return request.method === 'POST'
    ? routePost(simulation, request, path)
    : routeRead(simulation, request, path)
}

const routePost = (simulation: Simulation, request: SimulatedRequest, path: string): SimulatedAnswer => {
  if (simulation.postsClosed) return gatewayError(403, 'FORBIDDEN', 'POST is not enabled for this api_key.')
  if (path === '/comments') return postComment(request, simulation.clock())
  return path === '/submission-keys' ? postSubmissionKey(request) : NOT_FOUND
}

const routeRead = (
  { options, clock }: Simulation,
  { url }: SimulatedRequest,
  path: string,
): SimulatedAnswer => {
  const [, kind, id] = /^\/([a-z-]+)(?:\/([^/]+))?$/.exec(path) ?? []
  if (kind === 'dockets' && id !== undefined) return getDocket(id)
  if (kind === 'documents' && id !== undefined) return getDocument(id, clock())
  if (path === '/documents') return listDocuments(url.searchParams, clock())
  if (path === '/agency-categories')
    return listCategories(url.searchParams, options.categoriesForm ?? 'one each')
  return NOT_FOUND
}

const NOT_FOUND = gatewayError(404, 'NOT_FOUND', 'There is nothing at this address.')

type RateLimit = { readonly count: number; readonly seconds: number }

/** Takes one request; returns the rest after it, and whether it was one too many. */
type TakeRequest = () => { readonly limit: number; readonly remaining: number; readonly over: boolean }

/** Rolling windows, as api.data.gov counts: a refused request does not count. */
const makeRateLimits = (limits: readonly RateLimit[], clock: Clock): TakeRequest => {
  const longest = Math.max(...limits.map(({ seconds }) => seconds))
  let times: number[] = []
  return () => {
    const now = clock().getTime()
    times = times.filter((time) => time > now - longest * 1000)
    const left = limits.map(({ count, seconds }) => ({
      limit: count,
      remaining: count - times.filter((time) => time > now - seconds * 1000).length,
    }))
    const tightest = left.reduce((a, b) => (b.remaining < a.remaining ? b : a))
    if (tightest.remaining <= 0) return { limit: tightest.limit, remaining: 0, over: true }
    times.push(now)
    return { limit: tightest.limit, remaining: tightest.remaining - 1, over: false }
  }
}
