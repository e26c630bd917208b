import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { ServicePart } from '@rotunda/contract'
import { Type } from 'typebox'
import { Refusal, type Log } from '../../platform/index.ts'
import { logFault } from '../../platform/store/index.ts'

export type HealthNeeds = {
  /**
   * Lists the parts of the service or of one job; undefined for a job that this process does not have. An unreachable
   * database is reported to `reportFault`.
   */
  readonly findParts: (reportFault: (fault: Error) => void, job?: Job) => Promise<ServicePart[] | undefined>
  readonly isDraining: () => boolean
  readonly log: Log<'readiness.fault'>
}

type Job = 'data' | 'messages'

const Alive = Type.Object({ status: Type.Literal('ok') })
const Readiness = Type.Object({
  status: Type.Enum(['ok', 'draining', 'unavailable']),
  parts: Type.Array(ServicePart),
})

/**
 * `/livez` says that the process runs. `/readyz` says whether it can work, and which part is missing if not.
 * `/readyz/data` says the same of data and pages alone, and `/readyz/messages` of messages and the portal; both are 404
 * in a process without such a role. While the service drains all are 503, so that a load balancer sends no more requests.
 */
export const health: FastifyPluginCallbackTypebox<HealthNeeds> = (app, needs, done) => {
  const { findParts, isDraining, log } = needs
  app.get('/livez', { schema: { hide: true, response: { 200: Alive } } }, () => ({ status: 'ok' }) as const)
  const schema = { hide: true, response: { 200: Readiness, 503: Readiness } }
  for (const [path, job] of READINESS)
    app.get(path, { schema }, async (_request, reply) => {
      const parts = await findParts((err) => log.error('readiness.fault', logFault(err)), job)
      if (parts === undefined)
        throw new Refusal('not_found', 'This process has no role of this job (ROTUNDA_ROLES).')
      const status = isDraining() ? 'draining' : judge(parts)
      if (status !== 'ok') reply.code(503).header('retry-after', RETRY_SECONDS)
      return reply.header('cache-control', 'no-store').send({ status, parts })
    })
  done()
}

const READINESS: readonly (readonly [path: string, job: Job | undefined])[] = [
  ['/readyz', undefined],
  ['/readyz/data', 'data'],
  ['/readyz/messages', 'messages'],
]

const RETRY_SECONDS = '5'

const judge = (parts: readonly ServicePart[]) =>
  parts.every(({ needed, status }) => !needed || status === 'ok') ? 'ok' : 'unavailable'
