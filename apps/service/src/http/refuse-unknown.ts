import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/index.ts'
import { allowOrigins } from './cross-origin.ts'
import { sendRefusal } from './errors.ts'

/** Answers what no route takes: 405 with the methods of an address that exists, 404 elsewhere. */
export const refuseUnknown = (app: FastifyInstance): void => {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = taken.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    taken.set(url, methods)
  })
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    allowOrigins(reply)
    const path = readPath(request.url)
    const pattern = [...taken.keys()].find((candidate) => matches(candidate, path))
    const methods = pattern === undefined ? undefined : taken.get(pattern)
    return pattern === undefined || methods === undefined
      ? sendRefusal(
          request,
          reply,
          new Refusal('not_found', 'There is nothing at this address. The page at / lists what there is.'),
        )
      : refuseMethod(request, reply, { pattern, methods: [...methods] })
  }
  app.setNotFoundHandler(answer)
  // Before a body is read, of which there is nothing to say here, and after every hook that counts requests.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) answer(request, reply)
    else done(null, payload)
  })
}

const refuseMethod = (
  request: FastifyRequest,
  reply: FastifyReply,
  { pattern, methods }: { readonly pattern: string; readonly methods: readonly string[] },
): FastifyReply => {
  const allowed = methods.join(', ')
  const refusal = new Refusal('method_not_allowed', `This address takes ${allowed}, not ${request.method}.`)
  return sendRefusal(request, reply.header('allow', allowed), refusal, pattern)
}

/** The parts of the path as the router reads them: without origin and query, each with its percent signs read. */
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

/** A parameter of a pattern stands for one part of the path, an asterisk at its end for all that follow. */
const matches = (pattern: string, path: readonly string[]): boolean => {
  const parts = pattern.split('/')
  const fits = parts.at(-1) === '*' ? path.length >= parts.length : path.length === parts.length
  return fits && parts.every((part, index) => part === '*' || part.startsWith(':') || part === path[index])
}
