import createClient, { type Client } from 'openapi-fetch'
import { refuseBrowser } from './refuse-browser.ts'
import { machineTiming, type Timing } from './timing.ts'

export type ClientOptions = {
  /** Address of the service, without the path of an API. */
  readonly baseUrl: string
  /** In place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly timing?: Timing
}

export type KeyedOptions = ClientOptions & {
  /** From a secret of the server, never from code that a browser loads. */
  readonly key: string
}

export type OpenedClient<Paths extends object> = {
  readonly client: Client<Paths, 'application/json'>
  readonly timing: Timing
}

/** What all clients stand on. Faults of the options come up here, before anything is sent. */
export const openClient = <Paths extends object>({
  baseUrl,
  headers,
  timing = machineTiming,
  ...options
}: ClientOptions & Partial<KeyedOptions>): OpenedClient<Paths> => {
  const isKeyed = options.key !== undefined
  if (isKeyed) refuseBrowser()
  const { href } = new URL(baseUrl)
  const sent = new Headers(headers)
  sent.set('accept', 'application/json')
  if (isKeyed) sent.set('authorization', `Bearer ${options.key}`)
  const client = createClient<Paths, 'application/json'>({
    baseUrl: href,
    headers: sent,
    // A key goes to the service that it was given for, and nowhere else.
    ...(isKeyed && { redirect: 'manual' as const }),
    ...(options.fetch && { fetch: options.fetch }),
  })
  return { client, timing }
}
