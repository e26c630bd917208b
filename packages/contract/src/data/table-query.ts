import { Type, type TSchema } from 'typebox'
import { many } from './many.ts'

/** Adds an opposite to every filter, named `not_` plus the name of the filter. */
export const withOpposites = <Filters extends Record<string, TSchema>>(filters: Filters) => {
  const opposites = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [`not_${name}`, negate(name, filter)]),
  )
  // An opposite takes the same values as its filter.
  return { ...filters, ...opposites } as Filters & {
    [Name in keyof Filters & string as `not_${Name}`]: Filters[Name]
  }
}

const negate = (name: string, filter: TSchema): TSchema =>
  // The spread does not copy the mark of an optional parameter.
  Type.Optional({
    ...filter,
    description: `Excludes the rows that the filter \`${name}\` selects with these values.`,
  })

/** A sort key, with a leading minus for descending order. */
export type SortTermOf<Key extends string> = Key | `-${Key}`

/** Parameter `sort` with these keys. */
export const sortBy = <Key extends string>(keys: readonly Key[], description: string) =>
  many(Type.Enum(keys.flatMap((key): SortTermOf<Key>[] => [key, `-${key}`])), description)
