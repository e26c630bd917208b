/** A person in a list of members, as the entry states it. Facts that the entry leaves out are null. */
export type LegislatorDraft = {
  readonly bioguide: string
  /** Identifiers elsewhere, as texts: those of THOMAS have leading zeros. */
  readonly ids: Readonly<Record<string, string>>
  readonly fec: readonly string[]
  readonly bioguide_previous: readonly string[]
  readonly name: PersonName
  readonly other_names: readonly OtherName[]
  readonly birthday: string | null
  readonly died: string | null
  readonly gender: 'F' | 'M' | null
  readonly family: readonly { readonly name: string; readonly relation: string }[]
  readonly terms: readonly LegislatorTerm[]
  /** A refused term that may run: whether the person sits is unknown to the list. Null if no such term was refused. */
  readonly unread_term: UnreadTerm | null
  readonly leadership: readonly LeadershipRole[]
}

/** `chamber`: null if the term names none. `said`: the term as the list prints it. */
export type UnreadTerm = { readonly chamber: 'House' | 'Senate' | null; readonly said: string }

export type PersonName = {
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly nickname: string | null
  readonly official_full: string | null
}

export type OtherName = Omit<PersonName, 'last'> & {
  readonly last: string | null
  readonly start: string | null
  readonly end: string | null
}

export type LegislatorTerm = {
  readonly chamber: 'House' | 'Senate'
  readonly state: string
  /** House: 0 at large, -1 if the list does not know it. Null in the Senate. */
  readonly district: number | null
  readonly senate_class: number | null
  readonly state_rank: string | null
  readonly party: string | null
  readonly caucus: string | null
  readonly affiliations: readonly PartyAffiliation[]
  readonly start: string
  readonly end: string
  readonly how: string | null
  readonly end_type: string | null
  readonly url: string | null
  readonly address: string | null
  readonly office: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly contact_form: string | null
  readonly rss_url: string | null
}

export type PartyAffiliation = {
  readonly start: string
  readonly end: string
  readonly party: string
  readonly caucus: string | null
}

export type LeadershipRole = {
  readonly title: string
  readonly chamber: 'House' | 'Senate'
  readonly start: string
  readonly end: string | null
}

/** A president or vice president. Some have no entry in the Biographical Directory of Congress. */
export type ExecutiveDraft = Pick<
  LegislatorDraft,
  'ids' | 'fec' | 'name' | 'other_names' | 'birthday' | 'died' | 'gender'
> & {
  readonly bioguide: string | null
  readonly terms: readonly ExecutiveTerm[]
}

export type ExecutiveTerm = {
  readonly office: 'President' | 'Vice President'
  readonly start: string
  readonly end: string
  readonly party: string | null
  readonly how: string | null
}

export type SocialMediaDraft = {
  readonly bioguide: string
  /** Further identifiers of the person. */
  readonly ids: Readonly<Record<string, string>>
  readonly accounts: Readonly<Record<string, string>>
}

export type DistrictOfficeDraft = {
  readonly bioguide: string
  /** Identifiers of the member elsewhere. */
  readonly ids: Readonly<Record<string, string>>
  readonly office_id: string
  readonly address: string | null
  readonly suite: string | null
  readonly building: string | null
  readonly city: string
  readonly state: string
  readonly zip: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
  readonly fax: string | null
  readonly hours: string | null
}
