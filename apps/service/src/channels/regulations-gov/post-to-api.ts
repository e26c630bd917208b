import { exchange, TRACE_HEADER, type WireResult } from '../wire/index.ts'
import { PROFILE } from './profile.ts'
import type { RegulationsGovSettings } from './regulations-gov-settings.ts'

export type ApiPost = {
  readonly path: `/${string}`
  /** `data` of the document. */
  readonly data: unknown
  readonly signal: AbortSignal
  readonly deliveryId?: string
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
      ...(settings.traceHeader && post.deliveryId !== undefined ? { [TRACE_HEADER]: post.deliveryId } : {}),
    },
    body: JSON.stringify({ data: post.data }),
    timeoutSeconds: settings.timeoutSeconds ?? PROFILE.timeoutSeconds,
    signal: post.signal,
    mayStart: post.mayStart,
    ...(settings.agent === undefined ? {} : { agent: settings.agent }),
  })

/** Address of a path below the base; the base keeps its own path. */
export const below = (baseUrl: URL, path: string): URL => new URL(baseUrl.href.replace(/\/$/, '') + path)
