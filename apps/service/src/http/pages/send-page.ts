import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../answers/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a refusal as a page for a person; absent where there are no pages. */
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

/** The page of an address that gives programs something else, where there is one. */
export type WritePage = (path: string, request: FastifyRequest) => Promise<PageAnswer | undefined>

/** For a request that was refused, by who prefers HTML; undefined where there are no pages. */
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

/** Sends a person what stands at an address that gives programs something else. Whether there is such a page. */
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
