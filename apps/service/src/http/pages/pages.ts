import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { formatTraceparent, type Clock } from '../../platform/index.ts'
import type { Publication } from '../../releases/index.ts'
import { askAsPage } from './asking-page.ts'
import type { ClientAddress } from '../door/client-address.ts'
import { demandMatch } from '../answers/demand-match.ts'
import { hasAlready } from '../answers/has-already.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { findOrigin } from '../door/own-origin.ts'
import { untilGone } from '../door/signal-gone.ts'
import type {
  PageAnswer,
  PageQuestion,
  PageRoute,
  StateAnswer,
  StateQuestion,
  AskReaders,
} from '../readers/question.ts'
import type { AnswerLimit, ReadyAnswers } from '../answers/ready-answers.ts'
import { traceOf } from '../trace-of.ts'
import type { WriteProblem } from './send-page.ts'

/**
 * The parts of pages that the main thread needs: their routes, their assets and the page of a refusal. Readers write
 * the pages.
 */
export type Pages = {
  readonly routes: readonly PageRoute[]
  readonly assets: FastifyPluginCallback
  readonly writeProblem: WriteProblem
  readonly listReleases: () => readonly PublishedRelease[]
}

/** The current release of an API. A second publication changes its time. */
export type PublishedRelease = Pick<Publication, 'release' | 'published_at'> & { readonly api: string }

export type PagesNeeds = {
  readonly addressOf: ClientAddress
  readonly clock: Clock
  readonly readers: Pick<AskReaders, 'writePage'>
  readonly ready: ReadyAnswers
}

/** Adds the pages. */
export const putPages = async (app: FastifyInstance, pages: Pages, needs: PagesNeeds): Promise<void> => {
  const keep = needs.ready.keepBy(app.hasDecorator('readerLimit') ? app.readerLimit : UNLIMITED)
  const own = pages.routes.filter(({ isShared }) => !isShared)
  const shared = new Map(pages.routes.filter(({ isShared }) => isShared).map((route) => [route.path, route]))
  app.decorate('writeProblemPage', pages.writeProblem)
  app.decorate('writePage', async (path, request) => {
    const route = shared.get(path)
    return route && askForPage(route, request, needs, readEdition(app, pages, needs.clock()))
  })
  await app.register(async (scope) => {
    limitReaders(scope)
    await scope.register(pages.assets)
    for (const route of own)
      scope.get(route.path, { schema: { hide: true } }, async (request, reply) => {
        if (route.questions > 0) await app.waitForSample?.(request)
        const edition = readEdition(app, pages, needs.clock())
        const answer = await needs.ready.share(
          request,
          edition.name,
          () => askForPage(route, request, needs, edition),
          ({ status }) => status !== 200,
        )
        const { etag, ...others } = answer.headers
        const isCurrent = () => readEdition(app, pages, needs.clock()).name === edition.name
        if (etag !== undefined && answer.isWhole && isCurrent())
          keep(request, {
            isCurrent,
            etag,
            body: answer.body,
            fields: Object.entries(answer.headers).flat(),
            bareFields: Object.entries({ etag, ...bare(others) }).flat(),
          })
        return sendPage(request, reply, answer)
      })
  })
}

const UNLIMITED: AnswerLimit = { take: () => undefined, look: () => undefined, describe: () => ({}) }

/** State that pages depend on: the publications, and the day, which decides what is late. */
type Edition = Pick<PageQuestion, 'at' | 'releases' | 'samples'> & {
  /** Changes whenever a page may change. */
  readonly name: string
}

const readEdition = (app: FastifyInstance, { listReleases }: Pages, at: Date): Edition => {
  const published = listReleases()
  const releases = Object.fromEntries(published.map(({ api, release }) => [api, release]))
  const samples = app.listSamples?.() ?? []
  const day = at.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const acts = published.flatMap(({ release, published_at }) => [release, published_at])
  return { at, releases, samples, name: [...acts, day, ...samples].join('\n') }
}

const askForPage = async (
  { path, questions }: PageRoute,
  request: FastifyRequest,
  { addressOf, readers }: PagesNeeds,
  { at, releases, samples }: Edition,
): Promise<PageAnswer> => {
  const { server, raw } = request
  const count = server.hasDecorator('countQuestions')
    ? await server.countQuestions(request, questions)
    : undefined
  const client = addressOf(raw)
  const question = {
    route: path,
    // Fastify gives path parameters as text.
    named: request.params as Readonly<Record<string, string>>,
    url: request.url,
    origin: findOrigin(raw, server.publicUrl) || 'http://localhost',
    accepted: request.headers['accept-encoding'],
    at,
    releases,
    requestId: request.id,
    traceparent: formatTraceparent(traceOf(raw)),
    samples,
    client,
  }
  const answer = await untilGone(request, (signal) => readers.writePage(question, { client, signal }))
  count?.(answer.asked)
  return answer
}

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PageAnswer,
): FastifyReply => {
  const { etag } = headers
  if (etag !== undefined) demandMatch(request, etag)
  return etag !== undefined && hasAlready(request.headers['if-none-match'], etag)
    ? reply.code(304).headers(bare(headers)).send()
    : reply.code(status).headers(headers).send(body)
}

/** Returns the header fields of an answer without a body. */
const bare = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers
  return others
}

/** Answers the questions of pages to the main thread, through its router. */
export const answerPages =
  (app: Pick<FastifyInstance, 'inject'>) =>
  async ({ url, accept, client, ...page }: StateQuestion): Promise<StateAnswer> => {
    const { traceparent } = page
    // `inject` only begins when it is awaited.
    const answer = await askAsPage(
      page,
      async () =>
        await app.inject({
          url,
          headers: { accept, host: 'service.invalid', ...(traceparent && { traceparent }) },
          remoteAddress: client,
        }),
    )
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.rawPayload }
  }
