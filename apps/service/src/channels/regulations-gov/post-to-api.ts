import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { Clock } from '../../platform/index.ts'
import { exchange, traceHeaders, type WireResult } from '../wire/index.ts'
import { PROFILE } from './profile.ts'

type ApiPost = {
  readonly path: `/${string}`
  /** `data` of the document. */
  readonly data: unknown
  readonly signal: AbortSignal
  readonly deliveryId?: string
  readonly traceId?: string | undefined
  readonly mayStart?: (() => boolean) | undefined
}

/** The API accepts a body only in this media type; it answers 400 to application/json. */
export const MEDIA_TYPE = 'application/vnd.api+json'

/** Posts one JSON:API document. The key goes into a header, since addresses end up in logs. */
export const postToApi = (settings: RegulationsGovSettings, post: ApiPost): Promise<WireResult> =>
  exchange({
    method: 'POST',
    url: below(settings.baseUrl, post.path),
    headers: {
      accept: MEDIA_TYPE,
      'content-type': MEDIA_TYPE,
      'x-api-key': settings.apiKey,
      ...(settings.traceHeader ? traceHeaders(post) : {}),
    },
    body: JSON.stringify({ data: post.data }),
    timeoutSeconds: settings.timeoutSeconds ?? PROFILE.timeoutSeconds,
    signal: post.signal,
    mayStart: post.mayStart,
    ...(settings.agent === undefined ? {} : { agent: settings.agent }),
  })

/** Address of a path below the base; the base keeps its own path. */
export const below = (baseUrl: URL, path: string): URL => new URL(baseUrl.href.replace(/\/$/, '') + path)

export type RegulationsGovSettings = {
  /** Address of version 4 of the API, such as https://api.regulations.gov/v4. */
  readonly baseUrl: URL
  /** Key from api.data.gov; posting needs one that was approved for it. */
  readonly apiKey: string
  /** Tells a simulator which delivery a request belongs to. Never on for the real receiver. */
  readonly traceHeader: boolean
  readonly clock: Clock
  /** From the start of a try to the last byte of the answer; by default the profile's. */
  readonly timeoutSeconds?: number
  readonly agent?: HttpAgent | HttpsAgent
}
