import { PAGE_CALL, type Clients } from '../../ask/clients.ts'

/** Names of members by their Bioguide id, as far as records of the first pages have them: the API counts by id alone. */
export const readNames = async (
  { appropriations }: Pick<Clients, 'appropriations'>,
  ids: readonly (string | number | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const bioguide = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (bioguide.length === 0) return new Map()
  const { data } = await appropriations
    .records({ bioguide, fields: ['requestors'] }, { ...PAGE_CALL, pageSize: 200 })
    .page()
  const found = data.flatMap(({ requestors = [] }) =>
    requestors.flatMap(({ bioguide: id, name, state }): [string, string][] =>
      id === null ? [] : [[id, state === null ? name : `${name} (${state})`]],
    ),
  )
  return new Map(found)
}
