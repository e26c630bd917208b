import type { FastifyInstance } from 'fastify'
import type { Clock, Log } from '../../platform/index.ts'
import type { ReadyAnswers } from '../answers/ready-answers.ts'
import type { AskData } from '../readers/question.ts'
import type { DataApi } from './data-api.ts'
import type { KeyedNeeds } from './demand-keys.ts'
import { makeClientLimit, type LimitClientsNeeds } from '../limits/limit-clients.ts'
import { PackedFiles } from './packed-files.ts'
import { readHere } from './read-data.ts'
import { registerApi } from './register-api.ts'

export type DataApisNeeds = LimitClientsNeeds & {
  readonly clock: Clock
  readonly apis: readonly DataApi[]
  /** Checks and counts keys, for the APIs behind them. */
  readonly keys?: KeyedNeeds
  /** Readers that answer. Without them, the calling thread answers. */
  readonly readers?: AskData
  /** Makes packed files. Without it, the readers do. */
  readonly packers?: Pick<AskData, 'openStream'>
}

type Surroundings = { readonly log: Log<'http.fault'>; readonly ready: ReadyAnswers }

/** Adds the data APIs to the application. */
export const putDataApis = async (
  app: FastifyInstance,
  { apis, keys, clock, ...needs }: DataApisNeeds,
  { log, ready }: Surroundings,
): Promise<void> => {
  const limit = makeClientLimit(needs)
  const isLimited = needs.publicRate.rule.limit > 0
  const here = readHere(apis)
  const { readers = here, packers = readers } = needs
  const packed = new PackedFiles({ isLimited, readers, packers })
  const keep = ready.keepBy(limit)
  app.addHook('onClose', (_app, done) => {
    packed.close()
    done()
  })
  // Without operations there is nothing at its address.
  for (const api of apis.filter(({ operations }) => operations.length > 0))
    await app.register(
      (scope) => registerApi(scope, { api, clock, limit, ready, keep, readers, here, packed, log, keys }),
      { prefix: api.base },
    )
}
