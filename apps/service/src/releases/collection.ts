import type { ValueNote } from '@rotunda/contract'
import type { CorrectableField, CorrectionOutcome, LedgerCorrection } from '../corrections/ledger/index.ts'
import type { Publishers, Source } from '../publishers/index.ts'
import type { AnyTable } from '../tables/index.ts'
import type { FactSchemas, NewDocument } from './archive/edition.ts'
import type { BuildSteps, Coverage, VanishedFacts, ChosenSource } from './build/build-steps.ts'
import type { Staging } from './build/staging.ts'
import type { BundleColumn, BundleTable } from './bundle/table.ts'
import type { CoverageCell } from './release.ts'

/** A published dataset: rows of one table, distinguished from its other rows by their place of publication. */
export type CollectionDataset = {
  readonly title: string
  /** Name of the table that its rows are in. */
  readonly table: string
  /** Codes of the notes that every reader of the dataset must know. */
  readonly notes: readonly string[]
  /** Codes of further notes, which only some of its rows have. */
  readonly rowNotes?: readonly string[]
  /** Keywords of the dataset in the catalog, in addition to those of its collection. */
  readonly keywords?: readonly string[]
  /** Further facts wherever datasets are listed. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** A table outside every dataset: its rows serve other tables, and have a CSV of their own. */
export type SideTable<Body, Line> = {
  /** Name of the CSV. */
  readonly file: string
  readonly columns: readonly BundleColumn<Line>[]
  /** Column that holds the id of a row. */
  readonly key: string
  orderOf(body: Body): string
  /** Lines of one row. Together they count as one row. */
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

/** Rows of a table about the same thing share a value of one field. */
export type Grouping<Row = never> = {
  readonly table: string
  readonly field: string
  /** Prefix of every value. */
  readonly prefix: string
  /**
   * Groups rows: those with the same `shared` and different `apart` are one thing. Rows that agree in both are separate
   * things, and so is a row whose `shared` is null.
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
  /** Notes that readers must know, by the code under which they travel with the data. */
  readonly notes: Readonly<Record<'rights' | 'sample_data' | ValueNote, string>> &
    Readonly<Record<string, string>>
  /** Reasons for which a row of a document is not published. */
  readonly refusals: Readonly<Record<string, string>>
  /** Codes of the refusals that lose no data. */
  readonly refusedByDesign: readonly string[]
  /** Meanings of the values of a field, by its name. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Further lists of codes that coverage.json explains. */
  readonly others: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Sentences about a collection. */
export type CollectionWords = {
  readonly title: string
  /** Contents of a release, in a sentence. */
  readonly summary: string
  /** Credit that readers are asked to give. */
  readonly attribution: string
  /** Limits of the data: conclusions that it does not allow. */
  readonly caution: string
  /** Meaning of the published rows of a document. */
  readonly publishedRows: string
}

/** Source documents of a collection. */
export type CollectionDocuments = {
  /** Publishers whose documents come with the service. They make a release neither real nor a sample. */
  readonly included: readonly string[]
  /** Datasets of the documents of each publisher. Refused rows count in the first. Publishers of side tables have none. */
  readonly datasetsOf: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Further facts about a document, in order: the archive keeps them, and they distinguish documents of one address. */
  readonly facts: FactSchemas
  /** Further columns of source-checks.csv. */
  readonly columns: readonly BundleColumn<never>[]
  /** Documents with a lower number are read first. */
  readingOrder(document: ChosenSource): number
}

/** Comparison of a release with the release before. */
export type CollectionComparison = {
  /** Columns of vanished.csv: the place of a row, and its last words. */
  readonly vanished: Readonly<Record<'place' | 'words', readonly BundleColumn<VanishedFacts>[]>>
  /** Name of the group in which the amounts and numbers of a row are compared. */
  groupOf(dataset: string, row: never): string
  /**
   * Lowest plausible median amount of a document, in dollars. A document below it may have been read in the wrong unit.
   */
  readonly leastMedianAmount?: number
  /** Whether a build keeps what differs between every two editions, for `listDifferences`. */
  readonly keepsDifferences?: true
}

/** Facts for readers of a collection that is published as files, and the columns of its preview. */
export type SnapshotFacts = {
  /** Use of the collection, in three sentences for a person. */
  readonly purpose: string
  /** True sentences about conclusions that the data does not support. */
  readonly neverClaim: readonly string[]
  /** Terms of each publisher as published; null if none were found. */
  readonly terms: readonly { readonly publisher: string; readonly text: string | null }[]
  /** Sentence that a publisher asks every user to show. Absent if none does. */
  readonly notice?: string
  readonly cadence: {
    /** When new editions are read, in a few words, such as `Weekly`. */
    readonly words: string
    /** Days after the newest edition at which the next one is expected. */
    readonly days: number
    /** The same as a repeating interval of ISO 8601. Absent if editions have no rhythm. */
    readonly repeats?: 'R/P1W' | 'R/P1M'
    /** Publishers of these editions. Other documents, such as notices and releases of this service, have no cadence. */
    readonly publishers: readonly [string, ...string[]]
  }
  /** Figures that the page of the collection opens with. */
  readonly figures: readonly SnapshotFigure[]
  /** Columns of documents that are kept in the archive and are in no file, by publisher. */
  readonly cellsWithheld: Readonly<Record<string, readonly string[]>>
  readonly preview: Readonly<Record<string, PreviewColumns>>
  /** Whether pages may show a row, and preview.json may have it among its first rows. Absent if all may. */
  readonly isPreviewed?: (row: object) => boolean
  /** Set if the rows of a view are offered as a file. Without it, pages alone show views. */
  readonly offersViews?: true
}

/** Counts or sums of the rows of a dataset, by the value of a column. */
export type SnapshotFigure = {
  readonly title: string
  readonly dataset: string
  /** Columns that name the group of a row. A row with a list of values is in each of their groups. */
  readonly by: readonly [string, ...string[]]
  /** Heading of the groups. */
  readonly heading: string
  /** Words for codes of the last column of `by`. In `latest`, groups have the order of these codes. */
  readonly words?: Readonly<Record<string, string>>
  readonly order: 'greatest' | 'latest'
  readonly unit: 'cents' | 'dollars' | 'count'
  /** Columns that are summed; without a column, rows are counted. */
  readonly series: readonly [FigureSeries, ...FigureSeries[]]
  /** Column whose values divide the first series, such as a year. The last value orders the groups. */
  readonly across?: string
  /** Value that a row has in a column, if not all rows count. */
  readonly where?: readonly [column: string, value: string]
  /** Rows that are included, and limits of the numbers. */
  readonly note: string
}
export type FigureSeries = { readonly title: string; readonly column?: string }

/** Flat columns that the preview of a dataset uses. */
export type PreviewColumns = {
  /** Day or year by which the chart counts. */
  readonly period?: string
  /** Columns counted by value. */
  readonly counts: readonly string[]
  /** Set if rows name persons: the preview then has no rows, and the table has no page. */
  readonly isWithoutRows?: true
  /** Columns that the page of the table shows by default. A table without them has no page of its rows. */
  readonly shown?: readonly string[]
  /** Columns of the feed of a dataset of changes. Its rows are in the order of their days. */
  readonly changes?: {
    readonly day: string
    readonly title: readonly string[]
    readonly summary: readonly string[]
  }
}

/** A total that a correction moves. */
export type MovedTotal = {
  /** Rows that are added up, such as `requests of 2026, state TX`. */
  readonly of: string
  /** US dollars. */
  readonly by: number
}

/** Finds a published row of a release. */
export type FindRow = (table: string, id: string) => Readonly<Record<string, unknown>> | undefined

/** Corrections that the public can propose. */
export type CollectionCorrections = {
  /** Table whose rows can be corrected. */
  readonly table: string
  readonly fields: readonly CorrectableField[]
  /** Applies the corrections of one row. Where the ledger becomes documents, the row stays, and those of others count. */
  readonly apply: (row: never, corrections: readonly LedgerCorrection[], find: FindRow) => CorrectedRow
  /** Totals that the change of a row moves, if nothing else changes. */
  readonly listMoves: (before: never, after: never) => readonly MovedTotal[]
  /** Set where a build reads the ledger as documents. Otherwise it applies the ledger to the rows that it read. */
  readonly documents?: DocumentsOfLedger
}

/** Source documents that are made of a ledger. The same ledger gives the same bytes and dates. */
export type DocumentsOfLedger = {
  readonly publisher: string
  /** Whether an archived document was made of a ledger. */
  readonly isOfLedger: (source: Source) => boolean
  readonly make: (ledger: Uint8Array) => readonly NewDocument[]
}

/** A family of tables that are built from source documents, checked, released and served together. */
export type Collection = {
  readonly name: string
  readonly words: CollectionWords
  readonly catalog: CatalogFacts
  readonly codes: CollectionCodes
  readonly tables: readonly AnyTable[]
  /** Datasets by name, in the order of the rows of a table. */
  readonly datasets: Readonly<Record<string, CollectionDataset>>
  /** Side tables by name. */
  readonly sideTables: Readonly<Record<string, AnySideTable>>
  readonly derived: readonly AnyDerivedFile[]
  readonly grouping?: Grouping
  /** File and column of the row that a column of a table names. */
  readonly links: Readonly<Record<string, readonly [file: string, column: string]>>
  readonly publishers: Publishers
  readonly documents: CollectionDocuments
  readonly coverage: {
    /** Cell in which the refused rows of a document count. */
    of(document: ChosenSource): Coverage
    /** Keys by which cells are sorted; `-` before a key sorts from the greatest. */
    readonly order: readonly string[]
  }
  readonly comparison: CollectionComparison
  /** For a collection that is published as files: a release holds preview.json. */
  readonly snapshot?: SnapshotFacts
  readonly corrections?: CollectionCorrections
  /** The steps of one build. */
  begin(staging: Staging): BuildSteps
}

type Declared = 'name' | 'words' | 'tables' | 'datasets' | 'publishers' | 'begin'

/** Facts that every collection declares. The rest has defaults. */
export type CollectionDeclaration = Pick<Collection, Declared> &
  Partial<Omit<Collection, Declared | 'codes' | 'documents' | 'comparison'>> & {
    readonly codes: Pick<CollectionCodes, 'notes'> & Partial<CollectionCodes>
    readonly documents: Pick<CollectionDocuments, 'datasetsOf'> & Partial<CollectionDocuments>
    readonly comparison?: Partial<CollectionComparison>
  }

/** Fills in the defaults of a collection. */
export const declareCollection = (declared: CollectionDeclaration): Collection => ({
  catalog: { keywords: [declared.name] },
  sideTables: {},
  derived: [],
  links: {},
  coverage: { of: () => ({}), order: [] },
  ...declared,
  codes: { refusals: {}, refusedByDesign: [], fields: {}, others: {}, ...declared.codes },
  documents: { included: [], facts: {}, columns: [], readingOrder: () => 0, ...declared.documents },
  comparison: { vanished: { place: [], words: [] }, groupOf: (dataset) => dataset, ...declared.comparison },
})

export type CorrectedRow = {
  readonly record: object
  /** One outcome for each correction, in the order of the corrections. */
  readonly outcomes: readonly CorrectionOutcome[]
}
