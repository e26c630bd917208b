import type { Dimension } from '@rotunda/contract'
import { keepFilter } from '../../filters/describe-filter.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import type { Asked } from '../../page.ts'
import { readLineNames } from '../entities/name-line.ts'
import type { TotalsView } from './read-totals.ts'

/** Names of the values that are ids, by dimension. */
export type ValueNames = Partial<Record<Dimension, ReadonlyMap<string, string>>>

/** One question for each dimension of ids: what it does not name is shown as the id that it is. */
export const readValueNames = async (
  asked: Asked,
  view: TotalsView,
  groups: readonly Group[],
): Promise<ValueNames> => {
  const dimensions = [view.rows, view.columns]
  const [lines, members] = await Promise.all([
    dimensions.includes('funding_line') &&
      readLineNames(
        asked.clients,
        groups.map(({ group }) => group.funding_line),
      ),
    dimensions.includes('bioguide') && readMemberNames(asked, view),
  ])
  return { ...(lines && { funding_line: lines }), ...(members && { bioguide: members }) }
}

/** In the order of the totals, so that those that are shown are among them; of several spellings the first. */
const readMemberNames = async ({ clients }: Asked, { params, measure }: TotalsView) => {
  const { data } = await readGroups(clients.appropriations, keepFilter(params), ['bioguide', 'member'], {
    sort: `-${measure}`,
  })
  return new Map(
    data
      .toReversed()
      .flatMap(({ group: { bioguide, member } }): [string, string][] =>
        typeof bioguide === 'string' && typeof member === 'string' ? [[bioguide, member]] : [],
      ),
  )
}
