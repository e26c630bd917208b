import type { CorrectionOutcome, LedgerCorrection } from '../../corrections/ledger/index.ts'
import type { Source, TableRow } from '../../publishers/index.ts'
import type { RowDates, RowSource } from './row-body.ts'

/** A document of the edition that represents its series. */
export type ChosenSource = { readonly source: Source; readonly series: string }

/**
 * Columns by which rows are counted, in addition to their dataset. All rows of a collection have the same names in the
 * same order.
 */
export type Coverage = Readonly<Record<string, string | number | null>>

/** Facts that are published about a row that has vanished. */
export type VanishedFacts = Readonly<Record<string, string | number | null>>

/** A row that an earlier edition held and this release does not. */
export type VanishedRow = {
  readonly id: string
  readonly dataset: string
  readonly first_seen_at: string
  readonly last_seen_at: string
  readonly last_seen_source: string
  /** Time of retrieval of the first document without it. */
  readonly vanished_at: string
  readonly replaced_by_source: string
  readonly lastSeenAs: VanishedFacts
}

/** Identity of a row: the values that make it the row that it is, in every edition. */
export type RowIdentity = {
  /** Null for a row of an aside, which has no id. */
  readonly dataset: string | null
  readonly coverage: Coverage
  /** Facts to publish if the row vanishes. */
  readonly lastSeenAs: VanishedFacts
  /** Statement of a fact, compared from edition to edition in place of its cells. */
  readonly content?: object
} & RowName

/**
 * `id`: the row's own id. Otherwise an id is made from three parts: the prefix; `identity`, which makes the row the row
 * it is, regardless of its place; and its number among rows of the same identity.
 */
export type RowName = { readonly id: string | null } | { readonly prefix: string; readonly identity: string }

/** A row that its publisher gives, but this release refuses. `cells`, if present, are shown in place of its own. */
export type RowRefusal = {
  readonly reason: string
  readonly detail: string
  readonly coverage: Coverage
  readonly cells?: Readonly<Record<string, string>>
}

/**
 * A row that no document holds: it is made from facts. A fact is a row of an aside with an id, with its sources and its
 * dates.
 */
export type MadeRow = {
  readonly table: string
  readonly dataset: string
  readonly id: string
  readonly coverage: Coverage
  /** Fields of the row, except those that every build adds: AddedFields. */
  readonly body: object
  /** Facts that give the row its sources and dates. */
  readonly from: readonly Origin[]
  /** Codes of further notes on the row. */
  readonly notes?: readonly string[]
  /**
   * Dates of the row, if they differ from those of `from`: the row may also count facts that are not among its sources.
   */
  readonly dates?: RowDates
}

/** Sources of a statement, and the dates since which they have it. */
export type Origin = RowDates & {
  readonly sources: readonly RowSource[]
  readonly source: Source
  /** Whether control characters were removed from the statement. */
  readonly isCleaned?: boolean | undefined
}

/** A statement in a row of a document. */
export type Fact<Draft = object> = Origin & {
  readonly id: string
  /** The statement as its publisher gives it. */
  readonly draft: Draft
}

/** Whether the newest document of a series of the same publisher was read in whole. */
export type IsWholeSeries = (series: string) => boolean

/** Steps by which a collection makes its rows in one build, in the order of their calls. */
export type BuildSteps = {
  /** Identifies a row, which may be of an older edition. */
  identify(row: TableRow, document: ChosenSource, isTaken: IsWholeSeries): RowIdentity | RowRefusal
  /** Returns the fields that the row's table declares, except those that every build adds: AddedFields. */
  bodyOf(row: TableRow, document: ChosenSource): object
  /** Derives further rows. All rows are staged, have their ids, and are corrected. */
  derive?(): void
  /** Makes the rows of tables that are made from the facts in documents, one by one. */
  make?(): Iterable<MadeRow>
  /** Outcomes of the corrections, in their order, where documents of this build hold them. All rows are made. */
  judge?(corrections: readonly LedgerCorrection[]): readonly CorrectionOutcome[]
  /** Changes a row for the last time, and counts it. `number`: number of the staged row. */
  finish?(table: string, row: object, number: number): void
  /** Returns the facts that are published of a vanished row. All rows are written. */
  finishVanished?(row: VanishedRow): VanishedFacts
  /** Reports on the build. `lines`: number of lines written, by derived file. */
  conclude?(lines: Readonly<Record<string, number>>): BuildReport
}

export type BuildReport = {
  readonly checks: readonly Finding[]
  /** Figures that coverage.json gives in addition to the number of rows. */
  readonly counts: Readonly<Record<string, unknown>>
  /** Days and counts that the release covers, in a sentence or two. */
  readonly statement?: string
}

/** A broken rule of the collection, with the rows that break it. */
export type Finding = {
  readonly name: string
  readonly rule: string
  readonly faults: readonly string[]
}
