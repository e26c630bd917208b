import { Type, type Static } from 'typebox'
import { text } from '../or-null.ts'

/** Answers to one key in a UTC day, by operation and status. */
export const KeyUsage = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'UTC day.' }),
    key: text('Id of the key.'),
    operation: text('Method and path of the operation.'),
    status: Type.Integer({ description: 'HTTP status of the answers.' }),
    count: Type.Integer({ description: 'Number of answers.' }),
  },
  { additionalProperties: false },
)
export type KeyUsage = Static<typeof KeyUsage>
