import { Type } from 'typebox'
import { wordsOf } from './partner-filters.ts'

/** Parameters that the lists of the partner API share. */
export const CONGRESS_QUERY = {
  changed_since: Type.Optional(
    Type.String({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description:
        'Rows whose content changed, or that were first seen, at this instant or later: `last_changed_at`. A day is the beginning of that day, UTC.',
    }),
  ),
  q: wordsOf('names and titles'),
} as const
