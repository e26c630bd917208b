import { foldText } from '../../../platform/index.ts'
import type { LegislatorDraft, RosterEntryDraft, SenatorDraft } from '../../../publishers/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { Facts } from '../family.ts'
import { LEGISLATORS, SENATE_MEMBERS } from '../members/facts.ts'

type Named = Pick<RosterEntryDraft, 'first' | 'last' | 'state'>
type Candidate = { readonly bioguide: string; readonly given: readonly string[] }

/** The Bioguide id of a senator whom a roster names on a day; null where nobody, or more than one, may be meant. */
export type MatchSenator = (named: Named, day: string) => string | null

/**
 * Rosters of senate.gov have names alone. A name is matched with State and day: with who sat for the State on the day
 * in the list of members or, where that has nobody of the name, with the Senate’s own list of those who sit.
 */
export const openSenators = (facts: Facts): MatchSenator => {
  const sitting = Map.groupBy(listSitting(facts.list(SENATE_MEMBERS)), ({ key }) => key)
  const terms = Map.groupBy(listTerms(facts.list(LEGISLATORS)), ({ key }) => key)
  return (named, day) => {
    const key = keyOf(named.state, named.last)
    const then = (terms.get(key) ?? []).filter(({ start, end }) => start <= day && day <= end)
    return choose(then.length > 0 ? then : (sitting.get(key) ?? []), named)
  }
}

const keyOf = (state: string | null, last: string | null): string => `${state ?? ''}/${foldText(last ?? '')}`

const listSitting = (senators: Iterable<Fact<SenatorDraft>>) =>
  [...senators].map(({ draft: { bioguide, first, last, state } }) => ({
    key: keyOf(state, last),
    bioguide,
    given: [first ?? ''],
  }))

const listTerms = (people: Iterable<Fact<LegislatorDraft>>) =>
  [...people].flatMap(({ draft: { bioguide, name, other_names, terms } }) =>
    terms
      .filter(({ chamber }) => chamber === 'Senate')
      .flatMap(({ state, start, end }) =>
        [...new Set([name.last, ...other_names.flatMap(({ last }) => last ?? [])])].map((last) => ({
          key: keyOf(state, last),
          bioguide,
          given: [name.first, name.nickname, name.middle].flatMap((part) => part ?? []),
          start,
          end,
        })),
      ),
  )

/** Two of one name from one State are told apart by their first names. */
const choose = (candidates: readonly Candidate[], { first }: Named): string | null => {
  const all = new Set(candidates.map(({ bioguide }) => bioguide))
  if (all.size <= 1) return [...all][0] ?? null
  const [word = ''] = foldText(first ?? '').split(' ')
  const meant = candidates.filter(({ given }) => given.some((one) => foldText(one).split(' ')[0] === word))
  const ids = new Set(meant.map(({ bioguide }) => bioguide))
  return ids.size === 1 ? ([...ids][0] ?? null) : null
}
