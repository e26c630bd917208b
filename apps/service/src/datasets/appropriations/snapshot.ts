import type {
  Aggregate,
  AggregateSortTerm,
  DatasetInfo,
  Dimension,
  Facets,
  FundingLine,
  FundingLinesQuery,
  RecordFilters,
  RecordWithRelations,
  SortTerm,
} from '@rotunda/contract'

/** Records of one filter in one order; the filtered set itself is numbers, rows are read when taken. */
export type Selection = {
  readonly total: number
  /** Positions in the default order, of the records from `offset` on; costs the same at any offset. */
  take(offset: number, limit: number): Uint32Array
}

/** As an array of groups is read; of hundreds of thousands, only those that are taken are made. */
export type Groups = Pick<readonly Aggregate[], 'length' | 'slice'> & {
  /** Whether a row stands in several of them. */
  readonly overlap: boolean
}

/** What a release says of a dataset; where and when it was published is not its business. */
export type SnapshotDataset = Omit<DatasetInfo, 'releases' | 'beta'>

/** One release, opened for reading. Nothing in it ever changes. */
export type Snapshot = {
  readonly token: string
  readonly datasets: readonly SnapshotDataset[]
  /** Records in all. */
  readonly size: number
  /** Throws the refusal `invalid_query` for an agency, account or member that no record has, naming the nearest. */
  select(filters: RecordFilters, sort?: readonly SortTerm[]): Selection
  /** The records at these positions as the JSON of lists (SourcedRecord), joined by the separator. */
  readRows(positions: Uint32Array, separator: ',' | '\n'): Uint8Array
  findRecord(id: string): RecordWithRelations | undefined
  facet(filters: RecordFilters, dimensions: readonly Dimension[], limit: number): Facets
  /**
   * Groups in a stable order: by `sort`, then by their values as sorted, null last. Stage is always part of `group`, and its first
   * value where `groupBy` does not place it. A row of several values counts in the group of each.
   */
  aggregate(
    filters: RecordFilters,
    groupBy: readonly Dimension[],
    sort?: readonly AggregateSortTerm[],
  ): Groups
  listFundingLines(filters: FundingLineFilters): readonly FundingLine[]
  close(): void
}

export type FundingLineFilters = Omit<
  FundingLinesQuery,
  'limit' | 'offset' | 'snapshot' | 'format' | 'all' | 'trailer'
>
