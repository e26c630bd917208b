import fastify, {
  type FastifyPluginCallback,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Ask } from '../ask/ask.ts'
import { ADDRESS_LIMITS } from '../limits.ts'
import { makePages, originOf } from '../make-pages.ts'
import { choosePacking, pack } from '../pack.ts'
import { describeSite, type Site } from '../page.ts'
import { LONGEST_FILE_FORM, putPortalPages, readVisitor } from '../portal/put-portal-pages.ts'
import { send } from '../send.ts'
import { openWeb } from '../web.ts'
import { writeProblemPage } from '../write-problem-page.ts'
import type { Written } from '../written.ts'
import type { Settings } from './settings.ts'

/** After this time, a page says that the service does not answer. */
const TIMEOUT_MILLISECONDS = 10_000

/** Seconds between checks for sample collections. */
const SAMPLES_SECONDS = 10

/** Opens the pages for a service elsewhere. That service must trust this process for its visitors' addresses. */
export const openAlone = async (
  settings: Settings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<FastifyInstance> => {
  const site = describeSite(settings)
  const ask = askOver(settings.api, timeoutMilliseconds)
  const app = fastify({
    trustProxy: settings.proxies.length > 0 && [...settings.proxies],
    routerOptions: { maxParamLength: ADDRESS_LIMITS.parameterCharacters.value },
  })
  // `nosniff` keeps browsers from guessing another type of content.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  const listSamples = await followSamples(app, ask)
  await app.register(
    makePages(openWeb({ ask, site }), {
      site,
      clock: () => new Date(),
      visitorOf: ({ ip }) => ip,
      listSamples,
    }),
  )
  await app.register((portal, _options, done) => {
    putPortalPages(portal, {
      site,
      clock: () => new Date(),
      listSamples,
      ask: (request, { ip }) => ask(request, { address: ip }),
      originOf: (request) => originOf(request, site),
    })
    done()
  })
  await app.register(forwardApis(ask))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, writeProblemPage(NOT_FOUND, request.url, site, listSamples())),
  )
  answerFaults(app, site)
  return app
}

type Releases = readonly { readonly collection: string; readonly sample: boolean }[]

/**
 * A browser asks the portal's API for passkeys and files, and that of corrections for the proof of work, the lists and
 * published copies, at the address of the pages.
 */
const forwardApis =
  (ask: Ask): FastifyPluginCallback =>
  (app, _options, done) => {
    app.removeAllContentTypeParsers()
    const reading = { parseAs: 'buffer', bodyLimit: LONGEST_FILE_FORM } as const
    app.addContentTypeParser<Buffer>('*', reading, (_request, bytes, next) => {
      next(null, bytes)
    })
    const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { method, url, headers, body, ip } = request
      const sent = new Headers(readVisitor(request))
      for (const name of FORWARDED) {
        const value = headers[name]
        if (typeof value === 'string') sent.set(name, value)
      }
      const asked = new Request(new URL(url, 'http://service.invalid'), {
        method,
        headers: sent,
        // Another type of body has no parser.
        body: body instanceof Buffer ? new Uint8Array(body) : null,
      })
      const answer = await ask(asked, { address: ip })
      for (const [name, value] of answer.headers)
        if (ANSWERED.has(name) || name.startsWith('access-control-')) reply.header(name, value)
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    }
    for (const address of ['/api/portal/v1/*', '/api/corrections/v1', '/api/corrections/v1/*'])
      app.all(address, { schema: { hide: true } }, forward)
    done()
  }

/** Fields of a request that both APIs read, beside those of its visitor. */
const FORWARDED = ['accept', 'access-control-request-method', 'content-type', 'if-none-match'] as const
const ANSWERED: ReadonlySet<string> = new Set([
  'allow',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'etag',
  'link',
  'request-id',
  'retry-after',
  'vary',
])

/** Asks the service regularly which collections are samples, until the pages close. */
const followSamples = async (app: FastifyInstance, ask: Ask): Promise<() => readonly string[]> => {
  let samples: readonly string[] = []
  const look = async (): Promise<void> => {
    const response = await ask(new Request('http://service.invalid/api/status'), { address: '127.0.0.1' })
    if (!response.ok) return
    // As the API description promises.
    const { releases } = (await response.json()) as { readonly releases: Releases }
    samples = releases.filter(({ sample }) => sample).map(({ collection }) => collection)
  }
  // Errors are ignored here, since every page reports an unreachable service.
  const lookAgain = (): Promise<void> => look().catch(() => undefined)
  await lookAgain()
  const timer = setInterval(() => void lookAgain(), SAMPLES_SECONDS * 1000).unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
  })
  return () => samples
}

const askOver =
  (api: string, timeoutMilliseconds: number): Ask =>
  async (request, { address }) => {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    // Forms are short, and a body that is sent again must be whole.
    const body = request.body === null ? null : await request.arrayBuffer()
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMilliseconds)])
    return await fetch(new URL(pathname + search, api), {
      method,
      headers,
      body,
      redirect: 'manual',
      signal,
    })
  }

const NOT_FOUND = {
  code: 'not_found',
  status: 404,
  title: 'There is nothing at this address',
  detail: 'There is no page here. Start at the front page.',
}

const FAILED = {
  code: 'internal',
  status: 500,
  title: 'The page could not be made',
  detail: 'This is our fault, not yours. The operator can find the cause in the log.',
}

const UNREADABLE = {
  code: 'request_unreadable',
  title: 'The request cannot be read',
  detail: 'Pages accept GET requests without a body.',
}

const answerFaults = (app: FastifyInstance, site: Site): void => {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const { statusCode: status = 500 } = fault
    const isOurs = status >= 500
    if (isOurs) console.error(fault)
    const problem = isOurs ? FAILED : { ...UNREADABLE, status }
    return sendProblem(request, reply, writeProblemPage(problem, request.url, site, []))
  })
}

const sendProblem = (request: FastifyRequest, reply: FastifyReply, page: Written): FastifyReply =>
  send(request, reply, pack(page, choosePacking(page, request.headers['accept-encoding'])))
