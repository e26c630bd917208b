import type { FastifyRequest } from 'fastify'
import type { Trace } from '../platform/index.ts'
import { PORTAL_BASE } from './portal/operation.ts'
import { roleOfAddress, type AnsweringRole } from './role-of-address.ts'

/** Called with each finished request: the template of its route, never its address. */
export type Observe = (
  request: NamedRoute & {
    readonly method: string
    readonly status: number
    readonly seconds: number
    readonly requestId: string
    readonly trace: Trace
    /** Id of the accepted key. */
    readonly keyId?: string | undefined
  },
) => void

export type NamedRoute = {
  /** Template of the route, for the log. */
  readonly route: string
  /** Operation, for the metrics: far fewer than the routes. */
  readonly operation: string
  /** Role that answers the route. */
  readonly role: AnsweringRole | 'any'
}

/** Names the route of a request, by what the code says of it and never by the address. */
export const nameRoute = ({
  routeOptions: { url, schema },
}: Pick<FastifyRequest, 'routeOptions'>): NamedRoute =>
  url === undefined
    ? UNKNOWN
    : { route: url, operation: nameOperation(url, schema?.operationId), role: roleOfAddress(url) ?? 'any' }

const UNKNOWN: NamedRoute = { route: 'unknown', operation: 'unknown', role: 'any' }

/** Endings of an operation whose answer is that of another one: in another form, or of one release. */
const OTHER_FORMS = /(?:Csv|Ndjson|Parquet|Xlsx|Ics)?(?:OfRelease)?$/

/**
 * Operations of the portal are grouped by the first part of their address, and all pages are one: each operation has up
 * to 13 lines in the metrics.
 */
const nameOperation = (url: string, operationId: string | undefined): string => {
  if (url.startsWith(PORTAL_BASE)) return `portal/${url.split('/')[4] ?? ''}`
  if (operationId !== undefined) return operationId.replace(OTHER_FORMS, '')
  if (url.startsWith('/assets/')) return 'assets'
  return url.startsWith('/api/') ? 'others' : 'pages'
}
