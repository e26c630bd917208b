/** Members by day, and committees: payrolls' offices are matched with them. */
export type OfficeDirectory = {
  readonly members: readonly OfficeMember[]
  readonly committees: readonly OfficeCommittee[]
  /** Every person in a list of members, at any time: printed ids are checked with them. */
  readonly people?: readonly NamedPerson[]
  readonly spellings: readonly OfficeSpelling[]
}

export type NamedPerson = Pick<OfficeMember, 'bioguide' | 'last' | 'given'>

/** An office name of one known member, such as `HON. A. DONALD MCEACHIN`, with the member's days in office. */
export type OfficeSpelling = Pick<OfficeMember, 'bioguide' | 'chamber' | 'from' | 'to'> & {
  readonly name: string
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
  /** Id in /committees, such as `HSHA00`. */
  readonly id: string
  readonly chamber: 'House' | 'Senate' | 'Joint'
  /** Its names over time. */
  readonly names: readonly string[]
}

export const NO_DIRECTORY: OfficeDirectory = { members: [], committees: [], spellings: [] }
