import { Type, type TSchema, type TSchemaOptions } from 'typebox'

/** Allows null in place of the value. */
export const orNull = <T extends TSchema>(schema: T, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)
