import { Type } from 'typebox'

/** The filter for what changed, of a table whose rows are dated. `rows`: what they are, as a sentence begins with it. */
export const changedSince = (rows: string) =>
  Type.Optional(
    Type.String({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description: `${rows} whose content changed, or that were first seen, at this instant or later: \`changed_at\`. A day is the beginning of that day, UTC.`,
    }),
  )
