import { writeAnswer } from './answer.ts'
import type { Ask, Visitor } from './ask/ask.ts'
import { makeClients, type EndAfter } from './ask/clients.ts'
import { Memory } from './ask/memory.ts'
import { addressOf } from './filters/addresses.ts'
import { choosePacking, pack } from './pack.ts'
import { Redirect, type Answer, type Asked, type Route, type Site } from './page.ts'
import { ROUTES, SHARED_ROUTES } from './pages/routes.ts'
import { describeFault } from './problem-page.ts'
import { describeTooLong, isTooLong } from './refuse-long.ts'
import type { Written } from './written.ts'

/** A page that is asked for, with everything that it depends on. */
export type PageQuestion = {
  /** Pattern of its route, as `listRoutes` has it. */
  readonly route: string
  /** Parts of the path that have a name in the pattern. */
  readonly named: Readonly<Record<string, string>>
  /** Path and query as they were asked. */
  readonly url: string
  /** Origin of the addresses that are shown to be copied: the caller has checked `Host`. */
  readonly origin: string
  /** `Accept-Encoding`. */
  readonly accepted: string | undefined
  readonly now: Date
  /** Titles of the collections whose data is invented. */
  readonly samples: readonly string[]
  readonly visitor: Visitor
}

/** A page as it is sent: its fields in lower case, and its body in the coding that they name. */
export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The answer may be kept and given to others. */
  readonly isWhole: boolean
}

export type WebNeeds = {
  readonly ask: Ask
  readonly site: Site
  /** Bounds how long a page waits for the service; by the clock of the machine when left out. */
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

/** Facts about the route of a page, for the process that gives it its place. */
export type PageRoute = Pick<Route, 'path'> & {
  /** At its address, programs get something else. */
  readonly isShared: boolean
  /** Most questions that the page asks the service. */
  readonly questions: number
}

export const listRoutes = (): readonly PageRoute[] => [
  ...ROUTES.map((route) => describeRoute(route, false)),
  ...SHARED_ROUTES.map((route) => describeRoute(route, true)),
]

/** Most pages ask for rows, what is covered and the releases. */
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

/** A page that lacks a late part says `no-store`, and is written again for the next reader. */
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
  { ask, site, endAfter, memory }: PageNeeds,
): Asked => {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid')
  const clients = makeClients(ask, visitor, endAfter, memory)
  return { path: pathname, params: searchParams, named, clients, site, origin, now }
}

/** Parameters that newsletters, social networks and advertisers add to a shared address. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(id)?)$/i

/** Keeps the parameters of the page. Tracking parameters would be refused as unknown, and are no slip of the reader. */
const withoutTracking = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !TRACKING.test(name)))
