import fastify, { type FastifyInstance } from 'fastify'
import type { Ask } from '../ask/ask.ts'
import { send } from '../answer.ts'
import { describeSite, type Site } from '../page.ts'
import { openWeb } from '../web.ts'
import { writeProblemPage } from '../write-problem-page.ts'
import { followEdition } from './follow-edition.ts'
import type { Settings } from './settings.ts'

/** The pages over a service elsewhere, which must take the word of this process on the addresses of visitors. */
export const openAlone = async (settings: Settings): Promise<FastifyInstance> => {
  const site = describeSite(settings)
  const ask = askOver(settings.api)
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
  (api: string): Ask =>
  (request, { address }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    return fetch(new URL(pathname + search, api), { headers, redirect: 'manual' })
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

const answerFaults = (app: FastifyInstance, site: Site): void => {
  app.setErrorHandler((fault, request, reply) => {
    console.error(fault)
    return send(request, reply, writeProblemPage(FAILED, request.url, site, []))
  })
}
