import type { Destination } from './destination.ts'
import { DESTINATION_ID_LIMITS } from './limits.ts'

/** `AGENCY-…-YYYY-…` or `AGENCY_FRDOC_…`, also among other words. */
const DOCKET = /\b[a-z]{2,}[-_](?:[a-z0-9]+[-_])*?(?:(?:19|20)\d\d|FRDOC)[-_]/i
const HOUSE_SEAT = /^h[a-z]{2}\d+$/i
const SENATE_SEAT = /^s[a-z]{2}\d\d$/i

const MOST_READ = DESTINATION_ID_LIMITS.meantCharacters.value

/**
 * Finds the kinds of destination that a `destination_id` may mean, by its form alone, even if no destination has the
 * id. A person's number may belong to either chamber. Empty if the form leaves a doubt.
 */
export const findMeantKinds = (raw: unknown): readonly Destination['kind'][] => {
  if (typeof raw === 'number') return ['house', 'senate']
  if (typeof raw !== 'string' || raw.length > MOST_READ) return []
  const text = raw.trim()
  if (/^\d+$/.test(text)) return ['house', 'senate']
  if (HOUSE_SEAT.test(text)) return ['house']
  if (SENATE_SEAT.test(text)) return ['senate']
  return DOCKET.test(text) ? ['docket'] : []
}
