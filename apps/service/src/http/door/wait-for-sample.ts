import type { FastifyInstance } from 'fastify'
import type { DataApi } from '../data/index.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import { untilGone } from './signal-gone.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits while the first sample of this API is made, up to a limit of time. Without an API, it waits for the first
     * open one: samples of the others take minutes, and no page needs them.
     */
    waitForSample?: (request: FastifyRequest, api?: WaitingApi) => Promise<void>
  }
}

/** Names an API by its collection, which samples belong to: the API may have a different name. */
type WaitingApi = { readonly collection: Pick<DataApi['collection'], 'name'> }

/**
 * Finds the wait for the first sample of a collection. The wait ends when the sample is served, after some seconds, or
 * with `gone`. Undefined where no sample is being made.
 */
export type FindWait = (collection: string) => ((gone: AbortSignal) => Promise<void>) | undefined

/** Makes requests for data wait for a first sample on the main thread, so that no reader thread is held meanwhile. */
export const letRequestsWait = (
  app: FastifyInstance,
  apis: readonly (WaitingApi & Pick<DataApi, 'access'>)[],
  findWait: FindWait,
): void => {
  const open = apis.filter(({ access }) => access === 'anyone')
  app.decorate('waitForSample', async (request, api) => {
    const waits = (api === undefined ? open.slice(0, 1) : [api]).flatMap(
      ({ collection }) => findWait(collection.name) ?? [],
    )
    // A request from a page has already waited, and holds a reader thread.
    if (waits.length === 0 || findAskingPage() !== undefined) return
    await untilGone(request, (gone) => Promise.all(waits.map((wait) => wait(gone))))
  })
}

/** Every request of this part of the application waits. */
export const waitInFront = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'OPTIONS') await app.waitForSample?.(request)
  })
}
