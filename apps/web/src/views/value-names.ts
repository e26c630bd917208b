import type { Dimension } from '@rotunda/contract'
import type { Group } from '../filters/stage-totals.ts'
import type { Asked } from '../page.ts'
import { readLineNames } from './funding-line-names.ts'
import { readNames } from './member-names.ts'
import type { TotalsView } from './totals-view.ts'

/** Names of the values that are ids, by dimension. */
export type ValueNames = Partial<Record<Dimension, ReadonlyMap<string, string>>>

/** What is not named is shown as the id that it is. */
export const readValueNames = async (
  { clients }: Asked,
  { rows, columns }: TotalsView,
  groups: readonly Group[],
): Promise<ValueNames> => {
  const valuesOf = (dimension: 'bioguide' | 'funding_line') =>
    rows === dimension || columns === dimension ? groups.map(({ group }) => group[dimension]) : []
  const [bioguide, funding_line] = await Promise.all([
    readNames(clients, valuesOf('bioguide')),
    readLineNames(clients, valuesOf('funding_line')),
  ])
  return { bioguide, funding_line }
}
