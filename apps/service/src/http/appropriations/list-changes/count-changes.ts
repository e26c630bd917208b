import { STAGES, type ChangesMeta } from '@rotunda/contract'
import type { OpenTable } from '../../../tables/index.ts'
import type { ChangesOfKind, Tables } from './select-changes.ts'

/** How many there are of each kind and stage; none of which there is none. */
export const countChanges = (tables: Tables, kinds: readonly ChangesOfKind[]): ChangesMeta['counts'] =>
  kinds.flatMap(({ change, later, earlier }) => {
    const counts =
      later === undefined ? countStages(tables.earlier, earlier) : countStages(tables.later, later)
    return STAGES.flatMap((stage) => {
      const rows = counts.get(stage) ?? 0
      return rows === 0 ? [] : [{ change, stage, rows }]
    })
  })

const countStages = (
  { columns }: OpenTable,
  positions: Uint32Array = new Uint32Array(),
): Map<unknown, number> => {
  const { codes } = columns.get('stage')
  const stages = columns.listValues('stage')
  const counts = new Map<unknown, number>()
  for (const position of positions) {
    const stage = stages[codes[position] ?? stages.length]
    counts.set(stage, (counts.get(stage) ?? 0) + 1)
  }
  return counts
}
