import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { Refusal } from '../../platform/index.ts'
import type { FetchJson } from './make-fetch-json.ts'

/** Form seen in a live client: one resource for each category. */
const OneEach = Type.Array(Type.Object({ attributes: Type.Object({ category: Type.String() }) }))
/** Form in the API's description: one item for each agency. */
const Flat = Type.Array(
  Type.Object({ acronym: Type.String(), categories: Type.Union([Type.String(), Type.Array(Type.String())]) }),
)
const Wrapped = Type.Object({ data: Type.Unknown() })

/** Values that an agency accepts for `category`, by its acronym; empty when it has no list. */
export const listAgencyCategories = async (
  fetchJson: FetchJson,
  acronym: string,
): Promise<readonly string[]> => {
  const json = await fetchJson('/agency-categories', [['filter[acronym]', acronym]])
  if (json === undefined) return []
  const items = Value.Check(Wrapped, json) ? json.data : json
  if (Value.Check(OneEach, items)) return items.map(({ attributes }) => attributes.category)
  if (Value.Check(Flat, items))
    return items.filter((item) => item.acronym === acronym).flatMap(({ categories }) => categories)
  throw new Refusal(
    'unavailable',
    `Regulations.gov describes the categories of the ${acronym} in a form that this service does not know. Try again later.`,
    { retryAfterSeconds: 600 },
  )
}
