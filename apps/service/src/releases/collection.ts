import type { CorrectionOutcome, LedgerCorrection } from '../corrections/index.ts'
import type { Publishers, Source } from '../publishers/index.ts'
import type { AnyTable } from '../tables/index.ts'
import type { FactSchemas } from './archive/edition.ts'
import type { BuildSteps, Coverage, VanishedFacts } from './build/build-steps.ts'
import type { ChosenSource } from './build/build-steps.ts'
import type { Staging } from './build/staging.ts'
import type { BundleColumn, BundleTable } from './bundle/table.ts'
import type { CoverageCell } from './release.ts'

/** A published dataset: rows of one table that are distinguished from its others by where they were published. */
export type CollectionDataset = {
  readonly title: string
  /** Name of the table that its rows are in. */
  readonly table: string
  /** Codes of the notes that every reader of it must know. */
  readonly notes: readonly string[]
  /** Codes of the notes that some of its rows have beside these. */
  readonly rowNotes?: readonly string[]
  /** Keywords of the dataset in the catalog, beside those of its collection. */
  readonly keywords?: readonly string[]
  /** Further facts wherever datasets are listed. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** A table that is in no dataset: its rows serve the others, and are given in a CSV of their own. */
export type SideTable<Body, Line> = {
  /** Name of the CSV. */
  readonly file: string
  readonly columns: readonly BundleColumn<Line>[]
  /** Column that names what a row of the table is. */
  readonly key: string
  orderOf(body: Body): string
  /** The lines of one row, which counts as one. */
  readonly linesOf: (body: Body, source: Source) => readonly Line[]
}

export type AnySideTable = Omit<SideTable<never, never>, 'linesOf'> & {
  readonly linesOf: (body: never, source: Source) => readonly object[]
}

/** A file whose rows are made from those of a table: as JSON, CSV and Parquet, like a dataset. */
export type DerivedFile<Row, Line> = {
  /** Without the ending. */
  readonly file: string
  /** Name of the table. */
  readonly from: string
  readonly table: BundleTable<Line>
  readonly linesOf: (row: Row) => readonly Line[]
}

export type AnyDerivedFile = Omit<DerivedFile<never, never>, 'linesOf'> & {
  readonly linesOf: (row: never) => readonly object[]
}

/** Rows of a table that are of the same thing share a value of one field. */
export type Grouping<Row = never> = {
  readonly table: string
  readonly field: string
  /** Begins every value. */
  readonly prefix: string
  /**
   * Rows that agree in `shared` are one thing where they differ in `apart`; of rows that agree in both, each is a thing
   * of its own, and so is a row of which `shared` is null.
   */
  keysOf(row: Row): { readonly shared: string | null; readonly apart: string }
}

/** Entry of a collection in the catalog of datasets. */
export type CatalogFacts = {
  /** Keywords of every dataset. */
  readonly keywords: readonly string[]
  /** First and last day that the rows are about; none where they are about no time. */
  readonly findPeriod?: (coverage: readonly CoverageCell[]) => Period | undefined
}

/** Days, YYYY-MM-DD. */
export type Period = { readonly startDate: string; readonly endDate: string }

/** Meanings of codes, wherever the codes appear. */
export type CollectionCodes = {
  /** What readers must know, by the code under which it travels with the data. */
  readonly notes: Readonly<Record<'rights' | 'sample_data' | 'control_characters', string>> &
    Readonly<Record<string, string>>
  /** Why a row of a document is not published. */
  readonly refusals: Readonly<Record<string, string>>
  /** Those of them by which nothing is lost. */
  readonly refusedByDesign: readonly string[]
  /** Meanings of the values of a field, by its name. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Further lists of codes that coverage.json explains. */
  readonly others: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A family of tables that are built from source documents, checked, released and served together. */
export type Collection = {
  readonly name: string
  /** Address of the module that exports it as `collection`: threads import it by themselves. */
  readonly module: string
  readonly title: string
  /** What a release of it holds, in a sentence. */
  readonly summary: string
  /** The credit that is asked for. */
  readonly attribution: string
  /** What the data does not say. */
  readonly caution: string
  readonly tables: readonly AnyTable[]
  /** By name, in the order in which the rows of a table stand. */
  readonly datasets: Readonly<Record<string, CollectionDataset>>
  /** By the name of their table. */
  readonly asides: Readonly<Record<string, AnySideTable>>
  readonly derived: readonly AnyDerivedFile[]
  readonly grouping?: Grouping
  readonly codes: CollectionCodes
  readonly catalog?: CatalogFacts
  /** By column of a table, where the row that it names is: file and column. */
  readonly links: Readonly<Record<string, readonly [file: string, column: string]>>

  readonly publishers: Publishers
  /** Publishers whose documents come with the service, and say nothing of what else is in the archive. */
  readonly included: readonly string[]
  /** Datasets that the documents of a publisher are for, by its name; the first has its refusals. None for asides. */
  readonly datasetsOf: Readonly<Record<string, readonly [string, ...string[]]>>
  /**
   * What its documents have beside what all have, by name: what the archive keeps with them, and tells addresses apart
   * by, in this order.
   */
  readonly documentFacts: FactSchemas
  /** Columns of source-checks.csv for what only documents of this collection have. */
  readonly documentColumns: readonly BundleColumn<never>[]
  /** What the published rows of a document are. */
  readonly publishedRows: string
  /** Documents of a lower turn are read before others. */
  turnOf(document: ChosenSource): number
  /** Where refused rows of a document are counted. */
  coverageOf(document: ChosenSource): Coverage
  /** By which cells of the coverage are sorted; `-` before a name: from the greatest. */
  readonly coverageOrder: readonly string[]
  /** What vanished.csv tells of a row: where it belongs, and what it said last. */
  readonly vanished: Readonly<Record<'place' | 'words', readonly BundleColumn<VanishedFacts>[]>>
  /** Rows whose amounts and numbers are held against those of the release before, by the name of their group. */
  measureGroupOf(dataset: string, row: never): string
  /** A document whose median amount is less may have been read in the wrong unit; for amounts in dollars. */
  readonly leastMedianAmount?: number
  /** Rows of the table can be corrected. */
  readonly corrections?: {
    readonly table: string
    readonly apply: (row: never, corrections: readonly LedgerCorrection[]) => CorrectedRow
  }
  /** The steps of one build. */
  begin(staging: Staging): BuildSteps
}

export type CorrectedRow = {
  readonly record: object
  /** One for each correction, in their order. */
  readonly outcomes: readonly CorrectionOutcome[]
}
