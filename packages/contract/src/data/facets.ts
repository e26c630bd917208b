import { Type, type TObject } from 'typebox'
import { codes, many } from './many.ts'
import { closed } from '../fields.ts'

/** Parameters for counts by the dimensions of a table. */
export const facetsOf = <Dimension extends string>(dimensions: readonly Dimension[]) => ({
  facet: many(
    Type.Enum([...dimensions]),
    `Dimensions to count the filtered set by. The counts are in \`meta.facets\`. ${codes}`,
  ),
  facet_limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 20,
      description: 'Maximum number of values per facet. The most frequent come first.',
    }),
  ),
})

/** Adds the parameters for counts to the query of a list. */
export const withFacets = ({ properties }: TObject, dimensions: readonly string[]): TObject =>
  closed({ ...properties, ...facetsOf(dimensions) })
