import type { Publisher } from '../../publishers/index.ts'
import type {
  ChosenSource,
  CollectionDataset,
  Fact,
  Finding,
  MadeRow,
  Staging,
} from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'

/** A part of the collection: what it reads, and the tables that it makes of it. */
export type Family = {
  /** Each in a dataset of its own name. */
  readonly tables: readonly AnyTable[]
  /** By table. */
  readonly datasets: Readonly<Record<string, FamilyDataset>>
  readonly facts: readonly AnyFactKind[]
  /** Tables whose rows are rows of documents. */
  readonly direct?: readonly AnyDirectTable[]
  readonly publishers: readonly FamilyPublisher[]
  /** Texts of coverage notes, by code. */
  readonly notes: Readonly<Record<string, string>>
  /** Why a row of a document is not published, by code. */
  readonly refusals: Readonly<Record<string, string>>
  /** Those of them by which nothing is lost. */
  readonly refusedByDesign?: readonly string[]
  /** Meanings of the values of fields, by the name of the field. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** All documents are read: gives, by direct table, what completes its rows as they are written. */
  derive?(staging: Staging, facts: Facts): Readonly<Record<string, CompleteRow>>
  /** The rows of its other tables. A pure function of the facts. */
  make(facts: Facts, staging: Staging): Iterable<MadeRow>
  /** By table, the part of each written row that `check` looks at. */
  readonly kept?: Readonly<Record<string, (row: never) => object>>
  /** Facts that could not be used, as checks that never stop a release unless a rule is broken. */
  check?(facts: Facts, staging: Staging, written: KeptRows): readonly Finding[]
}

/** Parts of written rows, by table. */
export type KeptRows = ReadonlyMap<string, readonly object[]>

/** `number`: of the staged row. */
export type CompleteRow = (row: object, number: number) => void

export type FamilyDataset = Pick<CollectionDataset, 'title' | 'notes' | 'rowNotes'>

export type FamilyPublisher = {
  readonly publisher: Publisher<never>
  /** Tables whose rows its documents feed; refusals are counted with the first. */
  readonly datasets: readonly [string, ...string[]]
}

/** A kind of source row. */
export type FactKind<Draft> = {
  /** As publishers name it in `table`. */
  readonly name: string
  /** Identifies the fact, independent of its place in the document. */
  identityOf(draft: Draft, document: ChosenSource): string
  /** The fact without the parts that are of its document alone, such as the day of a list; absent where there are none. */
  contentOf?(draft: Draft): object
}
export type AnyFactKind = FactKind<never>

/** A table whose rows are rows of documents. */
export type DirectTable<Draft> = {
  readonly table: string
  /** Begins the ids. */
  readonly prefix: string
  identityOf(draft: Draft, document: ChosenSource): string
  /** The fields of a row. `facts` has what was read before: documents with facts come first. */
  begin(facts: Facts): (draft: Draft, document: ChosenSource) => object
}
export type AnyDirectTable = DirectTable<never>

/** The facts of all families. */
export type Facts = { list<Draft>(kind: FactKind<Draft>): Iterable<Fact<Draft>> }
