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

type Seat = Omit<SampleTerm, 'start' | 'end' | 'how' | 'partyBefore'>

/** The Congress that sits. */
export const NEWEST_CONGRESS = 119

/** On 3 January since 1935, on 4 March before. */
export const startOf = (congress: number): string =>
  `${1787 + 2 * congress}-${congress >= 74 ? '01-03' : '03-04'}`

/** The Congress that was in session after the day on which it began. */
export const congressOf = (start: string): number => Math.floor((Number(start.slice(0, 4)) - 1787) / 2)

/** A term for each Congress between the two, both included. */
export const listHouseTerms = (seat: Seat, from: number, to: number): readonly SampleTerm[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...seat,
    start: startOf(from + index),
    end: startOf(from + index + 1),
    how: null,
  }))

/** The running term of the class, and earlier ones. */
export const listSenateTerms = (
  seat: Seat & { readonly senateClass: SenateClass },
  before: number,
): readonly SampleTerm[] =>
  Array.from({ length: before + 1 }, (_, index) => {
    const first = RUNNING[seat.senateClass] - 3 * (before - index)
    return { ...seat, start: startOf(first), end: startOf(first + 3), how: null }
  })

/** The Congress in which the running term of each class began: 2025, 2021, 2023. */
const RUNNING: Readonly<Record<SenateClass, number>> = { 1: 119, 2: 117, 3: 118 }
