import { Type, type TSchema } from 'typebox'

/** The value, or null where there is none. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
