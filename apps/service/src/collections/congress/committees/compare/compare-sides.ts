import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../../../releases/index.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'

type Side = 'majority' | 'minority'

/** A source puts a member of a party on a side. */
type Sided = { readonly side: Side; readonly party: 'D' | 'R'; readonly fact: Origin }

/** Contradictions of the side of a row: all members of one party in one chamber and Congress are on one side. */
export type CompareSide = (group: AssignmentGroup) => readonly Conflict[]

export const openSides = (groups: readonly AssignmentGroup[]): CompareSide => {
  const seen = Map.groupBy(
    groups.flatMap((group) => listSided(group).map((sided) => ({ key: keyOf(group), sided }))),
    ({ key }) => key,
  )
  const majorities = new Map(
    [...seen].map(([key, all]) => [key, findMajority(all.map(({ sided }) => sided))] as const),
  )
  return (group) => {
    const majority = majorities.get(keyOf(group))
    const odd = majority && listSided(group).find((one) => one.side !== sideOf(one.party, majority.party))
    if (odd === undefined || majority === undefined) return []
    const values = [
      { value: odd.side, source_id: odd.fact.source.sha256 },
      { value: sideOf(odd.party, majority.party), source_id: majority.fact.source.sha256 },
    ]
    return [{ field: 'side', values }]
  }
}

const keyOf = ({ congress, spell, seats }: AssignmentGroup): string =>
  `${congress}/${spell?.draft.chamber ?? seats[0]?.member_chamber ?? ''}`

/** With whom an independent sits is not said. */
const listSided = ({ spell, seats }: AssignmentGroup): readonly Sided[] =>
  [...seats, ...(spell ? [{ ...spell.draft, fact: spell }] : [])].flatMap(({ side, party, fact }) =>
    side !== null && (party === 'D' || party === 'R') ? [{ side, party, fact }] : [],
  )

const sideOf = (party: Sided['party'], majority: Sided['party']): Side =>
  party === majority ? 'majority' : 'minority'

/** The party that most rows are right for, with a document that says so; none where the rows are undecided. */
const findMajority = (all: readonly Sided[]): Pick<Sided, 'fact' | 'party'> | undefined => {
  const [of = [], other = []] = (['D', 'R'] as const)
    .map((party) => all.filter((one) => one.side === sideOf(one.party, party)))
    .toSorted((one, two) => two.length - one.length)
  const witness = of[0]
  if (witness === undefined || of.length === other.length) return undefined
  const party = witness.side === 'majority' ? witness.party : witness.party === 'D' ? 'R' : 'D'
  return { party, fact: witness.fact }
}
