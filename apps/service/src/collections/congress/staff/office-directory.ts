/** The members of each day and the committees, which offices of payrolls are matched with. */
export type OfficeDirectory = {
  readonly members: readonly OfficeMember[]
  readonly committees: readonly OfficeCommittee[]
  /** Everybody whom a list of members names, of any time: ids that a document prints are held against these. */
  readonly people?: readonly NamedPerson[]
  readonly spellings: readonly OfficeSpelling[]
}

export type NamedPerson = Pick<OfficeMember, 'bioguide' | 'last' | 'given'>

/** An office name that is known to be of one member, such as `HON. A. DONALD MCEACHIN`, in the days of that member. */
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
  /** As /committees has it, such as `HSHA00`. */
  readonly id: string
  readonly chamber: 'House' | 'Senate' | 'Joint'
  /** Its names over time. */
  readonly names: readonly string[]
}

export const NO_DIRECTORY: OfficeDirectory = { members: [], committees: [], spellings: [] }
