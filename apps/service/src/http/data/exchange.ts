import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseSummary } from '../../releases/index.ts'
import type { Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

/** A request, its operation, the release that answers it, and the reply. */
export type Exchange<Query extends CommonQuery> = {
  readonly api: DataApi
  readonly operation: Operation<Query>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: Asked<Query>
  readonly release: ReleaseSummary
  readonly etag: string
  readonly at: Date
}
