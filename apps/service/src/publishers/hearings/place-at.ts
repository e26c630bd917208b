import type { RowPlace } from '../publisher.ts'

/** The place of an element or a value in a document that has no rows. */
export const placeAt = (pointer: string): RowPlace['place'] => ({ sheet: null, row: null, pointer })
