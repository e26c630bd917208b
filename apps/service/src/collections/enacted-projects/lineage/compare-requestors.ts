import { readName } from '../../appropriations/related/compare-records.ts'
import type { LineageItem, LineageRequestor } from './lineage-item.ts'

type Requestors = Pick<LineageItem, 'requestors'>

/** Names of the requestors of the first item who are certainly, or by their surname, requestors of the second. */
export const listShared = (a: Requestors, b: Requestors): readonly LineageRequestor[] =>
  a.requestors.filter((one) => b.requestors.some((other) => isLikelyOne(one, other)))

/** Whether one member may be behind both items: a member is shared, or an item names none. */
export const mayShare = (a: Requestors, b: Requestors): boolean =>
  a.requestors.length === 0 || b.requestors.length === 0 || listShared(a, b).length > 0

/** Compares ids where both are known, and otherwise the chamber and the end of the name. */
const isLikelyOne = (a: LineageRequestor, b: LineageRequestor): boolean => {
  if (a.bioguide !== null && b.bioguide !== null) return a.bioguide === b.bioguide
  if (a.chamber !== null && b.chamber !== null && a.chamber !== b.chamber) return false
  const [ones, others] = [readName(a.name), readName(b.name)]
  const length = Math.min(ones.length, others.length)
  return length > 0 && ones.slice(-length).join(' ') === others.slice(-length).join(' ')
}
