import { Type } from 'typebox'

/** Parameters that the lists of the partner API share. */
export const CONGRESS_QUERY = {
  changed_since: Type.Optional(
    Type.String({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description:
        'Rows whose content changed, or that were first seen, at this instant or later: `last_changed_at`. A day is the beginning of that day, UTC.',
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'Words of names and titles, all of them, in any case and with or without accents. "in quotes": exactly these words in this order. word*: words that begin so. OR in capitals joins the terms beside it. -word excludes; at least one term must not be excluded.',
    }),
  ),
} as const
