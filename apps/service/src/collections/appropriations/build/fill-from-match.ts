import type { Flag, NamedRequestor, Requestor } from '@rotunda/contract'
import { findPartyCode } from '../party-code.ts'
import type { MemberTerm } from '../../../publishers/appropriations/index.ts'
import { isUnderWay } from './is-under-way.ts'

/** Facts that a match adds to the row's own words about a requestor. */
export type FilledFacts = Pick<Requestor, 'state' | 'district' | 'party' | 'from_match'>

/**
 * State, district and party: as printed, otherwise those of the matched member in this year. A fact that changed within
 * the year is left out, because the day of the request is unknown. `terms` are those of the member, none without one.
 */
export const fillFromMatch = (
  printed: NamedRequestor,
  terms: readonly MemberTerm[],
  year: number,
): FilledFacts => {
  const facts = {
    state: printed.state ?? findCommon(terms.map(({ state }) => state)),
    district: printed.district ?? findCommon(terms.map(({ district }) => district)),
    party: printed.party ?? findCommon(terms.flatMap((term) => listParties(term, year))),
  }
  return { ...facts, from_match: FILLED.filter((name) => printed[name] === null && facts[name] !== null) }
}

const FILLED = ['state', 'district', 'party'] as const

/** The one value that all of them are. */
const findCommon = <Value>(values: readonly Value[]): Value | null => {
  const [first, ...others] = new Set(values)
  return first === undefined || others.length > 0 ? null : first
}

/** As workbooks print them: by one letter, where there is one. */
const listParties = ({ party, affiliations }: MemberTerm, year: number): (string | null)[] => {
  const dated = affiliations.filter((one) => isUnderWay(one, year)).map((one) => one.party)
  return (dated.length > 0 ? dated : [party]).map((name) => {
    const code = name === null ? 'other' : findPartyCode(name)
    return code === 'other' ? name : code
  })
}

/**
 * Flags a printed party that contradicts the member's terms. The printed party stays until it is reviewed, and its
 * readers are warned.
 */
export const findContradictions = ({ party }: NamedRequestor, terms: readonly MemberTerm[]): Flag[] => {
  const known = terms.flatMap(({ parties }) => parties)
  if (party === null || known.length === 0) return []
  return known.some((own) => isSameParty(own, party)) ? [] : ['party_contradicted']
}

/** `D` or `Democrat`: parties are recognised by their first letter. */
export const isSameParty = (one: string, other: string): boolean => firstLetter(one) === firstLetter(other)

const firstLetter = (party: string): string => party.trim().charAt(0).toUpperCase()
