import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { allowOrigins } from '../answers/cross-origin.ts'
import { sendRefusal } from '../answers/errors.ts'
import { surfaceOf, type Surface } from '../surface.ts'

/** Answers what no route takes: 405 with the methods of an address that exists, 404 elsewhere. */
export const refuseUnknown = (app: FastifyInstance): void => {
  const taken = new Map<string, Taken>()
  app.addHook('onRoute', function ({ url, method }) {
    const { methods } = taken.get(url) ?? { methods: new Set() }
    for (const one of [method].flat()) methods.add(one)
    taken.set(url, { methods, surface: () => surfaceOf(this) })
  })
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = readPath(request.url)
    const pattern = [...taken.keys()].find((candidate) => matches(candidate, path))
    const found = pattern === undefined ? undefined : taken.get(pattern)
    if (found?.surface().isKeyed !== true) allowOrigins(reply)
    return found === undefined
      ? sendRefusal(
          request,
          reply,
          new Refusal('not_found', 'There is nothing at this address. The page at / lists what there is.'),
        )
      : refuseMethod(request, reply, found)
  }
  app.setNotFoundHandler(answer)
  // Before a body is read, of which there is nothing to say here, and after every hook that counts requests.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) answer(request, reply)
    else done(null, payload)
  })
}

/** Methods of an address, and the part of the application that has it. */
type Taken = { readonly methods: Set<string>; readonly surface: () => Surface }

const refuseMethod = (
  request: FastifyRequest,
  reply: FastifyReply,
  { methods, surface }: Taken,
): FastifyReply => {
  const allowed = [...methods].join(', ')
  const refusal = new Refusal('method_not_allowed', `This address takes ${allowed}, not ${request.method}.`)
  return sendRefusal(request, reply.header('allow', allowed), refusal, surface())
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
