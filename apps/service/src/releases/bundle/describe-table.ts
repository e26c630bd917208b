import { DELIMITER, type FlatType } from '../../tables/index.ts'
import type { ListShapes } from './list-shapes.ts'
import type { BundleColumn, BundleTable } from './table.ts'

const GUARD =
  'A text cell that begins with an apostrophe has been guarded: take one apostrophe off. In a list an empty item is nothing.'

type Surroundings = {
  readonly lists: ListShapes
  readonly nameResource: (file: string) => string
}

/** Table Schema (version 2) of a CSV. The type of a list column depends on its cells. */
export const describeTable = (
  file: string,
  { columns, primaryKey }: BundleTable<never>,
  { lists, nameResource }: Surroundings,
) => {
  const keys = columns.flatMap(({ name, leadsTo }) =>
    leadsTo === undefined
      ? []
      : [{ fields: name, reference: { resource: nameResource(leadsTo[0]), fields: leadsTo[1] } }],
  )
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    description: GUARD,
    fields: columns.map((column) =>
      column.itemsOf === undefined ? describeValue(column) : describeList(file, column, lists),
    ),
    missingValues: [''],
    ...(primaryKey === undefined ? {} : { primaryKey }),
    ...(keys.length === 0 ? {} : { foreignKeys: keys }),
  }
}

const nameFieldType = (type: FlatType): string => (type === 'text' ? 'string' : type)

const describeValue = ({ name, type, description, codes, ...column }: BundleColumn<never>) => {
  const { required, minimum, maximum, pattern } = column
  const constraints = Object.entries({ required, minimum, maximum, pattern }).filter(
    ([, value]) => value !== undefined,
  )
  return {
    name,
    type: nameFieldType(type),
    description,
    ...(codes === undefined
      ? {}
      : { categories: Object.entries(codes).map(([value, label]) => ({ value, label })) }),
    ...(constraints.length === 0 ? {} : { constraints: Object.fromEntries(constraints) }),
  }
}

const INDIVISIBLE =
  'A value holds the delimiter "; " itself, so the cell cannot be divided: JSON and Parquet have the values one by one.'

const describeList = (file: string, { name, type, description }: BundleColumn<never>, lists: ListShapes) => {
  const { isDivisible, hasGaps } = lists.find(file, name)
  if (!isDivisible) return { name, type: 'string', description: `${description} ${INDIVISIBLE}` }
  // A gap is no number and no day.
  const itemType = hasGaps ? 'string' : nameFieldType(type)
  return { name, type: 'list', description, itemType, delimiter: DELIMITER }
}
