import { basename } from 'node:path'
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify'
import { listAssets } from './assets/assets.ts'
import type { Asset } from './assets/make-asset.ts'
import { IMMUTABLE } from './assets/cache-control.ts'
import { putDuckdb } from './assets/put-duckdb.ts'
import { send, writeAnswer, type Ready } from './answer.ts'
import type { TakeTurn, Weight } from './take-turn.ts'
import type { Written } from './written.ts'
import type { Ask } from './ask/ask.ts'
import { makeClients, type EndAfter } from './ask/clients.ts'
import { addressOf } from './filters/addresses.ts'
import { Redirect, type Asked, type Route, type Site } from './page.ts'
import { describeFault } from './problem-page.ts'
import { ROUTES, SHARED_ROUTES } from './pages/routes.ts'
import { describeTooLong, isTooLong } from './refuse-long.ts'
import { withoutTracking } from './without-tracking.ts'
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
  /** Where given: lets an answer be given again, to those who ask in the same way, until it is no longer current. */
  readonly keep?: (request: FastifyRequest, answer: KeptAnswer) => void
  /** Bounds what a page waits for; by the clock of the machine when left out. */
  readonly endAfter?: EndAfter
  /** Where given: what takes long is done in it, so that others have their turn between two of them. */
  readonly takeTurn?: TakeTurn
}

export type KeptAnswer = Ready & {
  /** Pattern of its address. */
  readonly route: string
  readonly isCurrent: () => boolean
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
  const readState = makeState(needs)
  const plugin: FastifyPluginCallback = (app, _options, done) => {
    for (const asset of listAssets()) putAsset(app, asset, needs)
    putDuckdb(app, (request) => inTurn(request, needs, () => Promise.resolve()))
    for (const route of ROUTES)
      app.get(route.path, { schema: { hide: true } }, async (request, reply) => {
        // Read before the page is written: one that is written while a release is published is of neither.
        const state = readState()
        const written = await findPage(route, request, { ...needs, pages, state })
        const isCurrent = () => readState() === state
        return send(
          request,
          reply,
          written,
          isWhole(written) && route.isLive === undefined
            ? makeKeep(route.path, request, needs, isCurrent)
            : undefined,
        )
      })
    done()
  }
  const writePage = async (path: string, request: FastifyRequest): Promise<Written | undefined> => {
    const route = SHARED_ROUTES.find((one) => one.path === path)
    return route && findPage(route, request, { ...needs, pages, state: readState() })
  }
  return { plugin, writePage }
}

/**
 * What every page depends on beside its address; what is said of samples stands on all of them. Read once in each round
 * of the event loop, in which many may be asked for: it takes a look at files.
 */
const makeState = ({ edition, listSamples }: WebNeeds): (() => string) => {
  let state: string | undefined
  const forget = (): void => {
    state = undefined
  }
  return () => {
    if (state === undefined) setImmediate(forget)
    return (state ??= `${edition()} ${listSamples().join()}`)
  }
}

type Keep = (ready: Ready) => void

const makeKeep =
  (route: string, request: FastifyRequest, { keep }: WebNeeds, isCurrent: () => boolean): Keep =>
  (ready) =>
    keep?.(request, { ...ready, route, isCurrent })

/** What is live, and what was written while something was late, is written anew. */
const isWhole = ({ status, headers }: Written): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store'

const putAsset = (app: FastifyInstance, { address, type, body }: Asset, needs: WebNeeds): void => {
  const headers = { 'content-type': type, 'cache-control': IMMUTABLE, etag: `W/"${basename(address)}"` }
  const written = { status: 200, headers, body }
  app.get(address, { schema: { hide: true } }, (request, reply) =>
    send(
      request,
      reply,
      written,
      makeKeep(address, request, needs, () => true),
    ),
  )
}

type PageNeeds = WebNeeds & { readonly pages: WrittenPages; readonly state: string }

/** In characters: a filter of many values is written again in each link. */
const LONG_ADDRESS = 500

const weigh = ({ isQuick }: Route, address: string): Weight => {
  if (address.length > LONG_ADDRESS) return 'heavy'
  return isQuick === true ? 'quick' : 'usual'
}

const findPage = async (route: Route, request: FastifyRequest, needs: PageNeeds): Promise<Written> => {
  const { pages, state } = needs
  if (isTooLong(request.url)) return findTooLong(route.path, request, needs)
  const address = route.hasNoParams ? request.url.replace(/\?.*$/s, '') : request.url
  const key = `${state} ${originOf(request, needs.site)} ${address}`
  const found = pages.find(key)
  if (found !== undefined) return found
  const writeInTurn = () =>
    inTurn(request, needs, (gone) => write(request, route, gone, needs), weigh(route, request.url))
  if (route.isLive) return writeInTurn()
  const written = await pages.write(key, writeInTurn)
  if (isWhole(written)) pages.keep(key, written)
  return written
}

const findTooLong = (path: string, request: FastifyRequest, needs: PageNeeds): Written => {
  const { pages, site, state } = needs
  const origin = originOf(request, site)
  const key = `${state} ${origin} too long ${path}`
  const found = pages.find(key)
  if (found !== undefined) return found
  const around = { path, params: new URLSearchParams(), site, origin, samples: needs.listSamples() }
  const written = writeAnswer(describeTooLong(path), around)
  pages.keep(key, written)
  return written
}

/** Does the work in the turn of the client, unless the client goes before; the work learns when it goes later. */
const inTurn = async <Result>(
  request: FastifyRequest,
  { takeTurn, visitorOf }: WebNeeds,
  work: (gone: AbortSignal) => Promise<Result>,
  weight?: Weight,
): Promise<Result> => {
  const gone = new AbortController()
  const { signal } = gone
  const leave = (): void => {
    gone.abort()
  }
  const { socket } = request.raw
  if (socket.destroyed) leave()
  socket.once('close', leave)
  try {
    if (takeTurn === undefined) return await work(signal)
    return await takeTurn(() => work(signal), { client: visitorOf(request), signal }, weight)
  } finally {
    socket.off('close', leave)
  }
}

const write = async (
  request: FastifyRequest,
  route: Route,
  gone: AbortSignal,
  needs: WebNeeds,
): Promise<Written> => {
  const asked = readAsked(request, gone, needs)
  const around = { ...asked, samples: needs.listSamples() }
  const plain = withoutTracking(asked.params)
  try {
    const answer =
      route.hasNoParams || plain.size === asked.params.size
        ? await route.write(asked)
        : new Redirect(addressOf(asked.path, plain), 307)
    return writeAnswer(answer, around, route)
  } catch (fault) {
    const page = describeFault(fault, asked)
    if (page === undefined) throw fault
    return writeAnswer(page, around)
  }
}

const readAsked = (
  request: FastifyRequest,
  gone: AbortSignal,
  { ask, clock, site, visitorOf, endAfter }: WebNeeds,
): Asked => {
  const { pathname, searchParams } = new URL(request.url, 'http://page.invalid')
  return {
    path: pathname,
    params: searchParams,
    // The pattern of the route names them, and they are text.
    named: request.params as Readonly<Record<string, string>>,
    clients: makeClients(ask, { address: visitorOf(request), gone }, endAfter),
    site,
    origin: originOf(request, site),
    now: clock(),
  }
}

/** What a client sends as `Host` stands in commands that people copy. HTTP/1.0 needs none. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i

const originOf = ({ host, protocol }: FastifyRequest, { publicUrl }: Site): string =>
  publicUrl ?? `${protocol}://${HOST.test(host) ? host : 'localhost'}`
