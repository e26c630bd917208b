import { Type, type TSchema } from 'typebox'
import { many } from './many.ts'

/** Filters by values, each with its opposite: `not_` and its name. */
export const withOpposites = <Filters extends Record<string, TSchema>>(filters: Filters) => {
  const opposites = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [`not_${name}`, negate(name, filter)]),
  )
  // An opposite takes the values that its filter takes.
  return { ...filters, ...opposites } as Filters & {
    [Name in keyof Filters & string as `not_${Name}`]: Filters[Name]
  }
}

const negate = (name: string, filter: TSchema): TSchema =>
  // That a parameter may be left out is not copied with the others of its properties.
  Type.Optional({
    ...filter,
    description: `Excludes the rows that \`${name}\` with these values selects.`,
  })

/** A leading minus for descending. */
export type SortTermOf<Key extends string> = Key | `-${Key}`

/** The parameter `sort` over these keys. */
export const sortBy = <Key extends string>(keys: readonly Key[], description: string) =>
  many(Type.Enum(keys.flatMap((key): SortTermOf<Key>[] => [key, `-${key}`])), description)
