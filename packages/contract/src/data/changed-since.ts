import { Type } from 'typebox'

/** Filter for rows that changed. `rows` is their plural name, capitalized to open a sentence. */
export const changedSince = (rows: string) =>
  Type.Optional(
    Type.String({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description: `${rows} with a \`changed_at\` at this instant or later: new or changed since then. A day means its beginning in UTC.`,
    }),
  )
