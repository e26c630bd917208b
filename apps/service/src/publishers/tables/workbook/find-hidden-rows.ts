import type { XmlElement } from './read-elements.ts'
import { isOn } from './read-elements.ts'

/** Attributes by which a row is hidden. */
export type RowState = {
  readonly row: number
  readonly hidden: boolean
  /** How deep the row lies in groups that can be folded. */
  readonly level: number
  /** The group that ends at this row is folded. */
  readonly collapsed: boolean
}

export const readRowState = ({ attributes }: XmlElement, row: number): RowState => ({
  row,
  hidden: isOn(attributes['hidden']) || Number(attributes['ht'] ?? '1') === 0,
  level: Number(attributes['outlineLevel'] ?? '0'),
  collapsed: isOn(attributes['collapsed']),
})

/**
 * The rows that a sheet does not show: hidden by hand or by a filter, of no height, or in a group that is folded. The
 * row that stands for a group comes after it, or before it where the sheet says so.
 */
export const findHiddenRows = (states: readonly RowState[], summaryAbove: boolean): ReadonlySet<number> => {
  const hidden = new Set(states.filter((state) => state.hidden).map(({ row }) => row))
  const ordered = summaryAbove ? states : states.toReversed()
  let folded = Infinity
  let last: number | undefined
  for (const { row, level, collapsed } of ordered) {
    // A row that the sheet does not describe lies in no group.
    if (level <= folded || (last !== undefined && Math.abs(row - last) > 1)) folded = Infinity
    if (level > folded) hidden.add(row)
    if (collapsed && folded === Infinity) folded = level
    last = row
  }
  return hidden
}
