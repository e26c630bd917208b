export * from './collection.ts'
export type * from './release.ts'
export type { FactSchemas, NewDocument } from './archive/edition.ts'
export type * from './build/build-steps.ts'
export type { Corrected } from './build/correct-rows.ts'
export { listDifferences, type EditionDifference } from './build/history/differences.ts'
export { digestOf } from './build/digest-of.ts'
export { listFirst } from './build/list-first.ts'
export { cellsKey } from './build/row-keys.ts'
export type { AddedFields, RowDates, RowSource } from './build/row-body.ts'
export type { StagedSource, Staging } from './build/staging.ts'
export * as columns from './bundle/columns.ts'
export {
  codesOf,
  readField,
  typeOf,
  withoutNull,
  type FieldSchema,
  type CodeMeanings,
} from './bundle/field-facts.ts'
export type { BundleColumn, BundleTable } from './bundle/table.ts'
export { isSample } from './refuse-sample.ts'
