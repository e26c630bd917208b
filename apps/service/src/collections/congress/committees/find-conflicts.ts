import type { Conflict } from '@rotunda/contract'
import type { Facts } from '../family.ts'
import type { PersonFacts } from '../members/person-facts.ts'
import { openChairs } from './compare/compare-chairs.ts'
import { openMembers } from './compare/compare-member.ts'
import { openPlaces } from './compare/compare-places.ts'
import { openSides } from './compare/compare-sides.ts'
import { openSpells } from './compare/compare-spells.ts'
import { listClaims } from './compare/claims.ts'
import type { Misnamed } from './find-misnamed.ts'
import type { AssignmentGroup } from './make/group-assignments.ts'
import type { FindCommittee } from './open-committee-ids.ts'

export type ConflictNeeds = {
  readonly facts: Facts
  readonly people: ReadonlyMap<string, PersonFacts>
  readonly groups: readonly AssignmentGroup[]
  readonly current: readonly AssignmentGroup[]
  readonly misnamed: Misnamed
  readonly find: FindCommittee
}

export type FindConflicts = (group: AssignmentGroup) => readonly Conflict[]

/** Contradictions of an assignment beside its own sources, the first of each field. */
export const openConflicts = (needs: ConflictNeeds): FindConflicts => {
  const compareMember = openMembers(needs)
  const compareOthers = [
    openChairs(needs.current),
    openSides(needs.groups),
    openPlaces(needs.groups),
    openSpells(needs.groups.flatMap(({ spell }) => spell ?? [])),
    openMisnamed(needs),
  ]
  return (group) => {
    const found = [
      ...group.seats.flatMap(({ conflicts }) => conflicts),
      ...listClaims(group).flatMap((claim) => compareMember(claim) ?? []),
      ...compareOthers.flatMap((compare) => compare(group)),
    ]
    return [
      ...new Map(found.toReversed().map((conflict) => [conflict.field, conflict])).values(),
    ].toReversed()
  }
}

/** A source may write the code of one committee beside the name of another. */
const openMisnamed =
  ({ misnamed, find }: ConflictNeeds): FindConflicts =>
  ({ committee_id: id, spell, seats }) => {
    if (id === null) return []
    const ofSpell =
      spell === undefined ? [] : misnamed.compare({ id, name: spell.draft.committee_name, fact: spell })
    return [
      ...ofSpell,
      ...seats.flatMap(({ fact, code }) => misnamed.ofRoster(fact.source.sha256, find(code) ?? code)),
    ]
  }
