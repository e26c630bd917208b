import { Type } from 'typebox'
import { wordsOf } from './partner-filters.ts'

/** Parameters that the lists of the partner API share. */
export const CONGRESS_QUERY = {
  changed_since: Type.Optional(
    Type.String({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description:
        'Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.',
    }),
  ),
  q: wordsOf('names and titles'),
} as const
