import type { State } from '@rotunda/contract'

/** A person who does not exist, on a real seat. Every family of the sample names the same people by the same ids. */
export type SampleCongressMember = {
  /** `Z900001` and on: real ids that begin with Z end below `Z000100`. */
  readonly bioguide: string
  readonly first: string
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly gender: 'F' | 'M'
  readonly birthday: string
  /** Whether a term is running on the day of the sample, 15 June 2026. */
  readonly current: boolean
  /** The chamber of the newest term. */
  readonly chamber: 'House' | 'Senate'
  readonly state: State
  /** 0 at large; null in the Senate. */
  readonly district: number | null
  readonly senateClass: SenateClass | null
  readonly party: SampleParty
  /** Oldest first; there is always one. */
  readonly terms: readonly SampleTerm[]
  readonly leadership: readonly SampleLeadership[]
}

export type SenateClass = 1 | 2 | 3
export type SampleParty = 'D' | 'R' | 'I'

export type SampleTerm = {
  readonly chamber: 'House' | 'Senate'
  readonly state: State
  readonly district: number | null
  readonly senateClass: SenateClass | null
  /** At the end of the term, or today. */
  readonly party: SampleParty
  /** Caucus with which an independent sits. */
  readonly caucus: 'D' | 'R' | null
  readonly start: string
  readonly end: string
  readonly how: 'appointment' | 'special-election' | null
  /** The earlier party and its last day, where the party changed within the term. */
  readonly partyBefore?: { readonly party: SampleParty; readonly until: string }
}

export type SampleLeadership = {
  readonly title: string
  readonly chamber: 'House' | 'Senate'
  readonly start: string
  readonly end: string | null
}
