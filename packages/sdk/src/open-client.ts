import createClient, { type Client } from 'openapi-fetch'
import { machineTiming, type Timing } from './timing.ts'

export type ClientOptions = {
  /** Address of the service, without the path of an API. */
  readonly baseUrl: string
  /** Replaces the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the clock, timers and random numbers of the machine. */
  readonly timing?: Partial<Timing>
}

export type OpenedClient<Paths extends object> = {
  readonly client: Client<Paths, 'application/json'>
  /** Origin of the service, for the texts of errors. They name nothing else, since a request may hold personal data. */
  readonly origin: string
  readonly timing: Timing
}

/** Pattern of `baseUrl`. It may have a path, because a proxy may serve the whole service below one. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+(\/(?!api\b)[^\s/?#]+)*\/?$/i

/** Opens the HTTP client that every client uses. Wrong options throw here, before any request is sent. */
export const openClient = <Paths extends object>(
  { baseUrl, headers, timing, ...options }: ClientOptions,
  init: { readonly redirect?: 'manual' } = {},
): OpenedClient<Paths> => {
  if (!ADDRESS.test(baseUrl))
    throw new TypeError(
      'baseUrl must look like https://data.example: no user, query, fragment, space or /api.',
    )
  const { href, origin } = new URL(baseUrl)
  const sent = new Headers(headers)
  sent.set('accept', 'application/json')
  const client = createClient<Paths, 'application/json'>({
    baseUrl: href,
    headers: sent,
    ...options,
    ...init,
  })
  return { client, origin, timing: { ...machineTiming, ...timing } }
}
