import { Type, type TSchema, type TSchemaOptions } from 'typebox'

/** Allows null in place of the value. */
export const orNull = <T extends TSchema>(schema: T, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)

/** Text with a description. */
export const text = (description: string) => Type.String({ description })

/** Text with a description; null if no source gives it. */
export const textOrNull = (description: string) => orNull(Type.String(), { description })
