import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/index.ts'
import { sendRefusal } from './answers/errors.ts'
import { findAskingPage } from './pages/asking-page.ts'

/** Jobs that answer requests. `ROTUNDA_ROLES` gives a process some of them. */
export type AnsweringRole = 'message' | 'data' | 'partner' | 'pages' | 'portal'

/**
 * Beginnings of addresses, by the job that answers them; the first that fits counts. Every process answers `null`. An
 * address that fits none is a page. Balancers send requests by the same table: `ops/haproxy.cfg`.
 */
export const ADDRESSES: readonly (readonly [beginning: string, role: AnsweringRole | null])[] = [
  ['/livez', null],
  ['/readyz', null],
  ['/api/status', null],
  ['/api/openapi/', null],
  ['/api/send-message', 'message'],
  ['/api/validate-message', 'message'],
  ['/api/messages', 'message'],
  ['/api/legislators', 'message'],
  ['/api/issue-areas', 'message'],
  ['/api/dockets', 'message'],
  ['/api/sandbox/mail', 'portal'],
  ['/api/sandbox/', 'message'],
  ['/api/partner/', 'partner'],
  ['/api/portal/', 'portal'],
  ['/api/corrections/', 'portal'],
  ['/api/keys/', 'portal'],
  ['/api/', 'data'],
  ['/downloads', 'data'],
  ['/sources/', 'data'],
  ['/data.json', 'data'],
  ['/.well-known/security.txt', 'pages'],
  ['/.well-known/', 'data'],
  ['/portal', 'portal'],
  ['/review', 'portal'],
  ['/desk', 'portal'],
  ['/terms', 'portal'],
  ['/corrections/new', 'portal'],
  ['/corrections/private', 'portal'],
  ['/follow', 'portal'],
  ['/unsubscribe', 'portal'],
  ['/sandbox/', 'portal'],
]

/** Job that answers a path; null where every process does. */
export const roleOfAddress = (path: string): AnsweringRole | null => {
  const found = ADDRESSES.find(([beginning]) => path.startsWith(beginning))
  return found === undefined ? 'pages' : found[1]
}

/** Jobs of this process, also those that answer nothing. */
export type Roles = ReadonlySet<string>

/** Addresses whose refusals have the form of the message endpoint. */
const OF_MESSAGES = /^\/api\/((send|validate)-message|messages)\b/

/** Refuses requests for a job that this process does not have. The pages of this process may ask all the same. */
export const refuseOtherRoles = (app: FastifyInstance, roles: Roles): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const [asked = ''] = request.url.split('?')
    const path = request.routeOptions.url ?? asked
    const role = roleOfAddress(path)
    if (role === null || roles.has(role) || findAskingPage() !== undefined) {
      done()
      return
    }
    const detail = `This process does not answer this address, which needs the role ${role}. Its roles (ROTUNDA_ROLES): ${[...roles].join(', ')}.`
    sendRefusal(request, reply, new Refusal('not_found', detail), {
      isMessages: OF_MESSAGES.test(path),
      isKeyed: false,
    })
  })
}
