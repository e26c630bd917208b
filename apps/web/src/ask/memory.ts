import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import type { AwardLink, ProjectSpending, ReleaseFiles } from '@rotunda/contract'

export type PublishedRelease = Required<
  Pick<ReleaseFiles, 'id' | 'snapshot' | 'current' | 'published_at' | 'api_url'>
>

type Value = string | number | null | undefined

/** One covered document; `subcommittee` is undefined where the document covers all subcommittees. */
export type CoveredDocument = {
  readonly stage: Value
  readonly chamber: Value
  readonly fiscal_year: Value
  readonly dataset: Value
  readonly subcommittee: Value
}

/** Money of an enacted project, without the lists of its row. They are most of its size, and pages show none of them. */
export type Spending = Omit<ProjectSpending, 'sources' | 'coverage_notes' | 'notices'>

/** An award of an enacted project, and how sure the link is. */
export type LinkedAward = Pick<AwardLink, 'id' | 'award_id' | 'grade'>

/** A dataset of a release, by the words that find it. */
export type ListedDataset = {
  readonly name: string
  readonly title: string
  readonly rows: number
  /** The other datasets are tables of the collection. */
  readonly collection?: string
  /** Whether the rows of the table have a page. */
  readonly hasPage?: boolean
}

/** Money and awards of enacted projects, by the ids of the projects. */
export type SpendingOfProjects = {
  readonly projects: ReadonlyMap<string, Spending>
  readonly awards: ReadonlyMap<string, readonly LinkedAward[]>
}

/** Amounts of enacted projects in one fiscal year. */
export type MoneyOfYear = {
  readonly year: number
  readonly projects: number
  /** Whole dollars; null where no project states an amount. */
  readonly enacted: number | null
  readonly withoutAmount: number
  /** Null where no project has a linked award with a known amount. */
  readonly obligatedCents: number | null
  /** Projects with such an award. */
  readonly obligatedProjects: number
}

type MoneyByValue = ReadonlyMap<string, readonly MoneyOfYear[]>

/** Amounts of enacted projects by State of the project and by member, each project whole for each of them. */
export type Money = {
  /** The releases that were read. */
  readonly key: string
  /** Fiscal years with a table of enacted projects, the oldest first. */
  readonly years: readonly number[]
  readonly state: MoneyByValue
  readonly bioguide: MoneyByValue
  /** Names of members as the tables print them, and their States if a table has them. */
  readonly names: ReadonlyMap<string, { readonly name: string; readonly state: string | null }>
}

/**
 * Facts about the release that pages read last. A release never changes, and most pages show the same one, so its facts
 * are read once. One memory belongs to one service.
 */
export class Memory {
  /** The release of each collection. */
  readonly releases = new Map<string, PublishedRelease>()
  coverage: { readonly snapshot: string; readonly documents: readonly CoveredDocument[] } | undefined
  /** Number of records of a release whose amounts were corrected. */
  corrected: { readonly snapshot: string; readonly amounts: number } | undefined
  /** Datasets of the current release of each collection. */
  readonly datasets = new Map<
    string,
    { readonly release: string; readonly named: readonly ListedDataset[] }
  >()
  /** Money and awards of enacted projects in a release of award spending. */
  spending: (SpendingOfProjects & { readonly snapshot: string }) | undefined
  money: Money | undefined
  /** The reading of coverage under way for each page, so all parts of the page share one answer. */
  readonly coverageUnderWay = new WeakMap<AppropriationsClient, Promise<readonly CoveredDocument[]>>()
}
