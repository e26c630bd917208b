import { makeCollection } from './collection.ts'
import type { Family } from './family.ts'
import { HEARINGS } from './hearings/family.ts'
import { makeSourcesFamily } from './sources/sources-family.ts'

export type { Family, FactKind, DirectTable, Facts } from './family.ts'

const FAMILIES: readonly Family[] = [HEARINGS]

/** Members, committees, staff and hearings of Congress. */
export const CONGRESS = makeCollection([...FAMILIES, makeSourcesFamily(FAMILIES)], import.meta.url)
export { CONGRESS as collection }
