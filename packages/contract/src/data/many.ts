import { Type } from 'typebox'

/** A parameter with several values: repeated, or separated by commas if no value can hold a comma. */
export const many = <T extends Parameters<typeof Type.Array>[0]>(item: T, description: string) =>
  Type.Optional(Type.Array(item, { description, minItems: 1, maxItems: 100 }))

export const label = Type.String({ minLength: 1, maxLength: 500 })
export const anyId = Type.String({ pattern: '^[A-Za-z0-9_.-]+$', minLength: 1, maxLength: 100 })

/** Sentences on how to give several values: `codes` for values without commas, `texts` for values that may have them. */
export const codes = 'For several values, repeat the parameter or separate them by commas.'
export const texts = 'For several values, repeat the parameter.'
