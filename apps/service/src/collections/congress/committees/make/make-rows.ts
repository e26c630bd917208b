import type { Committee } from '@rotunda/contract'
import type { MadeRow } from '../../../../releases/index.ts'
import type { Facts } from '../../family.ts'
import { COMMITTEE_ROSTERS, COMMITTEE_SPELLS } from '../facts.ts'
import { findToday } from '../find-today.ts'
import { gatherCommittees } from '../gather-committees.ts'
import { listRosterSeats } from '../roster-seats.ts'
import { openCurrentCommittees } from './find-current-committee.ts'
import { openCurrent } from './find-current.ts'
import { groupAssignments } from './group-assignments.ts'
import { makeAssignment } from './make-assignment.ts'
import { makeCommittee } from './make-committee.ts'
import { openRosterStates } from './roster-states.ts'

/** The rows of both tables on committees. */
export function* makeCommitteeRows(facts: Facts): Generator<MadeRow> {
  const today = findToday(facts)
  const { committees, find } = gatherCommittees(facts)
  const needs = {
    findRoster: openRosterStates(facts, find),
    findCurrent: openCurrentCommittees(facts, today),
  }
  const names = new Map<string, string>()
  for (const committee of committees.values()) {
    const row = makeCommittee(committee, needs)
    // A row of /committees has a name.
    names.set(row.id, (row.body as Pick<Committee, 'name'>).name)
    yield row
  }
  const isListed = (code: string): string | undefined => {
    const id = find(code)
    return id !== undefined && committees.has(id) ? id : undefined
  }
  const seats = listRosterSeats(facts)
  const groups = groupAssignments({ spells: facts.list(COMMITTEE_SPELLS), seats, find: isListed })
  const rosters = facts.list(COMMITTEE_ROSTERS)
  const findCurrent = openCurrent({ groups, rosters, find: isListed, today })
  for (const group of groups)
    yield makeAssignment(group, { nameOf: (id) => names.get(id) ?? null, findCurrent })
}
