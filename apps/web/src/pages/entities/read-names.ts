import { PAGE_CALL, type Clients } from '../../ask/clients.ts'

/** More than ever sat in a Congress, each as several documents may spell the name. */
const MOST_NAMES = 5000

/** As many ids as one filter takes: of more, the names of all members are read. */
const ASKED_BY_ID = 100

/** Names of members by their Bioguide id, each as most records print it: the API counts by id alone. */
export const readNames = async (
  { appropriations }: Pick<Clients, 'appropriations'>,
  ids?: readonly (string | number | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const bioguide = [...new Set(ids?.filter((id) => typeof id === 'string'))]
  if (ids !== undefined && bioguide.length === 0) return new Map()
  const isByIds = ids !== undefined && bioguide.length <= ASKED_BY_ID
  const { rows } = await appropriations
    .aggregates({ ...(isByIds && { bioguide }), group_by: ['bioguide', 'member', 'state'] }, PAGE_CALL)
    .collect({ atMost: MOST_NAMES })
  const rarestFirst = rows.toSorted((one, other) => one.rows - other.rows)
  return new Map(
    rarestFirst.flatMap(({ group: { bioguide: id, member, state } }): [string, string][] =>
      typeof id === 'string' && typeof member === 'string'
        ? [[id, typeof state === 'string' ? `${member} (${state})` : member]]
        : [],
    ),
  )
}
