import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../answers/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a refusal as a page for people; absent if the service has no pages. */
    writeProblemPage?: WriteProblem
    writePage?: WritePage
  }
}

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export type WriteProblem = (problem: Problem, url: string, samples: readonly string[]) => PageAnswer

/** Writes the page at an address where programs get another answer; undefined if it has none. */
export type WritePage = (path: string, request: FastifyRequest) => Promise<PageAnswer | undefined>

/** Sends a refusal as a page. Undefined if the service has no pages. */
export const sendProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply | undefined => {
  const { server } = request
  const written = server.writeProblemPage?.(problem, request.url, server.listSamples?.(request.url) ?? [])
  return (
    written &&
    reply
      .code(written.status)
      .headers({ ...written.headers, vary: 'Accept' })
      .send(written.body)
  )
}

/** Sends the page at an address where programs get another answer. False if there is none. */
export const sendPageOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> => {
  const written = await request.server.writePage?.(path, request)
  if (written === undefined) return false
  reply.code(written.status).headers(written.headers).send(written.body)
  return true
}
