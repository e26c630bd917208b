import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { layOut } from './layout/layout.ts'
import { POLICY, writePolicy } from './policy.ts'
import { Plain, Redirect, type Answer, type Asked, type Page, type Route } from './page.ts'
import { pack } from './pack.ts'

type Around = Pick<Asked, 'path' | 'site' | 'origin'> & { readonly samples: readonly string[] }

/** What is sent: bytes with a tag, and the fields that belong to them. */
export type Written = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A page may be shown again without being asked for anew for this long, and after that once more while it is. */
const FRESH = 'public, max-age=60, stale-while-revalidate=60'

export const writeAnswer = (answer: Answer, around: Around, route?: Route): Written => {
  if (answer instanceof Redirect)
    return { status: answer.status, headers: { location: answer.address }, body: Buffer.alloc(0) }
  if (answer instanceof Plain) return withTag(200, plainHeaders(answer, route), Buffer.from(answer.body))
  const body = Buffer.from(layOut(answer, around))
  return withTag(answer.status ?? 200, pageHeaders(answer, route), body)
}

const plainHeaders = ({ type, headers }: Plain, route: Route | undefined) => ({
  'content-type': type,
  'cache-control': route?.isLive ? 'no-store' : FRESH,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...headers,
})

const pageHeaders = ({ headers, alternates = [], citeAs }: Page, route: Route | undefined) => {
  const links = [
    ...alternates.map(({ type, address }) => `<${address}>; rel="alternate"; type="${type}"`),
    ...(citeAs === undefined ? [] : [`<${citeAs}>; rel="cite-as"`]),
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': route?.isLive ? 'no-store' : FRESH,
    'content-security-policy': route === undefined ? POLICY : writePolicy(route),
    // No other site learns where its reader was.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(links.length > 0 && { link: links.join(', ') }),
    ...headers,
  }
}

const withTag = (status: number, headers: Readonly<Record<string, string>>, body: Buffer): Written => ({
  status,
  headers:
    status === 200 ? { ...headers, etag: `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"` } : headers,
  body,
})

/** Packed as the browser takes it; nothing where it has the page already. */
export const send = (request: FastifyRequest, reply: FastifyReply, written: Written): FastifyReply => {
  reply.code(written.status).headers(written.headers).header('vary', 'Accept, Accept-Encoding')
  const tag = written.headers['etag']
  if (tag !== undefined && hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const { encoding, body } = pack(
    written.body,
    request.headers['accept-encoding'],
    written.headers['content-type'],
  )
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Tags are weak: a page is the same page in each coding that it is packed in. */
const hasAlready = (held: string | undefined, tag: string): boolean =>
  held !== undefined && held.split(',').some((one) => ['*', bare(tag)].includes(bare(one)))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
