import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Ask } from '../ask/ask.ts'
import { send } from '../answer.ts'
import { describeSite, type Site } from '../page.ts'
import { openWeb } from '../web.ts'
import { writeProblemPage } from '../write-problem-page.ts'
import { followEdition } from './follow-edition.ts'
import type { Settings } from './settings.ts'

/** A page that would wait longer says that the service does not answer. */
const TIMEOUT_MILLISECONDS = 10_000

/** The pages over a service elsewhere, which must take the word of this process on the addresses of visitors. */
export const openAlone = async (
  settings: Settings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<FastifyInstance> => {
  const site = describeSite(settings)
  const ask = askOver(settings.api, timeoutMilliseconds)
  const edition = followEdition(ask)
  const app = fastify({ trustProxy: settings.proxies.length > 0 && [...settings.proxies] })
  const web = openWeb({
    ask,
    site,
    clock: () => new Date(),
    visitorOf: ({ ip }) => ip,
    edition: edition.read,
    listSamples: edition.listSamples,
  })
  app.addHook('onClose', () => edition.close())
  await app.register(web.plugin)
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, writeProblemPage(NOT_FOUND, request.url, site, edition.listSamples())),
  )
  answerFaults(app, site)
  await edition.begin()
  return app
}

const askOver =
  (api: string, timeoutMilliseconds: number): Ask =>
  (request, { address }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMilliseconds)])
    return fetch(new URL(pathname + search, api), { headers, redirect: 'manual', signal })
  }

const NOT_FOUND = {
  code: 'not_found',
  status: 404,
  title: 'There is nothing at this address',
  detail: 'No page stands here. The front page leads to what there is.',
}

const FAILED = {
  code: 'internal',
  status: 500,
  title: 'The page could not be made',
  detail: 'This is a fault of ours, not of what you asked. The operator finds it in the log.',
}

const UNREADABLE = {
  code: 'request_unreadable',
  title: 'The request cannot be read',
  detail: 'Pages are read with GET, and take no body.',
}

const answerFaults = (app: FastifyInstance, site: Site): void => {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const { statusCode: status = 500 } = fault
    const isOurs = status >= 500
    if (isOurs) console.error(fault)
    const problem = isOurs ? FAILED : { ...UNREADABLE, status }
    return send(request, reply, writeProblemPage(problem, request.url, site, []))
  })
}
