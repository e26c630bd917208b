import type { FastifyInstance } from 'fastify'
import { addPublicAnswers, makeFixedAnswer } from '../public-answers.ts'
import { PAGES, POLICY, writePage } from './write-page.ts'

/** Puts a page of documentation at an address of the service, so that everybody who knows the service has it. */
export const putPage = (
  app: FastifyInstance,
  path: keyof typeof PAGES,
  writeLines: () => readonly string[],
): void => {
  const make = (samples: readonly string[]) =>
    makeFixedAnswer('text/html; charset=utf-8', () =>
      writePage({ title: PAGES[path], path, lines: writeLines(), samples }),
    )
  const made = new Map<string, ReturnType<typeof make>>()
  addPublicAnswers(app)
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    const samples = app.listSamples?.() ?? []
    const answer = made.getOrInsertComputed(samples.join(), () => make(samples))
    return answer(
      request,
      reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer'),
    )
  })
}
