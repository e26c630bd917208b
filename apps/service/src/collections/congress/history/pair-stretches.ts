import type { VoteviewMemberDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { findPartyCode } from './service-needs.ts'
import type { Stretch } from '../members/split-terms.ts'

/** The same row in several files of Voteview. */
export type VoteviewRow = readonly [Fact<VoteviewMemberDraft>, ...Fact<VoteviewMemberDraft>[]]

export type Pair =
  | { readonly stretch: Stretch; readonly row: VoteviewRow | undefined }
  | { readonly stretch: undefined; readonly row: VoteviewRow }

/**
 * Pairs the stretches of one Congress and chamber with rows of Voteview: by party, and then the last stretch with the
 * last row if one of each is left. A row counts for all stretches in its party, because Voteview has no second row for
 * a member who came back.
 */
export const pairStretches = (
  stretches: readonly Stretch[],
  rows: readonly VoteviewRow[],
): readonly Pair[] => {
  const paired: Pair[] = stretches.map((stretch) => ({ stretch, row: findRow(stretch, rows) }))
  const used = new Set(paired.map(({ row }) => row))
  const left = rows.filter((row) => !used.has(row))
  const alone = paired.filter(({ row }) => row === undefined)
  const [lastRow] = left
  if (alone.length === 1 && left.length === 1 && lastRow !== undefined)
    return paired.map((pair) => (pair.row === undefined ? { ...pair, row: lastRow } : pair))
  return [...paired, ...left.map((row): Pair => ({ stretch: undefined, row }))]
}

const findRow = ({ party }: Stretch, rows: readonly VoteviewRow[]): VoteviewRow | undefined => {
  const code = findPartyCode(party)
  return rows.find(([{ draft }]) => code !== undefined && draft.party_code === code)
}
