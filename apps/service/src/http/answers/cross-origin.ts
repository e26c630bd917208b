import type { FastifyInstance, FastifyReply } from 'fastify'

/** Headers that a page of another site may read, beside the few that it always may. */
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

/** Any web page may read what is published: it holds no secret, and never depends on who asks. */
export const allowAnyOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    allowOrigins(reply)
    done()
  })
}

/** No web page may read what stands behind a key, nor why it was refused: CORS headers that were set before are removed. */
export const hideFromOrigins = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const name of Object.keys(reply.getHeaders()))
      if (name.startsWith('access-control-')) reply.removeHeader(name)
    done()
  })
}

/** For one answer: also where no API was reached, so that a web page learns what is wrong with its address. */
export const allowOrigins = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED_HEADERS)

/**
 * A browser asks first when a page of another origin sends a header of its own. Any may be sent: what is public depends
 * on none that says who asks, and many libraries add some to every request.
 */
export const answerPreflight = (_request: unknown, reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD')
    .header('access-control-allow-headers', '*')
    .header('access-control-max-age', '86400')
    .send()
