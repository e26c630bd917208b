import { hash } from 'node:crypto'
import { layOut, type Surroundings } from './layout/layout.ts'
import { listCitationFiles } from './cite/citation-forms.ts'
import { POLICY, writePolicy } from './policy.ts'
import { Plain, Redirect, type Answer, type Page, type Route } from './page.ts'
import type { Written } from './written.ts'

/** A page may be shown again without being asked for anew for this long, and after that once more while it is. */
const FRESH = 'public, max-age=60, stale-while-revalidate=60'

/** The same without the second minute. */
const BY_THE_MINUTE = 'public, max-age=60'

const lastsOf = (route: Route | undefined): string => {
  if (route?.isLive === undefined) return FRESH
  return route.isLive === true ? 'no-store' : BY_THE_MINUTE
}

/** In characters: nginx reads 4 KiB of all fields by default. A long filter stands in each of the links again. */
const LONGEST_LINKS = 2500

export const writeAnswer = (answer: Answer, around: Surroundings, route?: Route): Written => {
  if (answer instanceof Redirect)
    return { status: answer.status, headers: { location: answer.address }, body: Buffer.alloc(0) }
  if (answer instanceof Plain)
    return withTag(answer.status, plainHeaders(answer, route), Buffer.from(answer.body))
  const body = Buffer.from(layOut(answer, around))
  return withTag(answer.status ?? 200, pageHeaders(answer, around, route), body)
}

const plainHeaders = ({ type, headers, status }: Plain, route: Route | undefined) => ({
  'content-type': type,
  'cache-control': status === 200 ? lastsOf(route) : 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...headers,
})

const pageHeaders = (
  { headers, alternates = [], citation }: Page,
  { origin }: Surroundings,
  route: Route | undefined,
) => {
  const links = takeFitting([
    ...(citation === undefined ? [] : [`<${citation.address}>; rel="cite-as"`]),
    ...[...alternates, ...listCitationFiles(citation)].map(
      ({ type, address }) =>
        `<${address.startsWith('/') ? origin : ''}${address}>; rel="alternate"; type="${type}"`,
    ),
  ])
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': lastsOf(route),
    'content-security-policy': route === undefined ? POLICY : writePolicy(route),
    // No other site learns where its reader was.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(links.length > 0 && { link: links.join(', ') }),
    ...headers,
  }
}

/** Up to the first that does not fit. The head of the page has every alternate, and its box the citation. */
const takeFitting = (links: readonly string[]): string[] => {
  let room = LONGEST_LINKS
  return links.filter((link) => (room -= link.length + ', '.length) >= 0)
}

const withTag = (status: number, headers: Readonly<Record<string, string>>, body: Buffer): Written => ({
  status,
  headers:
    status === 200 ? { ...headers, etag: `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"` } : headers,
  body,
})
