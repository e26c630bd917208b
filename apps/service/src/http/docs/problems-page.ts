import type { FastifyPluginCallback } from 'fastify'
import { PROBLEMS } from '@rotunda/contract'
import { putPage } from './put-page.ts'

/** The page that the `type` of a problem document names: one heading for each code. */
export const problemsPage: FastifyPluginCallback = (app, _options, done) => {
  const entries = Object.entries(PROBLEMS).map(
    ([code, { status, title }]) =>
      `<h2 id="${code}"><code>${code}</code></h2>\n<p>HTTP ${status}: ${title}.</p>`,
  )
  putPage(app, '/docs/problems', () => [INTRODUCTION, ...entries])
  done()
}

const INTRODUCTION =
  '<p>Each refusal of the data APIs carries one of these codes; its <code>detail</code> says what to do next.</p>'
