import { openWeb } from '@rotunda/web/pages'
import fastify from 'fastify'
import { parseHTML } from 'linkedom'
import { shareTestService, type TestService } from '../../../apps/service/src/bin/testing.ts'
import { patience, type Ending } from '../../../apps/service/src/platform/testing.ts'
import { makePages } from '../../../apps/web/src/testing/make-pages.ts'

/** Parts of a page that tests read: browser types are not loaded beside those of Node. */
export type PageElement = PageParts & {
  readonly id: string
  readonly textContent: string | null
  readonly parentElement: PageElement | null
  readonly nextElementSibling: PageElement | null
  getAttribute(name: string): string | null
}
export type PageParts = {
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement> & { readonly length: number }
}
export type PageDocument = PageParts & { getElementById(id: string): PageElement | null }

export type ReadPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly document: ReturnType<typeof parseHTML>['document']
}

export type OpenedPages = {
  readonly service: TestService
  /** The page at an address, as a browser asks for it. */
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<ReadPage>
  /** Asks the service as a program does. */
  readonly ask: <Answer>(path: string) => Promise<Answer>
}

/** The whole service on its sample, with its pages: one for all files of a process that ask for the same. */
export const openPages = async (
  t: Ending,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenedPages> => {
  return lookAt(await shareTestService(t, environment))
}

/** Questions of tests to a service and its pages. */
export const lookAt = (service: TestService): OpenedPages => ({
  service,
  read: (path, headers) => readBy(service.app, path, headers),
  ask: async <Answer>(path: string) => {
    const answer = await service.app.inject({ url: path, headers: { accept: 'application/json' } })
    // The caller names what the description of the API says of this path.
    return answer.json<Answer>()
  },
})

/**
 * The same pages, over answers of the service in which `change` has altered the text: what a document might hold. It is
 * busy for some of its questions, or gives another answer.
 */
export const openChangedPages = async (
  t: Ending,
  service: TestService,
  change: (text: string, path: string) => string,
  isBusy: (url: URL) => boolean | Response = () => false,
): Promise<Pick<OpenedPages, 'read'>> => {
  const site = { publicUrl: undefined, operator: { name: 'a test', contact: undefined } }
  const web = openWeb({
    endAfter: () => patience(),
    ask: async (request) => {
      const url = new URL(request.url)
      const refused = isBusy(url)
      if (refused !== false) return refused === true ? refuseBusy() : refused
      const { pathname, search } = url
      const { statusCode, headers, payload } = await service.app.inject({ url: pathname + search })
      const type = String(headers['content-type'])
      return new Response(change(payload, pathname), {
        status: statusCode,
        headers: { 'content-type': type },
      })
    },
    site,
  })
  const app = fastify()
  const around = { site, clock: () => new Date(), visitorOf: () => '127.0.0.1', listSamples: () => [] }
  await app.register(makePages(web, around))
  t.after(() => app.close())
  return { read: (path, headers) => readBy(app, path, headers) }
}

/** As the service refuses what waits too long. */
const refuseBusy = (): Response =>
  Response.json(
    { type: 'about:blank', code: 'unavailable', status: 503, title: 'Busy', detail: 'Others are answered.' },
    { status: 503, headers: { 'content-type': 'application/problem+json', 'retry-after': '60' } },
  )

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

type Injectable = Pick<TestService['app'], 'inject'>

const readBy = async (
  app: Injectable,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadPage> => {
  const answer = await app.inject({ url: path, headers: { ...BROWSER, ...headers } })
  const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
  // Its own types name those of browsers, of which tests look at these parts.
  const { document } = parseHTML(answer.payload) as unknown as { document: PageDocument }
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(fields),
    text: answer.payload,
    document,
  }
}

/** Visible text of an element, with single spaces. */
export const wordsOf = (element: PageElement | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
