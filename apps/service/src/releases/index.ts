export type * from './collection.ts'
export type * from './release.ts'
export { openArchive, type Added, type Archive } from './archive/archive.ts'
export { acceptEdition, recogniseEdition, type Accepted } from './archive/accept-edition.ts'
export type { ArchiveProblem } from './archive/check-archive.ts'
export { findForm, DOCUMENT_FORMS } from './archive/document-form.ts'
export type { Fetched } from './archive/fetch/fetching.ts'
export { fetchSources, type FetchedEntry } from './archive/fetch/fetch-sources.ts'
export { parseSourceList, type SourceEntry } from './archive/fetch/source-list.ts'
export type { DocumentFacts, Edition, FactSchemas, NewDocument, NewEdition } from './archive/edition.ts'
export { deflate } from './bundle/write-zip.ts'
export { writeZipPieces } from './bundle/zip-writer.ts'
export type * from './build/build-steps.ts'
export type { ChosenSource } from './build/choose-sources.ts'
export type { Corrected } from './build/correct-rows.ts'
export { closeRelease, openIndexed } from './open-release.ts'
export { digestOf } from './build/digest-of.ts'
export { listFirst } from './build/make-checks.ts'
export type { AddedFields, RowDates, RowSource } from './build/row-body.ts'
export type { StagedSource } from './build/staged-source.ts'
export type { Staging } from './build/staging.ts'
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
export { indexFolder } from './index-files/index-folder.ts'
export { fitCorrections } from './fit-corrections.ts'
export { buildRelease, type BuildNeeds, type BuiltRelease } from './build-release.ts'
export { makeParquetFile, type ParquetColumn, type ParquetFile } from './bundle/parquet-file.ts'
export { getPublisher } from './get-publisher.ts'
export { isSample } from './is-sample.ts'
export { refuseSample } from './refuse-sample.ts'
export { verifyRelease } from './verify-release.ts'
export { publishRelease, type Published, type PublishNeeds } from './publish-release.ts'
export { PublishingRefused } from './gates/accept-findings.ts'
export { nameFinding, type GateFinding, type GateName } from './gates/gate.ts'
export { readDocuments, type DocumentRows } from './gates/read-documents.ts'
export { getRelease, listReleases, type ListedRelease } from './list-releases.ts'
export {
  openCurrentRelease,
  type CurrentReleaseNeeds,
  type ReleaseEvent,
  type WatchedRelease,
} from './open-current-release.ts'
