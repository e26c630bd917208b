import { ORGANISATION_KEY_LIMITS } from './limits.ts'

/** Reasons for which the service or an organisation suspends a key. Holders read them. */
export const EXPOSED = 'it stood in the address of a request, where proxies and logs keep it'
export const LEAKED = 'it was reported as leaked'
export const IDLE = `it was not used for ${ORGANISATION_KEY_LIMITS.idleDays.value} days`
export const BY_ORGANISATION = 'its organisation suspended it'

/** Suspensions that a member of the organisation may end. A leak gives way to no other reason. */
export const RESUMABLE: readonly string[] = [IDLE, BY_ORGANISATION]

/** Suspensions of a key that a member may rotate: a leaked or exposed key needs this way out. */
export const ROTATABLE: readonly string[] = [...RESUMABLE, EXPOSED, LEAKED]
