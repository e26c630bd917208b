import type { FastifyInstance } from 'fastify'
import type { DataApi } from '../data/index.ts'
import { findAskingPage } from '../pages/asking-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Where first samples are being made: ends when what this API publishes can be read, or the request has waited long
     * enough. Without an API, that of all which anyone may ask.
     */
    waitForSample?: (request: FastifyRequest, api?: Pick<DataApi, 'name'>) => Promise<void>
  }
}

/**
 * How a request waits for the first sample of a collection: until it is served, or long enough, or `gone`. Undefined where
 * none is being made.
 */
export type FindWait = (collection: string) => ((gone: AbortSignal) => Promise<void>) | undefined

/** Lets requests for data wait for a first sample, on this thread: no reader is held meanwhile. */
export const letRequestsWait = (
  app: FastifyInstance,
  apis: readonly Pick<DataApi, 'name' | 'access'>[],
  findWait: FindWait,
): void => {
  const open = apis.filter(({ access }) => access === 'anyone')
  app.decorate('waitForSample', async ({ raw: { socket } }, api) => {
    const waits = (api === undefined ? open : [api]).flatMap(({ name }) => findWait(name) ?? [])
    // A page that asks has waited, and holds a reader.
    if (waits.length === 0 || findAskingPage() !== undefined) return
    const gone = new AbortController()
    const leave = (): void => {
      gone.abort()
    }
    socket.once('close', leave)
    await Promise.all(waits.map((wait) => wait(gone.signal)))
    socket.off('close', leave)
  })
}

/** For a part of the application that gives what is published. */
export const waitInFront = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'OPTIONS') await app.waitForSample?.(request)
  })
}
