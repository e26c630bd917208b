import { PAGE_CALL } from '../../ask/clients.ts'
import type { Asked } from '../../page.ts'
import type { TotalsView } from './read-totals.ts'

/** The chambers to which a member asked, in records of any year. Undefined of one who is not known. */
export type ChambersOf = (bioguide: string | number | null | undefined) => readonly string[] | undefined

/** More than ever sat in a Congress, each in both chambers. */
const MOST_SEATS = 5000

/** Of tables that set members against something else: documents of the other chamber could not name them. */
export const readMemberChambers = async (
  { clients }: Pick<Asked, 'clients'>,
  { rows, columns }: TotalsView,
): Promise<ChambersOf> => {
  if (columns === undefined || (rows !== 'bioguide' && columns !== 'bioguide')) return () => undefined
  const { rows: groups } = await clients.appropriations
    .aggregates({ group_by: ['bioguide', 'chamber'], sort: [] }, PAGE_CALL)
    .collect({ atMost: MOST_SEATS })
  const seats = Map.groupBy(groups, ({ group }) => group.bioguide)
  return (bioguide) => seats.get(bioguide ?? null)?.map(({ group }) => String(group.chamber))
}
