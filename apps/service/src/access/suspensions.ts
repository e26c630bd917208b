import { ORGANISATION_KEY_LIMITS } from './limits.ts'
import type { KeyRow } from './tables.ts'

/** Reasons for which the service or an organisation suspends a key. Holders read them. */
export const EXPOSED = 'it stood in the address of a request, where proxies and logs keep it'
export const LEAKED = 'it was reported as leaked'
export const IDLE = `it was not used for ${ORGANISATION_KEY_LIMITS.idleDays.value} days`
export const BY_ORGANISATION = 'its organisation suspended it'

/** Suspensions that a member of the organisation may end. */
export const RESUMABLE: readonly string[] = [IDLE, BY_ORGANISATION]

/**
 * Suspensions of a key that a member may rotate: a leaked or exposed key needs this way out. Every other reason is one of
 * the operator, and outweighs these.
 */
export const ROTATABLE: readonly string[] = [...RESUMABLE, EXPOSED, LEAKED]

const AND_LEAKED = `, and ${LEAKED}`

/** Adds a leak to a reason of the operator. The key stays one that only the operator can reopen. */
export const addLeak = (reason: string): string => `${reason}${AND_LEAKED}`

export const isLeaked = (reason: string | null): boolean =>
  reason !== null && (reason === LEAKED || reason.endsWith(AND_LEAKED))

/** True for the row of a key that the operator suspended. */
export const isByOperator = ({
  suspended_at,
  suspended_for,
}: Pick<KeyRow, 'suspended_at' | 'suspended_for'>): boolean =>
  suspended_at !== null && !ROTATABLE.includes(suspended_for ?? '')
