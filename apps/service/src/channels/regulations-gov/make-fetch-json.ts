import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { takePermit, type DeliveryMode, type Rate } from '../../messages/index.ts'
import { parseJson, readRetryAfter, Refusal, type Clock, type Store } from '../../platform/index.ts'
import { exchange, type WireResult } from '../wire/index.ts'
import { below, MEDIA_TYPE } from './post-to-api.ts'
import { READ_RATE } from './profile.ts'

/** Gets one JSON document; `undefined` for 404. Throws a Refusal `unavailable` if the answer is not usable. */
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

/** Form seen in a live client: one resource for each category. */
const OneEach = Type.Array(Type.Object({ attributes: Type.Object({ category: Type.String() }) }))
/** Form in the API's description: one item for each agency. */
const Flat = Type.Array(
  Type.Object({ acronym: Type.String(), categories: Type.Union([Type.String(), Type.Array(Type.String())]) }),
)
const Wrapped = Type.Object({ data: Type.Unknown() })

/** Values that an agency accepts for `category`, by its acronym; empty when it has no list. */
export const listAgencyCategories = async (
  fetchJson: FetchJson,
  acronym: string,
): Promise<readonly string[]> => {
  const json = await fetchJson('/agency-categories', [['filter[acronym]', acronym]])
  if (json === undefined) return []
  const items = Value.Check(Wrapped, json) ? json.data : json
  if (Value.Check(OneEach, items)) return items.map(({ attributes }) => attributes.category)
  if (Value.Check(Flat, items))
    return items.filter((item) => item.acronym === acronym).flatMap(({ categories }) => categories)
  throw new Refusal(
    'unavailable',
    `Regulations.gov describes the categories of the ${acronym} in a form that this service does not know. Try again later.`,
    { retryAfterSeconds: 600 },
  )
}

/**
 * Share of each organisation in the reads: an organisation that names wrong dockets leaves the others their look-ups.
 */
const SHARE = 1 / 4

/**
 * Takes one of the key's reads: returns 0, or the seconds to wait if none is left. An organisation's read counts in its
 * share as well, and is refused once the share is used up.
 */
export const makeTakeRead =
  (store: Store, mode: DeliveryMode) =>
  (organisation?: string): (() => Promise<number>) => {
    const share = organisation === undefined ? [] : [shareOf(organisation)]
    return async () => {
      const shortage = await takePermit(store, mode, [...share, READ_RATE])
      if (shortage === undefined) return 0
      if (shortage.rate === READ_RATE) return shortage.waitSeconds
      throw refuseShare(shortage.waitSeconds)
    }
  }

const shareOf = (organisation: string): Rate => ({
  name: `${READ_RATE.name}:${organisation}`,
  capacity: READ_RATE.capacity * SHARE,
  refillPerSecond: READ_RATE.refillPerSecond * SHARE,
})

const refuseShare = (waitSeconds: number): Refusal =>
  new Refusal(
    'rate_limited',
    'Your organisation has used up its share of docket look-ups. Dockets in /api/dockets need no look-up. Nothing was stored; send the message again later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) },
  )
