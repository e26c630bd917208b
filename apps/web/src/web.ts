import { writeAnswer } from './answer.ts'
import type { Ask, Visitor } from './ask/ask.ts'
import { makeClients, type EndAfter } from './ask/clients.ts'
import { Memory } from './ask/memory.ts'
import type { TableAsked, Tables } from './ask/read-table.ts'
import { addressOf } from './filters/addresses.ts'
import { choosePacking, pack } from './pack.ts'
import { Redirect, type Answer, type Asked, type Route, type Site } from './page.ts'
import { ROUTES, SHARED_ROUTES } from './pages/routes.ts'
import { describeFault } from './problem-page.ts'
import { describeTooLong, isTooLong } from './refuse-long.ts'
import type { Written } from './written.ts'

/** A request for a page, with everything that the page depends on. */
export type PageQuestion = {
  /** Pattern of the route, as in `listRoutes`. */
  readonly route: string
  /** Named parts of the path. */
  readonly named: Readonly<Record<string, string>>
  /** Path and query as requested. */
  readonly url: string
  /** Origin for addresses that people copy. The caller has checked `Host`. */
  readonly origin: string
  /** `Accept-Encoding`. */
  readonly accepted: string | undefined
  readonly now: Date
  /** Names of the collections whose data is invented. */
  readonly samples: readonly string[]
  readonly visitor: Visitor
}

/** A page ready to send: header names in lower case, body in the encoding that they name. */
export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** True where the answer may be cached and given to others. */
  readonly isWhole: boolean
}

export type WebNeeds = {
  readonly ask: Ask
  /** Tables that the pages alone show. */
  readonly tables?: Tables
  readonly site: Site
  /** Limits how long a page waits for the service; the machine's clock by default. */
  readonly endAfter?: EndAfter
}

/** The pages of one service. */
export type Web = {
  /** Writes a page. Refusals of the service become pages; anything else that fails is thrown. */
  readonly write: (question: PageQuestion) => Promise<PageAnswer>
}

export const openWeb = (needs: WebNeeds): Web => {
  const memory = new Memory()
  return {
    write: async (question) => {
      const route = getRoute(question.route)
      const written = await writePage(route, question, { ...needs, memory })
      const packed = pack(written, choosePacking(written, question.accepted))
      return { ...packed, isWhole: isWhole(written) && route.isLive === undefined }
    },
  }
}

type PageNeeds = WebNeeds & { readonly memory: Memory }

/** Facts about a page's route, for the process that registers it. */
export type PageRoute = Pick<Route, 'path'> & {
  /** Programs get another answer at its address. */
  readonly isShared: boolean
  /** The most requests to the service. */
  readonly questions: number
}

export const listRoutes = (): readonly PageRoute[] => [
  ...ROUTES.map((route) => describeRoute(route, false)),
  ...SHARED_ROUTES.map((route) => describeRoute(route, true)),
]

/** Most pages request rows, coverage and releases. */
const USUAL_QUESTIONS = 4

const describeRoute = ({ path, questions = USUAL_QUESTIONS }: Route, isShared: boolean): PageRoute => ({
  path,
  isShared,
  questions,
})

const ROUTE_OF_PATTERN = new Map([...ROUTES, ...SHARED_ROUTES].map((route) => [route.path, route]))

const getRoute = (pattern: string): Route => {
  const route = ROUTE_OF_PATTERN.get(pattern)
  if (route === undefined) throw new Error(`There is no route ${pattern}`)
  return route
}

/** False for `no-store` pages, which lack a late part and are written again for the next reader. */
const isWhole = ({ status, headers }: Written): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store'

const writePage = async (route: Route, question: PageQuestion, needs: PageNeeds): Promise<Written> => {
  const { url, origin, samples } = question
  const { site } = needs
  if (isTooLong(url)) {
    const path = route.path
    return writeAnswer(describeTooLong(path), { path, params: new URLSearchParams(), site, origin, samples })
  }
  const asked = readAsked(question, needs)
  const around = { ...asked, samples }
  try {
    return writeAnswer(await answer(route, asked), around, route)
  } catch (fault) {
    const page = describeFault(fault, asked)
    if (page === undefined) throw fault
    return writeAnswer(page, around)
  }
}

const answer = (route: Route, asked: Asked): Answer | Promise<Answer> => {
  const plain = withoutTracking(asked.params)
  return route.hasNoParams || plain.size === asked.params.size
    ? route.write(asked)
    : new Redirect(addressOf(asked.path, plain), 307)
}

const readAsked = (
  { url, named, origin, now, visitor }: PageQuestion,
  { ask, tables, site, endAfter, memory }: PageNeeds,
): Asked => {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid')
  const clients = makeClients(ask, visitor, endAfter, memory)
  const ofVisitor = tables && {
    read: (view: TableAsked) => tables.read(view, visitor),
    write: (view: TableAsked) => tables.write(view, visitor),
    findOrganisations: (asked: Parameters<Tables['findOrganisations']>[0]) =>
      tables.findOrganisations(asked, visitor),
  }
  return { path: pathname, params: searchParams, named, clients, tables: ofVisitor, site, origin, now }
}

/** Tracking parameters of newsletters, social networks and advertisers. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(id)?)$/i

/** Removes tracking parameters, which would be refused as unknown although the reader did not add them. */
const withoutTracking = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !TRACKING.test(name)))
