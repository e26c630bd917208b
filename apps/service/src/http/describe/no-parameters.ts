import { Type } from 'typebox'

/** Of an operation that takes no parameters: one that is given all the same is a mistake, and is said to be one. */
export const NO_PARAMETERS = Type.Object({}, { additionalProperties: false })
