import { ofSnapshot } from '../../filters/addresses.ts'
import { readEveryGroup } from '../../filters/stage-totals.ts'
import type { Asked } from '../../page.ts'
import type { TotalsView } from '../../views/totals-view.ts'

/** Chambers to which a member sent requests in any year; undefined for unknown members. */
export type ChambersOf = (bioguide: string | number | null | undefined) => readonly string[] | undefined

/** More than all members of every Congress, in both chambers. */
const MOST_SEATS = 5000

/** Reads the chambers of members for tables by member, since documents of the other chamber cannot name them. */
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
