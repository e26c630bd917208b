import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReadMail } from '../../people/index.ts'
import { formatTraceparent, type Clock } from '../../platform/index.ts'
import type { ClientAddress } from '../door/client-address.ts'
import { demandOrigin } from '../door/own-origin.ts'
import { untilGone } from '../door/signal-gone.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { traceOf } from '../trace-of.ts'
import { askAsPage } from '../pages/asking-page.ts'

/** Pages of the portal: they ask the API for the visitor who sent a request. */
export type PortalPages = (
  app: FastifyInstance,
  around: {
    readonly ask: (request: Request, from: FastifyRequest) => Promise<Response>
    readonly clock: Clock
    readonly originOf: (request: FastifyRequest) => string
    /** Names of the collections whose published data is invented. */
    readonly listSamples: () => readonly string[]
    readonly readMail?: ReadSandboxMail | undefined
  },
) => void

type PutPagesNeeds = {
  readonly clock: Clock
  readonly fullAddress: ClientAddress
  /** Undefined in live. */
  readonly readMail?: ReadSandboxMail | undefined
}

/** Reads the newest mails of a sandbox for a page; undefined for a visitor who may not read them. */
type ReadSandboxMail = (request: FastifyRequest, mailbox: string) => Promise<ReadMail[] | undefined>

/** Adds the pages of the portal. They ask its API through the router, as the visitor's own requests. */
export const putPortalPages = async (
  app: FastifyInstance,
  pages: PortalPages,
  { clock, fullAddress, readMail }: PutPagesNeeds,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    limitReaders(scope)
    const ask = async (request: Request, from: FastifyRequest): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const traceparent = formatTraceparent(traceOf(from.raw))
      const payload = Buffer.from(await request.arrayBuffer())
      const answer = await untilGone(from, (gone) =>
        askAsPage({ at: clock(), releases: {}, requestId: from.id, traceparent, gone }, async () =>
          app.inject({
            // The client of the portal uses no other methods.
            method: request.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
            url: pathname + search,
            headers: {
              ...Object.fromEntries(request.headers),
              host: from.headers.host ?? 'localhost',
              traceparent,
            },
            // The page has found the visitor behind the proxies.
            remoteAddress: fullAddress(from.raw),
            ...(payload.length > 0 && { payload }),
          }),
        ),
      )
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers))
        for (const one of [value ?? []].flat()) headers.append(name, String(one))
      return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
    }
    pages(scope, {
      ask,
      clock,
      originOf: demandOrigin,
      listSamples: () => app.listSamples?.() ?? [],
      readMail,
    })
    done()
  })
}
