import { hash } from 'node:crypto'
import { layOut, type Surroundings } from './layout/layout.ts'
import { listCitationFiles } from './cite/citation-forms.ts'
import { POLICY, writePolicy } from './policy.ts'
import { Plain, Redirect, type Answer, type Page, type Route } from './page.ts'
import type { Written } from './written.ts'
import { ADDRESS_LIMITS } from './limits.ts'

/** Caches show a page for a minute without asking again, and for one more minute while they fetch the new one. */
const FRESH = 'public, max-age=60, stale-while-revalidate=60'

/** Live pages have no second minute. */
const BY_THE_MINUTE = 'public, max-age=60'

/** A refusal is not stored: the address may have something the next time. */
const lastsOf = (route: Route | undefined, status = 200): string => {
  if (status !== 200) return 'no-store'
  if (route?.isLive === undefined) return FRESH
  return route.isLive === true ? 'no-store' : BY_THE_MINUTE
}

const LONGEST_LINKS = ADDRESS_LIMITS.linkCharacters.value

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
  'cache-control': lastsOf(route, status),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...headers,
})

const pageHeaders = (
  { headers, alternates = [], citation, status }: Page,
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
    'cache-control': lastsOf(route, status),
    'content-security-policy': route === undefined ? POLICY : writePolicy(route),
    // Other sites do not learn the address that their visitor came from.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(links.length > 0 && { link: links.join(', ') }),
    ...headers,
  }
}

/** Drops links that do not fit. The page itself has them all: alternates in its head, citations in their box. */
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
