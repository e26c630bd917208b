import type { Source, TableRow } from '../../publishers/index.ts'
import type { RowDates, RowSource } from './row-body.ts'

/** A document of the edition that counts in its series. */
export type ChosenSource = { readonly source: Source; readonly series: string }

/** Where rows are counted, beside their dataset: the same names in the same order for all rows of a collection. */
export type Coverage = Readonly<Record<string, string | number | null>>

/** What is said of a row that has vanished. */
export type VanishedFacts = Readonly<Record<string, string | number | null>>

/** What a row is, and what tells it from others. */
export type RowIdentity = {
  /** Null for a row of an aside, which has no id. */
  readonly dataset: string | null
  readonly coverage: Coverage
  /** What is said of it when it has vanished. */
  readonly lastSeenAs: VanishedFacts
  /** Of a fact: what it says, which is compared from edition to edition in place of its cells. */
  readonly content?: object
} & RowName

/**
 * `id`: the row names itself. Else an id is made from the prefix, from `identity`, which is what makes the row what it
 * is regardless of its place, and from which one it is among rows of the same identity.
 */
export type RowName = { readonly id: string | null } | { readonly prefix: string; readonly identity: string }

/** A row that its publisher gives and this release does not take. */
export type RowRefusal = { readonly reason: string; readonly detail: string; readonly coverage: Coverage }

/**
 * A row that no document has as such: it is made from facts. A fact is a row of an aside that has an id, with its sources
 * and its dates.
 */
export type MadeRow = {
  readonly table: string
  readonly dataset: string
  readonly id: string
  readonly coverage: Coverage
  /** The fields of the row, but for those that every build adds: AddedFields. */
  readonly body: object
  /** The sources and dates of these are those of the row. */
  readonly from: readonly Origin[]
  /** Codes of further notes that stand with it. */
  readonly notes?: readonly string[]
  /** Where they are not those of `from`: of a row that also counts what is not among its sources. */
  readonly dates?: RowDates
}

/** Where something is stated, and since when. */
export type Origin = RowDates & {
  readonly sources: readonly RowSource[]
  readonly source: Source
  /** Control characters were taken out of what is stated. */
  readonly isCleaned?: boolean | undefined
}

/** What a row of a document states. */
export type Fact<Draft = object> = Origin & {
  readonly id: string
  /** As its publisher gives it. */
  readonly draft: Draft
}

/** Whether the newest document of a series of the same publisher was read in whole. */
export type IsWholeSeries = (series: string) => boolean

/** How a collection makes its rows, in one build. In the order in which they are called. */
export type BuildSteps = {
  /** Also for rows of older editions. */
  identify(row: TableRow, document: ChosenSource, isTaken: IsWholeSeries): RowIdentity | RowRefusal
  /** The fields of a row that its table has, but for those that every build adds: AddedFields. */
  bodyOf(row: TableRow, document: ChosenSource): object
  /** All rows are staged, have their ids, and are corrected. */
  derive?(): void
  /** Rows of tables that are made from the facts that documents state, one by one. */
  make?(): Iterable<MadeRow>
  /** Changes a row for the last time, and counts it. `number`: of the staged row. */
  finish?(table: string, row: object, number: number): void
  /** `lines`: how many were written, by derived file. */
  conclude?(lines: Readonly<Record<string, number>>): BuildReport
}

export type BuildReport = {
  readonly checks: readonly Finding[]
  /** What coverage.json says of the rows beside their number. */
  readonly counts: Readonly<Record<string, unknown>>
}

/** A rule of the collection, and what breaks it. */
export type Finding = {
  readonly name: string
  readonly rule: string
  readonly faults: readonly string[]
}
