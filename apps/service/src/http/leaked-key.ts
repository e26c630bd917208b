import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { closed } from '@rotunda/contract'
import { Type } from 'typebox'
import { flagLeaked, MOST_REPORTED_KEYS, type AccessNeeds } from '../access/index.ts'
import type { Log } from '../platform/index.ts'
import { hideFromOrigins } from './answers/cross-origin.ts'
import { answerFault } from './answers/errors.ts'
import { describeProblemsOf } from './describe/describe-problem.ts'
import { NO_PARAMETERS } from './describe/no-parameters.ts'
import { limitReaders } from './limits/limit-readers.ts'
import { nameApi } from './surface.ts'

export type LeakedKeyNeeds = {
  readonly access: AccessNeeds
  readonly log: Log<'http.fault'>
}

const DESCRIPTION =
  'Takes a whole key that was found in a public place, and suspends it if this service issued it. ' +
  `The text can hold up to ${MOST_REPORTED_KEYS} keys. ` +
  'The owners of the keys get mail. The answer is identical for every text, so it reveals nothing about keys. ' +
  'No cookie, no key and no `Origin` is needed.\n\n' +
  'A key matches `rtd_(live|test)_[0-9A-Za-z]{49}`. Its last 6 characters are a checksum: the CRC-32 of the text ' +
  'between `rtd_` and the checksum, such as `live_…`, as a number in base 62 with the digits `0-9A-Za-z`, ' +
  'the highest digit first, filled with zeros on the left. A scanner that checks the checksum reports no look-alikes.'

const Body = closed(
  {
    key: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: 'One or more whole keys. Text around the keys does no harm.',
    }),
  },
  { examples: [{ key: `rtd_live_${'0'.repeat(44)}1pJMI` }] },
)

const Received = closed({ data: closed({}) }, { examples: [{ data: {} }] })

const REFUSALS = [
  'invalid_query',
  'not_json',
  'body_too_large',
  'media_type_not_supported',
  'invalid_fields',
  'rate_limited',
  'unavailable',
] as const

/** Takes reports of leaked keys from anyone. */
export const leakedKey: FastifyPluginCallbackTypebox<LeakedKeyNeeds> = (app, { access, log }, done) => {
  nameApi(app, 'portal')
  hideFromOrigins(app)
  app.setErrorHandler(answerFault(log))
  limitReaders(app)
  app.post(
    '/api/keys/leaked',
    {
      schema: {
        operationId: 'reportLeakedKey',
        summary: 'Report a leaked key',
        description: DESCRIPTION,
        tags: ['portal'],
        security: [],
        querystring: NO_PARAMETERS,
        body: Body,
        response: {
          200: {
            description: 'The report has been read.',
            content: { 'application/json': { schema: Received } },
          },
          ...describeProblemsOf(REFUSALS, {}),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await flagLeaked(access, request.body.key, await access.store.now())
      return { data: {} }
    },
  )
  done()
}
