import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { allowOrigins } from '../answers/cross-origin.ts'
import { sendRefusal } from '../answers/errors.ts'
import { surfaceOf, type Surface } from '../surface.ts'

/** Answers requests that no route takes: 405 with the methods of an address that exists, 404 elsewhere. */
export const refuseUnknown = (app: FastifyInstance): void => {
  const known = new Map<string, KnownAddress>()
  app.addHook('onRoute', function ({ url, method }) {
    const { methods } = known.get(url) ?? { methods: new Set() }
    for (const one of [method].flat()) methods.add(one)
    known.set(url, { methods, surface: () => surfaceOf(this) })
  })
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = readPath(request.url)
    const pattern = [...known.keys()].find((candidate) => matches(candidate, path))
    const found = pattern === undefined ? undefined : known.get(pattern)
    if (found?.surface().isKeyed !== true) allowOrigins(reply)
    return found === undefined
      ? sendRefusal(
          request,
          reply,
          new Refusal('not_found', 'There is nothing at this address. The page at / lists the addresses.'),
        )
      : refuseMethod(request, reply, found)
  }
  app.setNotFoundHandler(answer)
  // Runs before the body is read, which cannot matter here, and after every hook that counts requests.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) answer(request, reply)
    else done(null, payload)
  })
}

/** Methods of an address, and the surface that it belongs to. */
type KnownAddress = { readonly methods: Set<string>; readonly surface: () => Surface }

const refuseMethod = (
  request: FastifyRequest,
  reply: FastifyReply,
  { methods, surface }: KnownAddress,
): FastifyReply => {
  const allowed = [...methods].join(', ')
  const refusal = new Refusal('method_not_allowed', `This address takes ${allowed}, not ${request.method}.`)
  return sendRefusal(request, reply.header('allow', allowed), refusal, surface())
}

/** Splits a path as the router does: without origin and query, each part percent-decoded. */
const readPath = (url: string): readonly string[] => {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  return path.split('/').map((part) => {
    try {
      return decodeURIComponent(part)
    } catch (cause) {
      if (cause instanceof URIError) return part
      throw cause
    }
  })
}

/** A parameter of a pattern matches one part of the path; an asterisk at its end matches all that follow. */
const matches = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split('/')
  const fits = parts.at(-1) === '*' ? path.length >= parts.length : path.length === parts.length
  return fits && parts.every((part, index) => part === '*' || part.startsWith(':') || part === path[index])
}
