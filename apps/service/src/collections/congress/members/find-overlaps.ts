import type { Conflict } from '@rotunda/contract'
import type { LegislatorTerm } from '../../../publishers/congress/index.ts'
import { findLegislator } from './find-legislator.ts'
import type { GatheredPerson } from './facts.ts'
import { nameSeat } from './seat-names.ts'

/** Terms that cannot both be right, each with the statement of the other. */
export type Overlaps = ReadonlyMap<LegislatorTerm, readonly Conflict[]>

type Listed = { readonly term: LegislatorTerm; readonly bioguide: string; readonly source_id: string }

/** Terms of one person, or of two in one seat, that overlap: the later begins before the earlier ends. */
export const findOverlaps = (people: Iterable<GatheredPerson>): Overlaps => {
  const listed = [...people].flatMap(listTerms)
  const own = Map.groupBy(listed, ({ bioguide }) => bioguide)
  const inSeat = Map.groupBy(listed.filter(isAlone), ({ term }) => nameSeat(term))
  const overlaps = new Map<LegislatorTerm, Conflict[]>()
  const note = (term: LegislatorTerm, conflict: Conflict) =>
    overlaps.getOrInsertComputed(term, () => []).push(conflict)
  for (const group of [...own.values(), ...inSeat.values()])
    for (const [before, after] of findPairs(group)) {
      const end = { value: before.term.end, source_id: before.source_id }
      const start = { value: after.term.start, source_id: after.source_id }
      note(before.term, { field: 'end', values: [end, start] })
      note(after.term, { field: 'start', values: [start, end] })
    }
  return overlaps
}

const listTerms = (person: GatheredPerson): readonly Listed[] => {
  const entry = findLegislator(person)
  return (entry?.draft.terms ?? []).map((term) => ({
    term,
    bioguide: person.bioguide,
    source_id: entry?.source.sha256 ?? '',
  }))
}

/** One seat has one member. Districts had several until 1843, and States several seats at large until 1971. */
const isAlone = ({ term }: Listed): boolean =>
  nameSeat(term) !== null && term.start >= (term.district === 0 ? '1971-01-03' : '1843-03-04')

const findPairs = (group: readonly Listed[]): readonly (readonly [Listed, Listed])[] => {
  const pairs: (readonly [Listed, Listed])[] = []
  let last: Listed | undefined
  for (const one of group.toSorted((a, b) => (a.term.start < b.term.start ? -1 : 1))) {
    if (last !== undefined && one.term.start < last.term.end) pairs.push([last, one])
    if (last === undefined || one.term.end > last.term.end) last = one
  }
  return pairs
}
