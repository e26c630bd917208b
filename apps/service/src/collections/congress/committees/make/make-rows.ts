import type { Committee } from '@rotunda/contract'
import type { CommitteeSpellDraft } from '../../../../publishers/congress/index.ts'
import type { Fact, MadeRow } from '../../../../releases/index.ts'
import type { Facts } from '../../../families/index.ts'
import { gatherChambers, placePeople, type Chambers, type PersonFacts } from '../../members/person-facts.ts'
import { COMMITTEE_SPELLS, gatherCommittees } from '../gather-committees.ts'
import { openConflicts } from '../find-conflicts.ts'
import { findMisnamed } from '../find-misnamed.ts'
import {
  findToday,
  openCurrent,
  openCurrentCommittees,
  type CurrentNeeds,
  type Sitting,
} from './find-current.ts'
import { listRosterSeats } from '../roster-seats.ts'
import { groupAssignments } from './group-assignments.ts'
import { makeAssignment } from './make-assignment.ts'
import { makeCommittee } from './make-committee.ts'
import { openRosters } from './rosters.ts'
import { listOrigins } from '../../members/person-names.ts'

/** The rows of both tables on committees. */
export function* makeCommitteeRows(facts: Facts): Generator<MadeRow> {
  const today = findToday(facts)
  const { committees, find } = gatherCommittees(facts)
  const misnamed = findMisnamed(committees)
  const findListedId = (code: string): string | undefined => {
    const id = find(code)
    return id !== undefined && committees.has(id) ? id : undefined
  }
  const chambers = gatherChambers(facts)
  const people = placePeople(chambers)
  const spells = [...facts.list(COMMITTEE_SPELLS)]
  const groups = groupAssignments({ spells, seats: listRosterSeats(facts), find: findListedId })
  const findRoster = openRosters({ facts, find, congress: today.congress, misnamed })
  const decideCurrent = openCurrent({ today, find, findRoster, findSitting: openSitting(chambers, people) })
  const findings = new Map(groups.map((group) => [group, decideCurrent(group)]))
  const current = groups.filter((group) => findings.get(group)?.current)
  const members = Map.groupBy(current, ({ committee_id }) => committee_id)
  const needs = {
    findRoster,
    misnamed,
    countMembers: (id: string) => members.get(id)?.length ?? 0,
    findCurrent: openCurrentCommittees(facts, today),
  }
  const names = new Map<string, string>()
  for (const committee of committees.values()) {
    const row = makeCommittee(committee, needs)
    // A row of /committees has a name.
    names.set(row.id, (row.body as Pick<Committee, 'name'>).name)
    yield row
  }
  const findConflicts = openConflicts({ facts, people, groups, current, misnamed, find })
  const lastDayOf = openLastDays(spells)
  for (const [group, finding] of findings)
    yield makeAssignment(group, {
      nameOf: (id) => names.get(id) ?? null,
      finding,
      conflicts: findConflicts(group),
      lastDayOf,
    })
}

/** Newest day in the document of a spell: its author knew the facts of that day, whenever it was downloaded. */
const openLastDays = (spells: readonly Fact<CommitteeSpellDraft>[]) => {
  const days = new Map<string, string>()
  for (const { source, draft } of spells)
    for (const day of [draft.start, draft.end, draft.resolution_date])
      if (day !== null && day <= source.retrieved_at && day > (days.get(source.sha256) ?? ''))
        days.set(source.sha256, day)
  return ({ source, draft }: Fact<CommitteeSpellDraft>): string => days.get(source.sha256) ?? draft.start
}

/** Members who sit in each chamber, as far as lists of its members say. */
const openSitting = (
  { states }: Pick<Chambers, 'states'>,
  people: ReadonlyMap<string, PersonFacts>,
): CurrentNeeds['findSitting'] => {
  const listed = new Set(states.filter(({ lists }) => lists.length > 0).map(({ chamber }) => chamber))
  return (memberId, chamber): Sitting | undefined => {
    if (!listed.has(chamber)) return undefined
    const person = people.get(memberId)
    if (person === undefined) return { sits: false, facts: [] }
    const { standing } = person
    return {
      sits: standing.chamber === chamber,
      facts: [...listOrigins(person), ...standing.said.map(({ fact }) => fact)],
    }
  }
}
