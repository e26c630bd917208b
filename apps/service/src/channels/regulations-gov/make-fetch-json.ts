import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import { type Clock, parseJson, readRetryAfter, Refusal } from '../../platform/index.ts'
import { exchange, type WireResult } from '../wire/index.ts'
import { below, MEDIA_TYPE } from './post-to-api.ts'

/** Gets one JSON document; `undefined` for 404, a Refusal `unavailable` without a usable answer. */
export type FetchJson = (path: string, query?: readonly (readonly [string, string])[]) => Promise<unknown>

export type FetchJsonSettings = {
  /** Name of the upstream in reasons, such as Regulations.gov. */
  readonly name: string
  readonly baseUrl: URL
  /** Sent as X-Api-Key; absent if the upstream wants none. */
  readonly apiKey?: string
  /** Takes one read from the upstream's allowance: 0, or the seconds to wait. Absent if nothing limits reads. */
  readonly takeRead?: () => Promise<number>
  readonly timeoutSeconds: number
  /** Aborts running reads when the process stops. */
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly agent?: HttpAgent | HttpsAgent
}

/** Reads from one upstream, within its limits. */
export const makeFetchJson =
  (settings: FetchJsonSettings): FetchJson =>
  async (path, query = []) => {
    const waitSeconds = (await settings.takeRead?.()) ?? 0
    if (waitSeconds > 0)
      throw unavailable(settings.name, 'read limit of this service is used up', waitSeconds)
    return readAnswer(settings, await get(settings, path, query))
  }

const get = (
  { baseUrl, apiKey, agent, timeoutSeconds, signal }: FetchJsonSettings,
  path: string,
  query: readonly (readonly [string, string])[],
): Promise<WireResult> => {
  const url = below(baseUrl, path)
  for (const [name, value] of query) url.searchParams.append(name, value)
  return exchange({
    method: 'GET',
    url,
    headers: {
      accept: `${MEDIA_TYPE}, application/json`,
      ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
    },
    timeoutSeconds,
    signal,
    ...(agent === undefined ? {} : { agent }),
  })
}

const readAnswer = ({ name, clock }: FetchJsonSettings, result: WireResult): unknown => {
  if (result.kind !== 'answered') throw unavailable(name, result.cause)
  if (result.status === 404) return undefined
  const json = result.status === 200 ? parseJson(result.body) : undefined
  if (json !== undefined) return json
  const retryAt = readRetryAfter(result.headers['retry-after'], clock())
  const waitSeconds = retryAt && (retryAt.getTime() - clock().getTime()) / 1000
  throw unavailable(name, `answer ${result.status}`, waitSeconds)
}

const unavailable = (name: string, cause: string, waitSeconds = DEFAULT_WAIT_SECONDS): Refusal =>
  new Refusal(
    'unavailable',
    `${name} gives no usable answer at the moment, so nothing could be decided and nothing was stored. Try again later.`,
    { cause, retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) },
  )

const DEFAULT_WAIT_SECONDS = 60
