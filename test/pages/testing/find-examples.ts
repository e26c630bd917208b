import type { Route } from '../../../apps/web/src/page.ts'
import type { OpenedPages } from './open-pages.ts'

/** An address at which a route answered, and how. */
export type Example = {
  readonly route: string
  readonly address: string
  readonly status: number
  readonly isPage: boolean
}

/**
 * One address for each route, found as a visitor finds it: by the links of the pages that need nothing in their address.
 * What no link leads to is not found, and is no page that anybody would read.
 */
export const findExamples = async (
  routes: readonly Route[],
  read: OpenedPages['read'],
): Promise<ReadonlyMap<string, Example>> => {
  const patterns = makePatterns(routes)
  const found = new Map<string, Example>()
  const tries = new Map<string, number>()
  const waiting = ['/', ...UNLINKED, ...routes.map(({ path }) => path).filter((path) => !path.includes(':'))]
  for (const address of waiting) {
    const route = patterns.find(({ pattern }) => pattern.test(pathOf(address)))?.route.path
    if (route === undefined || found.get(route)?.isPage || (tries.get(route) ?? 0) >= TRIES) continue
    tries.set(route, (tries.get(route) ?? 0) + 1)
    const answer = await read(address)
    const isPage = answer.status === 200 && (answer.headers['content-type']?.startsWith('text/html') ?? false)
    if (answer.status < 400) found.set(route, { route, address, status: answer.status, isPage })
    if (isPage) waiting.push(...listLinks(answer))
    // An address that lacks its release leads to one that has it: that is the page.
    if (answer.status === 307 && address.startsWith('/embed/')) waiting.push(answer.headers['location'] ?? '')
  }
  return found
}

/** For those who type an address, and for machines, which follow what no page shows. */
const UNLINKED = [
  '/recipients/Example+County+of+Ottergate',
  '/accounts/Example',
  ...['bib', 'csl.json', 'ris'].map((ending) => `/compare.${ending}?kind=state&a=CA&b=TX&stage=request`),
  ...['bib', 'csl.json', 'ris'].map((ending) => `/recipients.${ending}?name=Example+County+of+Ottergate`),
  ...['bib', 'csl.json', 'ris'].map((ending) => `/accounts.${ending}?name=Byrne+Discretionary+Grants`),
  ...['atom', 'json'].flatMap((ending) =>
    ['changes', 'releases'].map((feed) => `/feeds/datasets/foreign-agents/${feed}.${ending}`),
  ),
  '/datasets/award-spending/awards.csv',
  ...['records', 'enacted', 'recipients', 'accounts', 'funding-lines'].map(
    (part) => `/sitemaps/${part}-1.xml`,
  ),
]

/** Some addresses of a page lead elsewhere or give a file; a picture is never a page. */
const TRIES = 4

type Pattern = { readonly route: Route; readonly pattern: RegExp }

/** As the router has them: those that name every part of the path come first, then those with an ending of their own. */
const makePatterns = (routes: readonly Route[]): Pattern[] =>
  routes
    .map((route) => ({ route, pattern: makePattern(route.path) }))
    .toSorted(
      (a, b) =>
        countNamed(a.route.path) - countNamed(b.route.path) || b.route.path.length - a.route.path.length,
    )

const countNamed = (path: string): number => path.split(':').length

const makePattern = (path: string): RegExp => {
  const parts = path.split(/(:\w+(?:\(\^[^/]*\))?|\*)/).map((part) => {
    if (part === '*') return '.+'
    if (!part.startsWith(':')) return RegExp.escape(part)
    return /\(\^(.+?)\$?\)$/.exec(part)?.[1] ?? '[^/]+'
  })
  return new RegExp(`^${parts.join('')}$`)
}

const pathOf = (address: string): string => new URL(address, 'http://page.invalid').pathname

/** oEmbed wants whole addresses: what a page has beside itself is always of its own site. */
const listLinks = ({ document }: Awaited<ReturnType<OpenedPages['read']>>): string[] =>
  [...document.querySelectorAll('a[href^="/"], link[rel=alternate], img[src^="/"]')].map((link) => {
    const address = link.getAttribute('href') ?? link.getAttribute('src') ?? ''
    const { pathname, search } = new URL(address, 'http://page.invalid')
    return pathname + search
  })
