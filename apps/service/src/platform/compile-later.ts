import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

type Compiled<Value> = {
  readonly Check: (value: unknown) => value is Value
  readonly Errors: Validator['Errors']
}

/** A check against a schema, which the first value compiles: a start that checks nothing compiles nothing. */
export const compileLater = <Schema extends TSchema>(schema: Schema): Compiled<Static<Schema>> => {
  let validator: Validator | undefined
  const compile = (): Validator => (validator ??= Compile<TSchema>(schema))
  return {
    Check: (value): value is Static<Schema> => compile().Check(value),
    Errors: (value) => compile().Errors(value),
  }
}
