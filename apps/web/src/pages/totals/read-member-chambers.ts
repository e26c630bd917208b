import { ofSnapshot } from '../../filters/addresses.ts'
import { readEveryGroup } from '../../filters/stage-totals.ts'
import type { Asked } from '../../page.ts'
import type { TotalsView } from '../../views/totals-view.ts'

/** The chambers to which a member asked, in records of any year. Undefined of one who is not known. */
export type ChambersOf = (bioguide: string | number | null | undefined) => readonly string[] | undefined

/** More than ever sat in a Congress, each in both chambers. */
const MOST_SEATS = 5000

/** Of tables that set members against something else: documents of the other chamber could not name them. */
export const readMemberChambers = async (
  { clients }: Pick<Asked, 'clients'>,
  { rows, columns, params }: TotalsView,
): Promise<ChambersOf> => {
  if (columns === undefined || (rows !== 'bioguide' && columns !== 'bioguide')) return () => undefined
  const pin = ofSnapshot(new URLSearchParams(), params)
  const dimensions = ['bioguide', 'chamber']
  const groups = await readEveryGroup(clients.appropriations, pin, dimensions, { atMost: MOST_SEATS })
  const seats = Map.groupBy(groups, ({ group }) => group.bioguide)
  return (bioguide) => seats.get(bioguide ?? null)?.map(({ group }) => String(group.chamber))
}
