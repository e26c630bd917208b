import { makeCollection } from './collection.ts'
import { COMMITTEES_FAMILY } from './committees/committees-family.ts'
import { listOfficeCommittees } from './committees/list-office-committees.ts'
import type { Family } from '../families/index.ts'
import { HEARINGS } from './hearings/family.ts'
import { HISTORY_FAMILY } from './history/history-family.ts'
import { INVARIANTS_FAMILY } from './invariants/invariants-family.ts'
import { MEMBERS_FAMILY } from './members/members-family.ts'
import { makeSourcesFamily } from './sources/sources-family.ts'
import { KNOWN_SPELLINGS, listNamedPeople, listOfficeMembers } from './staff/list-office-members.ts'
import { makeStaffFamily } from './staff/staff-family.ts'

export type { Family, FactKind, DirectTable, Facts } from '../families/index.ts'

/** Lists each part only when it is asked for, because profiles need members alone. */
const STAFF = makeStaffFamily((facts) => ({
  get members() {
    return listOfficeMembers(facts)
  },
  get people() {
    return listNamedPeople(facts)
  },
  get committees() {
    return listOfficeCommittees(facts)
  },
  spellings: KNOWN_SPELLINGS,
}))

const FAMILIES: readonly Family[] = [MEMBERS_FAMILY, HISTORY_FAMILY, HEARINGS, COMMITTEES_FAMILY, STAFF]

/** Members, committees, staff and hearings of Congress. */
export const CONGRESS = makeCollection([...FAMILIES, makeSourcesFamily(FAMILIES), INVARIANTS_FAMILY])
export { measureFreshness } from './freshness/measure-freshness.ts'
export { DOCUMENT_TABLES, kindOf } from './sources/source-tables.ts'
export { findCommitteeId } from './committee-codes.ts'
export { includeSubcommittees } from './committees/list-office-committees.ts'
