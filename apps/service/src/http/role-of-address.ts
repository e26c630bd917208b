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
