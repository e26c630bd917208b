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
  app.setNotFoundHandler((request, reply) => {
    allowOrigins(reply)
    const pattern = [...taken.keys()].find((candidate) => matches(candidate, request.url))
    const methods = pattern === undefined ? undefined : taken.get(pattern)
    return methods === undefined
      ? sendRefusal(
          request,
          reply,
          new Refusal('not_found', 'There is nothing at this address. The page at / leads to what there is.'),
        )
      : refuseMethod(request, reply, [...methods])
  })
}

const refuseMethod = (
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply => {
  const allowed = methods.join(', ')
  const refusal = new Refusal('method_not_allowed', `This address takes ${allowed}, not ${request.method}.`)
  return sendRefusal(request, reply.header('allow', allowed), refusal)
}

/** A parameter of a pattern stands for one part of the path, an asterisk at its end for all that follow. */
const matches = (pattern: string, url: string): boolean => {
  const path = (url.split('?')[0] ?? '').split('/')
  const parts = pattern.split('/')
  const fits = parts.at(-1) === '*' ? path.length >= parts.length : path.length === parts.length
  return fits && parts.every((part, index) => part === '*' || part.startsWith(':') || part === path[index])
}
