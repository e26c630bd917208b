import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Refusal } from '../../platform/index.ts'

export type HealthNeeds = {
  /** Throws while the store cannot be reached. */
  readonly checkStore: () => Promise<void>
  readonly isDraining: () => boolean
}

const Ok = Type.Object({ status: Type.Literal('ok') })

/** `/livez`: the process runs. `/readyz`: it can take a message now; a balancer sends no more while it drains. */
export const health: FastifyPluginCallbackTypebox<HealthNeeds> = (app, { checkStore, isDraining }, done) => {
  const schema = { hide: true, response: { 200: Ok } }
  app.get('/livez', { schema }, () => ({ status: 'ok' }) as const)
  app.get('/readyz', { schema }, async () => {
    if (isDraining())
      throw new Refusal('unavailable', 'The service is shutting down.', { retryAfterSeconds: 5 })
    await checkStore().catch((cause: unknown) => {
      throw new Refusal('unavailable', 'The database cannot be reached.', { cause, retryAfterSeconds: 5 })
    })
    return { status: 'ok' } as const
  })
  done()
}
