import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { putAssets } from '../assets/put-assets.ts'
import type { Visitor } from '../ask/ask.ts'
import type { Site } from '../page.ts'
import { send } from '../send.ts'
import { listRoutes, type PageAnswer, type Web } from '../web.ts'

export type PagesAround = {
  readonly site: Site
  readonly clock: () => Date
  /** Address of the visitor who sent a request. */
  readonly visitorOf: (request: FastifyRequest) => string
  /** Names of the collections whose data is invented. */
  readonly listSamples: () => readonly string[]
}

/** Serves the pages and their assets alone, without the service. Each page is written on request. */
export const makePages =
  (web: Web, around: PagesAround): FastifyPluginCallback =>
  (app, _options, done) => {
    void app.register(putAssets)
    for (const { path, isShared } of listRoutes())
      if (!isShared)
        app.get(path, { schema: { hide: true } }, async (request, reply) =>
          send(
            request,
            reply,
            await forVisitor(request, around, (visitor) => write(path, request, visitor, web, around)),
          ),
        )
    done()
  }

const write = (
  route: string,
  request: FastifyRequest,
  visitor: Visitor,
  web: Web,
  { site, clock, listSamples }: PagesAround,
): Promise<PageAnswer> =>
  web.write({
    route,
    // Parameters of a path are strings.
    named: request.params as Readonly<Record<string, string>>,
    url: request.url,
    origin: originOf(request, site),
    accepted: request.headers['accept-encoding'],
    now: clock(),
    samples: listSamples(),
    visitor,
  })

/** Runs the work with a signal that aborts when the visitor disconnects. */
const forVisitor = async <Result>(
  request: FastifyRequest,
  { visitorOf }: PagesAround,
  work: (visitor: Visitor) => Promise<Result>,
): Promise<Result> => {
  const gone = new AbortController()
  const leave = (): void => {
    gone.abort()
  }
  const { socket } = request.raw
  if (socket.destroyed) leave()
  socket.once('close', leave)
  try {
    return await work({ address: visitorOf(request), gone: gone.signal })
  } finally {
    socket.off('close', leave)
  }
}

/** Clients may send any `Host`, and pages show it in commands that people copy. HTTP/1.0 has no `Host`. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i

/** Origin of the pages for a visitor: the public address, else the one that the visitor used. */
const originOf = ({ host, protocol }: FastifyRequest, { publicUrl }: Site): string =>
  publicUrl ?? `${protocol}://${HOST.test(host) ? host : 'localhost'}`
