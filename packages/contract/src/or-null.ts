import { Type, type TSchema, type TSchemaOptions } from 'typebox'

/** The value, or null where there is none. */
export const orNull = <T extends TSchema>(schema: T, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)
