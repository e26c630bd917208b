/** A member as Congress.gov has it: a short entry of a list, or the item with what it says in full. */
export type CongressGovMemberDraft = {
  readonly form: 'item' | 'listed'
  /** The Congress of the district, in an entry of a list of one Congress. */
  readonly listed_congress: number | null
  readonly bioguide: string
  /** Surname first. */
  readonly inverted_name: string
  readonly direct_name: string | null
  /** In full, not as a code. */
  readonly state_name: string
  /** House: 0 at large. Null in the Senate, and where the entry has none. */
  readonly district: number | null
  readonly party: string | null
  readonly current: boolean | null
  readonly birth_year: number | null
  readonly death_year: number | null
  readonly image_url: string | null
  /** May hold HTML. */
  readonly image_attribution: string | null
  readonly website: string | null
  readonly terms: readonly CongressGovTerm[]
  readonly parties: readonly { readonly party: string; readonly start_year: number }[]
  readonly leadership: readonly { readonly title: string; readonly congress: number }[]
  readonly updated_at: string
}

/** Listed members have no Congress with a term, and a term of theirs may be many. */
export type CongressGovTerm = {
  readonly chamber: 'House' | 'Senate'
  readonly congress: number | null
  readonly member_type: string | null
  readonly state: string | null
  readonly district: number | null
  readonly start_year: number
  readonly end_year: number | null
}
