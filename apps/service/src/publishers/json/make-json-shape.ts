import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** A form of JSON values that are looked at one by one. */
export type JsonShape<Value> = {
  readonly has: (value: unknown) => value is Value
  /** The first fault of a value that has not this form, with its place in it: `/date must be string`. */
  readonly findFault: (value: unknown) => string
}

export const makeJsonShape = <Schema extends TSchema>(schema: Schema): JsonShape<Static<Schema>> => {
  const validator = Compile(schema)
  return {
    has: (value): value is Static<Schema> => validator.Check(value),
    findFault: (value) => {
      const [fault] = validator.Errors(value)
      const place = fault?.instancePath || 'the value'
      return fault?.keyword === 'boolean'
        ? `${place} is not known`
        : `${place} ${fault?.message ?? 'is not right'}`
    },
  }
}
