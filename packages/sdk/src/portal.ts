import type { Client } from 'openapi-fetch'
import { call, type CallOptions, type Tried } from './call.ts'
import type { paths as CorrectionPaths } from './generated/corrections.d.ts'
import type { components, paths as PortalPaths } from './generated/portal.d.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './entry.ts'
/** Operations of the portal and of corrections. */
export type paths = PortalPaths & CorrectionPaths
export type { components }

/** Client of the partner access portal and of corrections. `headers` carry the cookie of a session and the `Origin` of the service. */
export type PortalClient = {
  /**
   * Carries out one operation, as in `ask((api, signal) => api.GET('/api/portal/v1/me', { signal }))`. A request that
   * changes something is sent once; one that reads is tried again as the service asks.
   */
  ask<Data>(
    attempt: (api: Client<paths, 'application/json'>, signal: AbortSignal) => Promise<Tried<Data>>,
    options?: CallOptions & { readonly mostTries?: number },
  ): Promise<Data>
}

export const makePortalClient = (options: ClientOptions): PortalClient => {
  const { client, origin, timing } = openClient<paths>(options, { redirect: 'manual' })
  return {
    ask: (attempt, { mostTries = 1, ...calling } = {}) =>
      call((signal) => attempt(client, signal), calling, { origin, timing, mostTries }),
  }
}
