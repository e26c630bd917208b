import { Type } from 'typebox'

/** Query of an operation without parameters: a parameter is refused by name. */
export const NO_PARAMETERS = Type.Object({}, { additionalProperties: false })
