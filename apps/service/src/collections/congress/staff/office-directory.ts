/** What offices of payrolls are matched with: who was a member when, and which committees there are. */
export type OfficeDirectory = {
  readonly members: readonly OfficeMember[]
  readonly committees: readonly OfficeCommittee[]
  /** Bioguide ids of spellings of office names that are known, such as `HON. A. DONALD MCEACHIN`. */
  readonly spellings: Iterable<readonly [name: string, bioguide: string]>
}

/** One member in one seat. The last day is the first day of the successor. */
export type OfficeMember = {
  readonly bioguide: string
  readonly last: string
  /** First and middle names, nicknames, and other names by which the person is known. */
  readonly given: readonly string[]
  readonly chamber: 'House' | 'Senate'
  readonly state: string
  /** Null or absent where it is not known. */
  readonly party?: string | null
  readonly district: number | null
  readonly from: string
  readonly to: string
}

export type OfficeCommittee = {
  /** As /committees has it, such as `HSHA00`. */
  readonly id: string
  readonly chamber: 'House' | 'Senate' | 'Joint'
  /** Its names over time. */
  readonly names: readonly string[]
}

export const NO_DIRECTORY: OfficeDirectory = { members: [], committees: [], spellings: [] }
