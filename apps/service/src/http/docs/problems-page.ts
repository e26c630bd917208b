import type { FastifyPluginCallback } from 'fastify'
import { PROBLEMS } from '@rotunda/contract'

/** The page that the `type` of a problem document names: one heading for each code. */
export const problemsPage: FastifyPluginCallback = (app, _options, done) => {
  const page = writePage()
  app.get('/docs/problems', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'public, max-age=3600')
      .send(page),
  )
  done()
}

const writePage = (): string => {
  const entries = Object.entries(PROBLEMS).map(
    ([code, { status, title }]) => `<h2 id="${code}">${code}</h2>\n<p>HTTP ${status}: ${title}.</p>`,
  )
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Rotunda: problems</title></head><body>',
    '<h1>Problems</h1>',
    '<p>Each refusal of the data APIs carries one of these codes; its <code>detail</code> says what to do next.</p>',
    ...entries,
    '</body></html>',
    '',
  ].join('\n')
}
