import type { FastifyInstance } from 'fastify'
import { addPublicAnswers } from '../public-answers.ts'
import { PAGES, sendPage, writePage } from './write-page.ts'

/** Puts a page of documentation at an address of the service, so that everybody who knows the service has it. */
export const putPage = (
  app: FastifyInstance,
  path: keyof typeof PAGES,
  writeLines: () => readonly string[],
): void => {
  // When it is first asked for: some pages tell of routes that come after them.
  const written = new Map<boolean, string>()
  addPublicAnswers(app)
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const isSample = app.isSample?.() ?? false
    const page =
      written.get(isSample) ?? writePage({ title: PAGES[path], path, lines: writeLines(), isSample })
    written.set(isSample, page)
    return sendPage(reply, page)
  })
}
