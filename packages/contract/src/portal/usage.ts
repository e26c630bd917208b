import { Type, type Static } from 'typebox'
import { closed, day, text } from '../fields.ts'

/** Answers to one key in a UTC day, by operation and status. */
export const KeyUsage = closed({
  day: day('UTC day.'),
  key: text('Id of the key.'),
  operation: text('Method and path of the operation.'),
  status: Type.Integer({ description: 'HTTP status of the answers.' }),
  count: Type.Integer({ description: 'Number of answers.' }),
})
export type KeyUsage = Static<typeof KeyUsage>
