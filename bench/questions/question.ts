/** One question, as each of the engines is asked. A field is left out of no question, so that all are read alike. */
export type Question = {
  readonly kind: Kind
  /** Filters with one or more values; a record needs one of them. */
  readonly filters: Readonly<Record<string, readonly (string | number)[]>>
  readonly amountMin: number | undefined
  /** All of them, in any inflected form. */
  readonly words: readonly string[]
  readonly sort: { readonly column: SortColumn; readonly descending: boolean } | undefined
  readonly offset: number
  readonly facets: readonly string[]
  readonly groupBy: readonly string[]
}

export const KINDS = [
  'page, default order',
  'page, default order, deep',
  'page, sorted',
  'page, sorted, deep',
  'page, words',
  'facets',
  'totals by one dimension',
  'totals by two',
  'totals by three',
] as const
export type Kind = (typeof KINDS)[number]

/** Columns with one value for each record. */
export const VALUES = ['dataset', 'stage', 'fiscal_year', 'subcommittee', 'agency', 'account'] as const
/** Columns with several values for each record. */
export const SETS = ['state', 'project_state', 'member', 'party'] as const
export const DIMENSIONS = [...VALUES, ...SETS]
export const SORTS = ['amount', 'changed_at', 'title', 'fiscal_year'] as const
export type SortColumn = (typeof SORTS)[number]

export const LIMIT = 200

/** An answer that every engine must give alike: a page as the positions of its records, or groups as lines of text. */
export type Answer = {
  readonly total: number
  readonly positions: readonly number[]
  readonly lines: readonly string[]
}

/** An engine with the records loaded. What it answers is compared; how long `ask` takes is measured. */
export type Engine = {
  readonly name: string
  ask(question: Question): Promise<() => Answer>
  close(): void
}

export const isSet = (name: string): boolean => SETS.some((set) => set === name)
