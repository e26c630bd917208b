import type { LegislatorDraft, LegislatorTerm } from '../../../publishers/congress/index.ts'
import { listCongresses, startOfCongress } from '../congress-days.ts'

/** Part of a term: in one Congress, and in one party. */
export type Stretch = {
  readonly congress: number
  readonly chamber: 'House' | 'Senate'
  readonly state: string
  /** House: 0 at large, -1 unknown. Null in the Senate. */
  readonly district: number | null
  readonly senate_class: number | null
  readonly party: string | null
  readonly start: string
  readonly end: string
  /** Means by which the seat was won, in the words of the list; it is null for later stretches of a term. */
  readonly how: string | null
  /** Kind of the term's end, if it ended with this stretch. */
  readonly end_type: string | null
}

/**
 * Cuts the terms of a person at the bounds of Congresses and where the party changed, in their order. Terms that follow
 * each other in the same Congress, seat and party are one stretch, such as those of a senator who was appointed and
 * then elected. A Congress that was still to come has no service.
 */
export const splitTerms = ({ terms }: LegislatorDraft, today: string): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const next of terms.toSorted(byStart).flatMap(splitTerm)) {
    if (startOfCongress(next.congress) > today) continue
    const last = stretches.at(-1)
    if (last !== undefined && goesOn(last, next))
      stretches[stretches.length - 1] = { ...last, end: next.end, end_type: next.end_type }
    else stretches.push(next)
  }
  return stretches
}

const byStart = (a: LegislatorTerm, b: LegislatorTerm): number => (a.start < b.start ? -1 : 1)

const splitTerm = (term: LegislatorTerm): Stretch[] => {
  const { affiliations, chamber, state, district, senate_class, how, end_type } = term
  const parts = affiliations.length > 0 ? affiliations : [term]
  return parts.flatMap(({ start, end, party }) =>
    listCongresses(start, end).map((congress) => {
      const from = later(start, startOfCongress(congress))
      const to = earlier(end, startOfCongress(congress + 1))
      const [isFirst, isLast] = [from === term.start, to === term.end]
      const seat = { congress, chamber, state, district, senate_class, party }
      return { ...seat, start: from, end: to, how: isFirst ? how : null, end_type: isLast ? end_type : null }
    }),
  )
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)

const goesOn = (last: Stretch, next: Stretch): boolean =>
  SAME.every((field) => last[field] === next[field]) && next.start <= dayAfter(last.end)

const SAME = ['congress', 'chamber', 'state', 'district', 'party'] as const

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
