import { makeCollection } from './collection.ts'
import type { Family } from './family.ts'
import { HEARINGS } from './hearings/family.ts'
import { HISTORY_FAMILY } from './history/history-family.ts'
import { MEMBERS_FAMILY } from './members/members-family.ts'
import { makeSourcesFamily } from './sources/sources-family.ts'

export type { Family, FactKind, DirectTable, Facts } from './family.ts'

const FAMILIES: readonly Family[] = [MEMBERS_FAMILY, HISTORY_FAMILY, HEARINGS]

/** Members, committees, staff and hearings of Congress. */
export const CONGRESS = makeCollection([...FAMILIES, makeSourcesFamily(FAMILIES)], import.meta.url)
export { CONGRESS as collection }
export { measureFreshness } from './freshness/measure-freshness.ts'
export { kindOf } from './sources/kind-of.ts'
export { DOCUMENT_TABLES } from './sources/source-tables.ts'
