import type { FastifyInstance } from 'fastify'

export type Page = { readonly title: string; readonly lines: readonly string[] }

/** Puts a page of documentation at an address of the service, so that whoever knows the service has it. */
export const putPage = (app: FastifyInstance, path: string, { title, lines }: Page): void => {
  const page = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>Rotunda: ${title}</title></head><body>`,
    `<h1>${title}</h1>`,
    ...lines,
    '</body></html>',
    '',
  ].join('\n')
  app.get(path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'public, max-age=3600')
      .send(page),
  )
}
