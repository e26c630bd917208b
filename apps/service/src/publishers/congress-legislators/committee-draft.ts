/** A committee or subcommittee in one of the two lists. */
export type CommitteeEntryDraft = {
  readonly list: CommitteeList
  /** `HSAG`, or `HSAG03` for a subcommittee. */
  readonly code: string
  /** Code of the committee of a subcommittee. */
  readonly parent: string | null
  readonly chamber: 'House' | 'Joint' | 'Senate'
  /** A subcommittee has it without “Subcommittee on”. */
  readonly name: string
  /** Names by Congress, where the list has them. */
  readonly names: readonly { readonly congress: number; readonly name: string }[]
  /** Empty in the list of committees of today. */
  readonly congresses: readonly number[]
  readonly house_code: string | null
  readonly senate_code: string | null
  readonly url: string | null
  readonly minority_url: string | null
  readonly rss_url: string | null
  readonly minority_rss_url: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly youtube_id: string | null
  readonly wikipedia: string | null
  readonly jurisdiction: string | null
  readonly jurisdiction_source: string | null
}

export type CommitteeList = 'current' | 'historical'
