import type { FastifyInstance, FastifyReply } from 'fastify'

/** Headers that a page of another site may read, beside the few that browsers always allow. */
export const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Accept-Ranges',
  'Content-Range',
  'Content-Disposition',
  'Repr-Digest',
  'Content-Digest',
  'Rotunda-Snapshot',
  'Rotunda-Rows',
].join(', ')

/** Lets any web page read published data: it holds no secret and never depends on the reader. */
export const allowAnyOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    allowOrigins(reply)
    done()
  })
}

/** Removes CORS headers, so that no web page can read data behind a key or the reason of a refusal. */
export const hideFromOrigins = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const name of Object.keys(reply.getHeaders()))
      if (name.startsWith('access-control-')) reply.removeHeader(name)
    done()
  })
}

/**
 * Lets any web page read one answer, such as a refusal outside every API, so that the page learns what is wrong with
 * its address.
 */
export const allowOrigins = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED_HEADERS)

/**
 * Answers the preflight that a browser sends before a cross-origin request with headers of its own. Every header is
 * allowed: many libraries add some, and public data depends on none that names the reader.
 */
export const answerPreflight = (_request: unknown, reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD')
    .header('access-control-allow-headers', '*')
    .header('access-control-max-age', '86400')
    .send()
