import { Type, type TObject } from 'typebox'
import { codes, many } from './many.ts'

/** The parameters that ask for counts by the dimensions of a table. */
export const facetsOf = <Dimension extends string>(dimensions: readonly Dimension[]) => ({
  facet: many(
    Type.Enum([...dimensions]),
    `Counts of the filtered set by these dimensions, in meta.facets. ${codes}`,
  ),
  facet_limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 20,
      description: 'Values of a facet, most frequent first.',
    }),
  ),
})

/** A query of a list, with counts by the dimensions of its table. */
export const withFacets = ({ properties }: TObject, dimensions: readonly string[]): TObject =>
  Type.Object({ ...properties, ...facetsOf(dimensions) }, { additionalProperties: false })
