import type { CorrectableField, CorrectionOutcome, LedgerCorrection } from './ledger/index.ts'

/** A published record. */
export type FoundRecord = {
  readonly collection: string
  /** Table of the record. */
  readonly kind: string
  /** Its dataset, such as `senate-requests`; the table, where rows name none. */
  readonly dataset: string
  readonly id: string
  /** Id of the release that it was found in. */
  readonly release: string
  /** Name for people; empty if the data needs a key. */
  readonly title: string
  /** Path of the page of the record; null without a page. */
  readonly page: string | null
  /** The published row with its evidence; undefined if the data needs a key. */
  readonly row: Readonly<Record<string, unknown>> | undefined
  /** Names of the publishers of its documents. */
  readonly publishers: readonly string[]
  /** Fields that a correction can change; none for most tables. */
  readonly fields: readonly CorrectableField[]
}

/** A record as the ledger would change it. */
export type FittedRecord = {
  /** Without fields if the data needs a key. */
  readonly row: Readonly<Record<string, unknown>>
  /** One outcome for each correction of the record, in the order of the corrections. */
  readonly outcomes: readonly CorrectionOutcome[]
}

/** A total that a correction moves, in US dollars, if nothing else changes. */
export type MovedTotal = { readonly of: string; readonly by: number }

/** A record in one published release. */
export type RecordEdition = {
  readonly release: string
  readonly published_at: string | null
  /** Whether the release holds it. */
  readonly is_there: boolean
  /** Value of the field; null without one. */
  readonly value: unknown
}

/** Published records of all collections. Its arguments and results are plain data, which go between threads. */
export type RecordBook = {
  /**
   * Finds a record by its id, or by the address of its page or of its answer. An address can name any release that is
   * still published; an id alone is looked up in the current releases. Undefined if there is none.
   */
  find(idOrAddress: string): Promise<FoundRecord | undefined>
  /**
   * The record as its corrections would change it: what the documents say, with the corrections in their order. It
   * compares with the release that the record was found in. `corrections` are those of the collection.
   */
  fit(record: FoundRecord, corrections: readonly LedgerCorrection[]): Promise<FittedRecord>
  /** Bytes of the exported file of a ledger; undefined if there is no file. */
  readLedgerFile(collection: string): Promise<Uint8Array | undefined>
  /** Whether a published release was built from lines that are not in these bytes of the ledger. */
  lacksPublishedLines(collection: string, ledger: Uint8Array): Promise<boolean>
  /** Totals that the change of a row would move. */
  listMoves(before: FoundRecord, after: FittedRecord['row']): Promise<readonly MovedTotal[]>
  /** A field of the record in the newest published releases, newest first; none if the data needs a key. */
  listEditions(record: FoundRecord, most: number, field: string | null): Promise<RecordEdition[]>
}
