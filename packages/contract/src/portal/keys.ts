import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'
import { SCOPES } from '../scopes.ts'

/** States of a key. Only an `open` key is accepted. */
export const KEY_STATES = ['open', 'suspended', 'replaced', 'expired', 'revoked'] as const

/** Orders that a member of the organisation can give on a key. */
export const KEY_ORDERS = ['rotate', 'suspend', 'resume', 'revoke'] as const

const instantOrNull = (description: string) => orNull(Type.String({ format: 'date-time' }), { description })

/** A key as its organisation sees it. The secret is in no answer but the first. */
export const OwnKey = closed({
  id: text('Id of the key.'),
  name: orNull(Type.String(), {
    description: 'Name that the organisation gave the key; null for a key that the operator issued.',
  }),
  start: text('First characters of the key. They identify the key, and open nothing.'),
  state: Type.Enum([...KEY_STATES], {
    description:
      '`open` keys are accepted. A `replaced` key was rotated and its overlap is over. Only a `suspended` key can be open again.',
  }),
  scopes: Type.Array(Type.Enum([...SCOPES]), { description: 'Scopes of the key.' }),
  quotas: closed(
    {
      minute: Type.Integer({ description: 'Requests in a UTC minute; 0 for no quota.' }),
      day: Type.Integer({ description: 'Requests in a UTC day; 0 for no quota.' }),
    },
    { description: 'Quotas of the key.' },
  ),
  addresses: orNull(Type.Array(Type.String()), {
    description: 'Addresses and CIDR ranges that the key is limited to; null for any.',
  }),
  created_at: Instant,
  expires_at: instantOrNull(
    'Time when the key ends: its expiry, or the end of the overlap with its replacement. Null for a key without an end.',
  ),
  last_used_at: instantOrNull('Minute of the last request; null before the first request.'),
  suspended_at: instantOrNull('Time of the suspension; null if the key was not suspended.'),
  suspended_for: orNull(Type.String(), {
    description: 'Reason for the suspension; null if the key was not suspended.',
  }),
  revoked_at: instantOrNull('Time of the revocation; null if the key was not revoked.'),
  exposed_at: instantOrNull('Last time that the address of a request contained the key; null for never.'),
  replaced_by: orNull(Type.String(), {
    description: 'Id of the key that replaced this key; null if none did.',
  }),
  exempt: orNull(Type.String(), {
    description: 'Reason why the key needs no accepted terms; null if the key needs them.',
  }),
  orders: Type.Array(Type.Enum([...KEY_ORDERS]), {
    description: 'Orders that a member can give now. Terms and grants can still refuse a rotation.',
  }),
  seen_by: Type.Array(
    closed({
      person: text('Id of the person.'),
      mailbox: orNull(Type.String(), { description: 'Mailbox; null for a person who was deleted.' }),
      at: Instant,
    }),
    { description: 'People to whom the secret was shown.' },
  ),
})
export type OwnKey = Static<typeof OwnKey>

const SECRET = {
  id: text('Id of the new key.'),
  secret: text('The key itself. Only this answer shows it, and it is stored nowhere.'),
  expires_at: instantOrNull('End of the new key; null for none.'),
}

/** A new key, with its secret. */
export const NewSecret = closed(SECRET)
export type NewSecret = Static<typeof NewSecret>

/** A key that replaces another, with its secret. */
export const RotatedSecret = closed({
  ...SECRET,
  overlap_ends_at: Type.String({ format: 'date-time', description: 'End of the old key.' }),
})
export type RotatedSecret = Static<typeof RotatedSecret>
