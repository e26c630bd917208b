import type { Chamber, Flag, MemberMatch, NamedRequestor, Requestor } from '@rotunda/contract'
import type { MemberTerm } from '../../publishers/appropriations/index.ts'
import { MEMBERS_SINCE } from '../../publishers/congress/index.ts'
import { BUILD_LIMITS } from '../limits.ts'
import { findPartyCode } from './party-code.ts'
import { joinWords, nameWords } from './name-words.ts'
import type { KnownMembers } from './read-members.ts'

/** Matches a requestor in a fiscal year to a member, if exactly one member fits. */
export type MatchRequestor = (requestor: NamedRequestor, fiscalYear: number) => MatchedRequestor

/** `flags` belong to the record. */
export type MatchedRequestor = { readonly requestor: Requestor; readonly flags: readonly Flag[] }

/**
 * Identifies requestors as members by the printed facts: surname, then State and district, and among several remaining
 * members, first name and party. No other fact is used: a member may request a project in another State. State,
 * district and party that the row does not print come from the member.
 */
export const makeRequestorMatcher = (known: KnownMembers): MatchRequestor => {
  const terms = new Map<string, TermsBySurname>()
  const found = new Map<string, MatchFacts>()
  return (requestor, fiscalYear) => {
    const { name, chamber, state, district, party } = requestor
    const key = JSON.stringify([fiscalYear, chamber, name, state, district, party])
    const { flags, ...matched } = recall(found, key, () => {
      const year = fiscalYear - 1
      const inOffice = recall(terms, `${chamber}/${year}`, () => listTerms(known, chamber, year))
      return describeMatch(requestor, findMember(requestor, inOffice, isWhole(known, year)), year)
    })
    return { requestor: { ...requestor, ...matched }, flags }
  }
}

/** Whether a member of the chamber in that year has this surname and is called by this given name. */
export type IsOfMember = (surname: string, given: string, chamber: Chamber, fiscalYear: number) => boolean

export const makeGivenNameCheck = (known: KnownMembers): IsOfMember => {
  const terms = new Map<string, TermsBySurname>()
  return (surname, given, chamber, fiscalYear) => {
    const year = fiscalYear - 1
    const inOffice = recall(terms, `${chamber}/${year}`, () => listTerms(known, chamber, year))
    const [first] = nameWords(given)
    return (
      first !== undefined &&
      findNamed(nameWords(surname), inOffice).named.some((term) => term.given.includes(first))
    )
  }
}

/** `terms` are the member's terms in that year. */
type Found = Pick<Requestor, 'bioguide' | 'match'> & { readonly terms: readonly MemberTerm[] }
type MatchFacts = Pick<Requestor, 'bioguide' | 'match'> & FilledFacts & Pick<MatchedRequestor, 'flags'>

const describeMatch = (
  requestor: NamedRequestor,
  { bioguide, match, terms }: Found,
  year: number,
): MatchFacts => ({
  bioguide,
  match,
  ...fillFromMatch(requestor, terms, year),
  flags: findContradictions(requestor, terms),
})

const MOST_KEPT = BUILD_LIMITS.requestors.value

const recall = <Value>(kept: Map<string, Value>, key: string, make: () => Value): Value => {
  const there = kept.get(key)
  if (there !== undefined) return there
  const made = make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, made)
  return made
}

/** First year whose members are read. */
const FIRST_YEAR = Number(MEMBERS_SINCE.slice(0, 4))

const isWhole = ({ wholeUntil }: KnownMembers, year: number): boolean =>
  wholeUntil !== null && year >= FIRST_YEAR && year <= wholeUntil

/** One term of a member, with the words of the given names. */
type Term = MemberTerm & { readonly bioguide: string; readonly given: readonly string[] }
type TermsBySurname = ReadonlyMap<string, readonly Term[]>

/** Terms under way in a year, by surname without spaces. */
const listTerms = (
  { members }: KnownMembers,
  chamber: MemberTerm['chamber'],
  year: number,
): TermsBySurname => {
  const bySurname = new Map<string, Term[]>()
  for (const { bioguide, surnames, given, terms } of members) {
    const own = { bioguide, given: given.flatMap(nameWords) }
    const inOffice = terms
      .filter((term) => term.chamber === chamber && isUnderWay(term, year))
      .map((term) => ({ ...term, ...own }))
    for (const surname of new Set(surnames.map((name) => joinWords(nameWords(name)))))
      bySurname.set(surname, [...(bySurname.get(surname) ?? []), ...inOffice])
  }
  return new Map([...bySurname].filter(([, terms]) => terms.length > 0))
}

const findMember = (requestor: NamedRequestor, inOffice: TermsBySurname, whole: boolean): Found => {
  const { named, given } = findNamed(nameWords(requestor.name), inOffice)
  const ofSeat = named.filter((term) => isOfSeat(term, requestor))
  const left = isSeveral(ofSeat) ? narrow(ofSeat, given, requestor.party) : ofSeat
  const [first] = left
  if (isSeveral(left) || (first !== undefined && isTwoNames(given, first, inOffice))) return SEVERAL
  const tier = findTier(requestor)
  if (first !== undefined && (whole || tier === 'seat'))
    return { bioguide: first.bioguide, match: tier, terms: left }
  return { bioguide: null, match: whole ? 'none' : 'no_roster', terms: [] }
}

const SEVERAL: Found = { bioguide: null, match: 'several', terms: [] }

const findTier = ({ state, district }: NamedRequestor): MemberMatch => {
  if (state === null) return 'surname'
  return district === null ? 'state' : 'seat'
}

/** Finds the longest ending of the name that is a surname in the list, and the words before it. */
const findNamed = (
  words: readonly string[],
  inOffice: TermsBySurname,
): { readonly named: readonly Term[]; readonly given: readonly string[] } => {
  for (let at = 0; at < words.length; at += 1) {
    const named = inOffice.get(joinWords(words.slice(at)))
    if (named !== undefined) return { named, given: words.slice(0, at) }
  }
  return { named: [], given: [] }
}

const isOfSeat = (term: Term, { state, district }: NamedRequestor): boolean =>
  (state === null || term.state === state) && (district === null || term.district === district)

const isSeveral = (terms: readonly Term[]): boolean => new Set(terms.map(({ bioguide }) => bioguide)).size > 1

/**
 * Narrows several members to those whom neither first name nor party contradicts; keeps all if every one is
 * contradicted.
 */
const narrow = (terms: readonly Term[], given: readonly string[], party: string | null): readonly Term[] => {
  const left = terms.filter(
    (term) => (given.length === 0 || isCalled(term, given)) && (party === null || isOfParty(term, party)),
  )
  return left.length === 0 ? terms : left
}

/** `Rob` and `R.` fit `Robert`, and `Robert` fits both. */
const isCalled = (term: Term, given: readonly string[]): boolean =>
  given.some((word) => term.given.some((own) => own.startsWith(word) || word.startsWith(own)))

const isOfParty = ({ parties }: Term, party: string): boolean =>
  parties.some((own) => isSameParty(own, party))

/** Whether the name is two surnames that lost the comma between them, not one member with a first name. */
const isTwoNames = (given: readonly string[], term: Term, inOffice: TermsBySurname): boolean =>
  !isCalled(term, given) && findNamed(given, inOffice).named.length > 0

/** Facts that a match adds to the row's own words about a requestor. */
type FilledFacts = Pick<Requestor, 'state' | 'district' | 'party' | 'from_match'>

/**
 * State, district and party: as printed, otherwise those of the matched member in this year. A fact that changed within
 * the year is left out, because the day of the request is unknown. `terms` are the member's terms; they are empty
 * without a match.
 */
const fillFromMatch = (printed: NamedRequestor, terms: readonly MemberTerm[], year: number): FilledFacts => {
  const facts = {
    state: printed.state ?? findCommon(terms.map(({ state }) => state)),
    district: printed.district ?? findCommon(terms.map(({ district }) => district)),
    party: printed.party ?? findCommon(terms.flatMap((term) => listParties(term, year))),
  }
  return { ...facts, from_match: FILLED.filter((name) => printed[name] === null && facts[name] !== null) }
}

const FILLED = ['state', 'district', 'party'] as const

/** The value that all share; null if they differ. */
const findCommon = <Value>(values: readonly Value[]): Value | null => {
  const [first, ...others] = new Set(values)
  return first === undefined || others.length > 0 ? null : first
}

/** Parties as workbooks print them: a letter, if the party has one. */
const listParties = ({ party, affiliations }: MemberTerm, year: number): (string | null)[] => {
  const dated = affiliations
    .filter((affiliation) => isUnderWay(affiliation, year))
    .map((affiliation) => affiliation.party)
  return (dated.length > 0 ? dated : [party]).map((name) => {
    const code = name === null ? 'other' : findPartyCode(name)
    return code === 'other' ? name : code
  })
}

/**
 * Flags a printed party that contradicts the member's terms. The printed party stays until a review; the flag warns
 * readers.
 */
const findContradictions = ({ party }: NamedRequestor, terms: readonly MemberTerm[]): Flag[] => {
  const known = terms.flatMap(({ parties }) => parties)
  if (party === null || known.length === 0) return []
  return known.some((own) => isSameParty(own, party)) ? [] : ['party_contradicted']
}

/** `D` or `Democrat`: parties are recognised by their first letter. */
const isSameParty = (a: string, b: string): boolean => firstLetter(a) === firstLetter(b)

const firstLetter = (party: string): string => party.trim().charAt(0).toUpperCase()

/** A member who leaves when a Congress ends, at noon of 3 January, has requested nothing in that year. */
const isUnderWay = ({ from, to }: { readonly from: string; readonly to: string }, year: number): boolean =>
  from <= `${year}-12-31` && to > `${year}-01-03`
