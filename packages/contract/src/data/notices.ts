import { Type, type Static } from 'typebox'
import { closed, day } from '../fields.ts'

export const NOTICE_KINDS = {
  takedown: 'The fields that the notice names are withheld: publishing them would do harm.',
  erratum: 'The published value is known to be wrong. The data keeps the value as the publisher gave it.',
} as const

/** A note of the operator on a row. */
export const Notice = closed(
  {
    kind: Type.Enum(['takedown', 'erratum'], { description: 'Kind of the notice.' }),
    fields: Type.Array(Type.String(), { description: 'Fields that the notice is about.' }),
    text: Type.String({ description: 'Reason or correction, in a sentence.' }),
    decided_on: day('Day of the decision, YYYY-MM-DD.'),
  },
  { description: 'A note of the operator on the row.' },
)
export type Notice = Static<typeof Notice>

/** Field of rows that can have notices. */
export const NOTICE_FIELDS = {
  notices: Type.Array(Notice, {
    description: 'Notes of the operator on the row: withheld fields and known mistakes.',
  }),
}
export type NoticeFields = { notices: Notice[] }
