import type { SampleTerm, SenateClass } from './sample-congress-member.ts'

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
