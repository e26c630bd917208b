import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify'
import { listAssets } from './assets/assets.ts'
import type { Asset } from './assets/make-asset.ts'
import { IMMUTABLE } from './assets/cache-control.ts'
import { putDuckdb } from './assets/put-duckdb.ts'
import { send, writeAnswer, type Written } from './answer.ts'
import type { Ask } from './ask/ask.ts'
import { makeClients } from './ask/clients.ts'
import type { Asked, Route, Site } from './page.ts'
import { describeFault } from './problem-page.ts'
import { ROUTES, SHARED_ROUTES } from './pages/routes.ts'
import { WrittenPages } from './written-pages.ts'

export type WebNeeds = {
  readonly ask: Ask
  readonly clock: () => Date
  readonly site: Site
  /** Whose address a request comes from, as the service counts it. */
  readonly visitorOf: (request: FastifyRequest) => string
  /** Changes whenever a page may: with each release and each day. */
  readonly edition: () => string
  /** Titles of the collections whose data is invented. */
  readonly listSamples: () => readonly string[]
}

/** The pages of one service, with what has been written of them. */
export type Web = {
  /** Adds all pages, and what they load. */
  readonly plugin: FastifyPluginCallback
  /** For an address that gives a person a page and a program something else: the page, where there is one. */
  readonly writePage: (path: string, request: FastifyRequest) => Promise<Written | undefined>
}

export const openWeb = (needs: WebNeeds): Web => {
  const pages = new WrittenPages()
  const write = (route: Route, request: FastifyRequest): Promise<Written> =>
    findPage(route, request, needs, pages)
  const plugin: FastifyPluginCallback = (app, _options, done) => {
    for (const asset of listAssets()) putAsset(app, asset)
    putDuckdb(app)
    for (const route of ROUTES)
      app.get(route.path, { schema: { hide: true } }, async (request, reply) =>
        send(request, reply, await write(route, request)),
      )
    done()
  }
  const writePage = async (path: string, request: FastifyRequest): Promise<Written | undefined> => {
    const route = SHARED_ROUTES.find((one) => one.path === path)
    return route && write(route, request)
  }
  return { plugin, writePage }
}

const putAsset = (app: FastifyInstance, { address, type, body }: Asset): void => {
  const written = { status: 200, headers: { 'content-type': type, 'cache-control': IMMUTABLE }, body }
  app.get(address, { schema: { hide: true } }, (request, reply) => send(request, reply, written))
}

const findPage = async (
  route: Route,
  request: FastifyRequest,
  needs: WebNeeds,
  pages: WrittenPages,
): Promise<Written> => {
  // What is said of samples stands on every page.
  const key = `${needs.edition()} ${needs.listSamples().join()} ${request.host} ${route.hasNoParams ? pathOf(request) : request.url}`
  const found = pages.find(key)
  if (found !== undefined) return found
  const written = await write(request, route, needs)
  // What was written while something was late is written anew.
  const isWhole = written.status === 200 && written.headers['cache-control'] !== 'no-store'
  if (!route.isLive && isWhole) pages.keep(key, written)
  return written
}

const write = async (request: FastifyRequest, route: Route, needs: WebNeeds): Promise<Written> => {
  const asked = readAsked(request, needs)
  const around = { path: asked.path, site: needs.site, origin: asked.origin, samples: needs.listSamples() }
  try {
    return writeAnswer(await route.write(asked), around, route)
  } catch (fault) {
    const page = describeFault(fault, asked)
    if (page === undefined) throw fault
    return writeAnswer(page, around)
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1).join('')

const readAsked = (request: FastifyRequest, { ask, clock, site, visitorOf }: WebNeeds): Asked => {
  const origin = site.publicUrl ?? `${request.protocol}://${request.host}`
  const { pathname, searchParams } = new URL(request.url, 'http://page.invalid')
  return {
    path: pathname,
    params: searchParams,
    // The pattern of the route names them, and they are text.
    named: request.params as Readonly<Record<string, string>>,
    clients: makeClients(ask, { address: visitorOf(request) }),
    site,
    origin,
    now: clock(),
  }
}
