import type { Publisher, TableRow } from '../../publishers/index.ts'
import type { CorrectionOutcome, LedgerCorrection } from '../../corrections/ledger/index.ts'
import type {
  ChosenSource,
  CollectionCorrections,
  CollectionDataset,
  Fact,
  Finding,
  MadeRow,
  RowRefusal,
  Staging,
  VanishedFacts,
  VanishedRow,
} from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'

/** A part of the collection: the documents that it reads, and the tables that it makes of them. */
export type Family = {
  /** Tables, each in a dataset of its own name. */
  readonly tables: readonly AnyTable[]
  /** Datasets by table. */
  readonly datasets: Readonly<Record<string, FamilyDataset>>
  readonly facts: readonly AnyFactKind[]
  /** Tables whose rows are rows of documents. */
  readonly direct?: readonly AnyDirectTable[]
  readonly publishers: readonly FamilyPublisher[]
  /** Texts of coverage notes, by code. */
  readonly notes: Readonly<Record<string, string>>
  /** Reasons for which a row of a document is not published, by code. */
  readonly refusals: Readonly<Record<string, string>>
  /** Codes of refusals that lose nothing. */
  readonly refusedByDesign?: readonly string[]
  /**
   * Opens a function that sees each row of the direct tables in the order of reading. It returns a refusal for a row
   * that another document has already given, or contradicts.
   */
  openRefusals?(): FindRefusal
  /** Meanings of the values of fields, by the name of the field. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Runs when all documents are read. Returns functions that complete the rows of direct tables as they are written, by
   * table.
   */
  derive?(staging: Staging, facts: Facts): Readonly<Record<string, CompleteRow>>
  /** Makes the rows of the other tables. */
  make(facts: Facts, staging: Staging): Iterable<MadeRow>
  /** Corrections that the public can propose. One family of a collection has them. */
  readonly corrections?: FamilyCorrections
  /** Opens a function that returns the facts that are published of a vanished row. */
  completeVanished?(staging: Staging): (row: VanishedRow) => VanishedFacts
  /** Replaces withheld texts in a text of a check. It runs when all rows are written. */
  redact?(text: string): string
  /** Part of each written row that `check` reads, by table. */
  readonly kept?: Readonly<Record<string, (row: never) => object>>
  /** Reports, for example of facts that could not be used. They stop a release only if a rule is broken. */
  check?(facts: Facts, staging: Staging, written: KeptRows): readonly Finding[]
  /** Figures for coverage.json, by name. They are read after `check`. */
  count?(facts: Facts): Readonly<Record<string, unknown>>
}

/** Corrections that become documents. `judge` gives their outcomes in a build that has read them. */
export type FamilyCorrections = CollectionCorrections &
  Required<Pick<CollectionCorrections, 'documents'>> & {
    judge(
      corrections: readonly LedgerCorrection[],
      facts: Facts,
      staging: Staging,
    ): readonly CorrectionOutcome[]
  }

/** Returns why a row is not published, with one of the codes of `refusals`, and the cells to show if not all of them. */
export type FindRefusal = (
  row: TableRow,
  document: ChosenSource,
) => Pick<RowRefusal, 'reason' | 'detail' | 'cells'> | undefined

/** Parts of written rows, by table. */
export type KeptRows = ReadonlyMap<string, readonly object[]>

/** Completes a row as it is written. `number` is that of the staged row. */
export type CompleteRow = (row: object, number: number) => void

export type FamilyDataset = Pick<CollectionDataset, 'title' | 'notes' | 'rowNotes'>

export type FamilyPublisher = {
  readonly publisher: Publisher<never>
  /** Tables whose rows its documents feed; refusals are counted with the first. */
  readonly datasets: readonly [string, ...string[]]
}

/** A kind of source row. */
export type FactKind<Draft> = {
  /** Name of the kind, as publishers write it in `table`. */
  readonly name: string
  /** Identifies the fact, independent of its place in the document. */
  identityOf(draft: Draft, document: ChosenSource): string
  /** The fact without the parts that only its document has, such as the day of a list. Absent if there are none. */
  contentOf?(draft: Draft): object
  /** Fields that the file of the facts shows. Absent if it shows all, because no notice can withhold any. */
  readonly shown?: readonly (keyof Draft & string)[]
}
export type AnyFactKind = FactKind<never>

/** A table whose rows are rows of documents. */
export type DirectTable<Draft> = {
  readonly table: string
  /** Prefix of the ids. */
  readonly prefix: string
  identityOf(draft: Draft, document: ChosenSource): string
  /**
   * Returns a function that makes the fields of a row. `facts` holds everything that was read before, and documents
   * with facts are read first.
   */
  begin(facts: Facts): (draft: Draft, document: ChosenSource) => object
  /** Facts to publish of a row that has changed or vanished since an older edition. Absent if there are none. */
  lastSeenAs?(draft: Draft): VanishedFacts
}
export type AnyDirectTable = DirectTable<never>

/** The facts of all families. */
export type Facts = { list<Draft>(kind: FactKind<Draft>): Iterable<Fact<Draft>> }
