import { Type, type TObjectOptions, type TProperties, type TSchema, type TSchemaOptions } from 'typebox'

/** An object without other fields. */
export const closed = <Fields extends TProperties>(fields: Fields, options: TObjectOptions = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options })

/** Allows null in place of the value. */
export const orNull = <T extends TSchema>(schema: T, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)

/** Text with a description. */
export const text = (description: string) => Type.String({ description })

/** Text with a description; null if no source gives it. */
export const textOrNull = (description: string) => orNull(Type.String(), { description })

export const day = (description: string) => Type.String({ format: 'date', description })
export const dayOrNull = (description: string) => orNull(Type.String({ format: 'date' }), { description })

export const count = (description: string) => Type.Integer({ minimum: 0, description })
export const countOrNull = (description: string) => orNull(Type.Integer({ minimum: 0 }), { description })
