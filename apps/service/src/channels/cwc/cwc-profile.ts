import type { LengthLimit, ReceiverProfile } from '../../messages/index.ts'
import { GATEWAY_LIMITS } from './limits.ts'

/** Fields of a message to an office whose length the receiver limits. */
export type LimitedField =
  | 'name_prefix'
  | 'first_name'
  | 'last_name'
  | 'suffix'
  | 'address1'
  | 'address2'
  | 'city'
  | 'custom_subject'
  | 'message'

/** Rules that differ between the chambers' gateways, for CWC 2.0 documents and for answers. */
export type CwcProfile = ReceiverProfile & {
  readonly chamber: 'house' | 'senate'
  /** The receiver in a sentence: "the House gateway". */
  readonly receiver: string
  /** Codes of the offices that accept messages. */
  readonly officeCode: RegExp
  /** Accepted honorifics; null if any text is accepted. */
  readonly prefixes: readonly string[] | null
  readonly limits: Readonly<Record<LimitedField, LengthLimit>>
  /** The organisation's name is sent if it fits, and is otherwise left out: the element is optional. */
  readonly organisationLimit: LengthLimit
  /** Statuses that mean the gateway accepted a message. */
  readonly acceptedStatuses: readonly number[]
}

const NAME: LengthLimit = { min: 1, max: 500 }
const PLACE: LengthLimit = { min: 3, max: 500 }

/**
 * Limits of CWC 2.0 in code points. The House schema states them; the Senate's known limits are the same or wider
 * (Address2 from 2, Organization from 3) and second-hand, so both chambers keep to these.
 */
export const CWC_LIMITS: CwcProfile['limits'] = {
  name_prefix: NAME,
  first_name: NAME,
  last_name: NAME,
  suffix: NAME,
  address1: PLACE,
  address2: PLACE,
  city: PLACE,
  custom_subject: { min: 6, max: 500 },
  message: { min: 6, max: 10_000 },
}

export const CWC_ORGANISATION_LIMIT: LengthLimit = { min: 6, max: 500 }

export const CWC_PACE = {
  concurrency: GATEWAY_LIMITS.concurrency.value,
  timeoutSeconds: GATEWAY_LIMITS.trySeconds.value,
  giveUpAfterSeconds: GATEWAY_LIMITS.giveUpDays.value * 24 * 3600,
} as const
