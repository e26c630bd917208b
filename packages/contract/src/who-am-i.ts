import { Type, type Static } from 'typebox'
import { orNull } from './or-null.ts'
import { SCOPES } from './scopes.ts'

/** How a key stands to one of its quotas. */
export const KeyQuota = Type.Object(
  {
    limit: Type.Integer({ description: 'Requests that the key may send in it.' }),
    left: Type.Integer({
      description:
        'How many of them are left. Where several processes serve the key, what one of them holds ready counts as sent.',
    }),
    resets_in: Type.Integer({ description: 'Seconds until it begins anew.' }),
  },
  { additionalProperties: false },
)
export type KeyQuota = Static<typeof KeyQuota>

const text = (description: string) => Type.String({ description })

/** The permissions of a key and the rest of its quotas. */
export const WhoAmI = Type.Object(
  {
    data: Type.Object(
      {
        organisation: text('Who holds the key.'),
        key: text('Visible start of the key, by which the operator knows it.'),
        scopes: Type.Array(Type.Enum([...SCOPES]), { description: 'What the key has been given.' }),
        expires_at: orNull(
          Type.String({
            format: 'date-time',
            description: 'By its last day, or by the end of its overlap with the key that replaced it.',
          }),
          { description: 'When the key ends; null for never.' },
        ),
        quotas: Type.Object(
          {
            minute: orNull(KeyQuota, { description: 'Of this UTC minute; null without a quota.' }),
            day: orNull(KeyQuota, { description: 'Of this UTC day; null without a quota.' }),
          },
          { description: 'What the key may send, over all addresses that ask for it.' },
        ),
        addresses: orNull(Type.Array(Type.String()), {
          description: 'Addresses and CIDR ranges from which alone the key is taken; null for any.',
        }),
      },
      { additionalProperties: false, description: 'The key.' },
    ),
    meta: Type.Object(
      { as_of: Type.String({ format: 'date-time', description: 'When the answer was made.' }) },
      { additionalProperties: false, description: 'About the answer.' },
    ),
  },
  { additionalProperties: false },
)
export type WhoAmI = Static<typeof WhoAmI>
