export type * from './family.ts'
export { declareFamilies, type FamiliesDeclaration } from './declare-families.ts'
export { findWithheld, makeNoticesFamily, type Withheld } from './notices-family.ts'
export { CHANGED, rowColumns } from './row-columns.ts'
