import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/index.ts'

/** Refuses a query with invalid percent signs: read literally, it would be a different query. */
export const refuseUnreadableQuery = (app: FastifyInstance): void => {
  app.addHook('preValidation', (request, _reply, done) => {
    done(isReadable(request.url) ? undefined : refuse())
  })
}

const isReadable = (url: string): boolean => {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url)
    return true
  } catch (cause) {
    if (cause instanceof URIError) return false
    throw cause
  }
}

const refuse = (): Refusal =>
  new Refusal(
    'invalid_query',
    'The query is not valid percent-encoded UTF-8: é is written %C3%A9, and a percent sign %25.',
  )
