import type { FastifyInstance } from 'fastify'
import { rememberReaders } from '../limits/limit-readers.ts'
import { RateLimit } from '../limits/rate-limit.ts'

/** Lets every reader of a part of the application ask once, in a minute that does not pass. */
export const answerOnce = (app: FastifyInstance): void => {
  const once = new RateLimit({ limit: 1, windowSeconds: 60 }, () => 0)
  rememberReaders(app, () => 'everybody', once, once)
}
