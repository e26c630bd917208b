import type { State } from '@rotunda/contract'

/** A fictional person on a real seat. Every family of the sample names the same people by the same ids. */
export type SampleCongressMember = {
  /** Ids from `Z900001` on: real ids that begin with Z end below `Z000100`. */
  readonly bioguide: string
  readonly first: string
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly gender: 'F' | 'M'
  readonly birthday: string
  /** Whether a term is running on the day of the sample, 15 June 2026. */
  readonly current: boolean
  /** Chamber of the newest term. */
  readonly chamber: 'House' | 'Senate'
  readonly state: State
  /** 0 at large; null in the Senate. */
  readonly district: number | null
  readonly senateClass: SenateClass | null
  readonly party: SampleParty
  /** Terms, oldest first. There is always one. */
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
  /** Party at the end of the term, or today. */
  readonly party: SampleParty
  /** Caucus with which an independent sits. */
  readonly caucus: 'D' | 'R' | null
  readonly start: string
  readonly end: string
  readonly how: 'appointment' | 'special-election' | null
  /** Earlier party and its last day, if the party changed within the term. */
  readonly partyBefore?: { readonly party: SampleParty; readonly until: string }
}

export type SampleLeadership = {
  readonly title: string
  readonly chamber: 'House' | 'Senate'
  readonly start: string
  readonly end: string | null
}

type Seat = Omit<SampleTerm, 'start' | 'end' | 'how' | 'partyBefore'>

/** The present Congress. */
export const NEWEST_CONGRESS = 119

/** Returns the first day of a Congress: 3 January since 1935, 4 March before. */
export const startOf = (congress: number): string =>
  `${1787 + 2 * congress}-${congress >= 74 ? '01-03' : '03-04'}`

/** Returns the Congress in session after a day on which a term began. */
export const congressOf = (start: string): number => Math.floor((Number(start.slice(0, 4)) - 1787) / 2)

/** Lists a term for each Congress from the first to the last. */
export const listHouseTerms = (seat: Seat, from: number, to: number): readonly SampleTerm[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...seat,
    start: startOf(from + index),
    end: startOf(from + index + 1),
    how: null,
  }))

/** Lists the present term of the class, and earlier ones. */
export const listSenateTerms = (
  seat: Seat & { readonly senateClass: SenateClass },
  before: number,
): readonly SampleTerm[] =>
  Array.from({ length: before + 1 }, (_, index) => {
    const first = RUNNING[seat.senateClass] - 3 * (before - index)
    return { ...seat, start: startOf(first), end: startOf(first + 3), how: null }
  })

/** Congress in which the present term of each class began: 2025, 2021, 2023. */
const RUNNING: Readonly<Record<SenateClass, number>> = { 1: 119, 2: 117, 3: 118 }
