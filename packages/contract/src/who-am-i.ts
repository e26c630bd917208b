import { Type, type Static } from 'typebox'
import { closed, orNull, text } from './fields.ts'
import { SCOPES } from './scopes.ts'

/** One quota of a key, and the number of requests left. */
export const KeyQuota = closed({
  limit: Type.Integer({ description: 'Requests that the quota allows.' }),
  left: Type.Integer({
    description:
      'Requests left. If several processes serve the key, requests that another process has reserved count as sent.',
  }),
  resets_in: Type.Integer({ description: 'Seconds until the quota starts again.' }),
})
export type KeyQuota = Static<typeof KeyQuota>

/** A key, its scopes and its quotas. */
export const WhoAmI = closed({
  data: closed(
    {
      organisation: text('Name of the organisation that holds the key.'),
      organisation_id: text('Id of the organisation. It never changes.'),
      key: text('Visible start of the key, to name it to the operator.'),
      scopes: Type.Array(Type.Enum([...SCOPES]), { description: 'Scopes of the key.' }),
      expires_at: orNull(
        Type.String({
          format: 'date-time',
          description: 'End of the last day of the key, or of the overlap with its replacement.',
        }),
        { description: 'Time when the key expires; null for never.' },
      ),
      quotas: Type.Object(
        {
          minute: orNull(KeyQuota, { description: 'Quota of this UTC minute; null without a quota.' }),
          day: orNull(KeyQuota, { description: 'Quota of this UTC day; null without a quota.' }),
        },
        { description: 'Quotas of the key. All addresses that use the key share the quotas.' },
      ),
      addresses: orNull(Type.Array(Type.String()), {
        description: 'Addresses and CIDR ranges that may use the key; null for any address.',
      }),
      terms: closed(
        {
          required: orNull(Type.String(), {
            description:
              'Version in force that the organisation must accept before the key reads data, at `/terms/` and the version; null for none.',
          }),
          accepted: orNull(Type.String(), {
            description:
              'Version in force if the organisation has accepted it; otherwise the version that the organisation accepted last. Null if it accepted none.',
          }),
          exempt: orNull(Type.String(), {
            description: 'Reason why the key needs no accepted terms; null for a key that does.',
          }),
        },
        { description: 'Terms for partners.' },
      ),
    },
    { description: 'The key.' },
  ),
  meta: closed(
    { as_of: Type.String({ format: 'date-time', description: 'Time of the answer.' }) },
    { description: 'Facts about the answer.' },
  ),
})
export type WhoAmI = Static<typeof WhoAmI>
