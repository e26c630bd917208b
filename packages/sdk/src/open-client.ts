import createClient, { type Client } from 'openapi-fetch'
import { machineTiming, type Timing } from './timing.ts'

export type ClientOptions = {
  /** Address of the service, without the path of an API. */
  readonly baseUrl: string
  /** In place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the machine's own. */
  readonly timing?: Partial<Timing>
}

export type OpenedClient<Paths extends object> = {
  readonly client: Client<Paths, 'application/json'>
  /** Where it asks, for faults: nothing of a request, which may hold personal data. */
  readonly origin: string
  readonly timing: Timing
}

/** A path may stand in it, where a proxy serves the whole service below one. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+(\/(?!api\b)[^\s/?#]+)*\/?$/i

/** What all clients stand on. Faults of the options come up here, before anything is sent. */
export const openClient = <Paths extends object>(
  { baseUrl, headers, timing, ...options }: ClientOptions,
  init: { readonly redirect?: 'manual' } = {},
): OpenedClient<Paths> => {
  if (!ADDRESS.test(baseUrl))
    throw new TypeError('baseUrl must be as https://data.example: no user, query, fragment, space or /api.')
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
