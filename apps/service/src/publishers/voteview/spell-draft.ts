/** A stretch of time of a member on a committee within one Congress. */
export type CommitteeSpellDraft = {
  readonly chamber: 'House' | 'Senate'
  readonly congress: number
  readonly start: string
  /** No resolution gives the first day: it is one on which a roster has the member. */
  readonly start_imputed: boolean
  /** Null where it had not ended. */
  readonly end: string | null
  readonly end_reason: string | null
  readonly bioguide: string
  readonly name: string
  readonly state: string
  /** Letter; of an independent, of the party that he or she sits with in the Senate. */
  readonly party: string
  readonly side: 'majority' | 'minority'
  readonly committee_name: string
  /** The House’s `AG00`, or `SSAF00`. */
  readonly code: string
  /** Place in the resolution; null where there is none. */
  readonly resolution_rank: number | null
  /** Place in a roster of the Clerk. */
  readonly roster_rank: number | null
  readonly title: string | null
  /** `H.Res.7`. */
  readonly resolution: string | null
  readonly resolution_date: string | null
  /** Page of the Congressional Record with the resignation. */
  readonly citation: string | null
  readonly resigned_on: string | null
}
