import type { Origin } from '../../../../releases/index.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'

/** A source puts a member on a committee for some days. */
export type Claim = {
  readonly member_id: string
  readonly name: string
  readonly chamber: 'House' | 'Senate' | null
  /** Null where the source does not say it. */
  readonly state: string | null
  readonly congress: number
  readonly from: string
  /** Null where it had not ended. */
  readonly to: string | null
  /** A roster is of one day. */
  readonly kind: 'roster' | 'spell'
  readonly fact: Origin
}

/** Claims of the sources about an assignment. A place without a member's id makes no claim. */
export const listClaims = ({ congress, spell, seats }: AssignmentGroup): readonly Claim[] => [
  ...(spell === undefined
    ? []
    : [
        {
          member_id: spell.draft.bioguide,
          name: spell.draft.name,
          chamber: spell.draft.chamber,
          state: spell.draft.state,
          congress,
          from: spell.draft.start,
          to: spell.draft.end,
          kind: 'spell' as const,
          fact: spell,
        },
      ]),
  ...seats.flatMap(({ member_id, name, member_chamber, as_of, fact }) =>
    member_id === null
      ? []
      : [
          {
            member_id,
            name,
            chamber: member_chamber,
            state: null,
            congress,
            from: as_of,
            to: as_of,
            kind: 'roster' as const,
            fact,
          },
        ],
  ),
]
