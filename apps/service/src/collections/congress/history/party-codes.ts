import type { VoteviewPartyDraft } from '../../../publishers/congress/index.ts'

/** Names of Voteview’s commonest codes, for releases without its file of parties. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'Federalist',
  13: 'Democratic-Republican',
  22: 'Adams',
  26: 'Anti-Masonic',
  29: 'Whig',
  44: 'Nullifier',
  100: 'Democrat',
  200: 'Republican',
  328: 'Independent',
  340: 'Populist',
  370: 'Progressive',
  537: 'Farmer-Labor',
  555: 'Jackson',
  1275: 'Anti-Jackson',
  4000: 'Anti-Administration',
  5000: 'Pro-Administration',
}

/** Parties that both sources name alike: whether two other names are one party is not known. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['Democrat', 100],
  ['Republican', 200],
  ['Independent', 328],
])

/** The code that Voteview has for a party; undefined where the names of the sources cannot be compared. */
export const findPartyCode = (party: string | null): number | undefined =>
  party === null ? undefined : CODES.get(party)

export type NameParty = (code: number, congress: number) => string | null

/** Names of codes, as Voteview’s file has them for the Congress, but for the parties that all name alike. */
export const makePartyNames = (parties: Iterable<VoteviewPartyDraft>): NameParty => {
  const listed = new Map([...parties].map((one) => [`${one.congress}/${one.party_code}`, one.party_name]))
  return (code, congress) => {
    const isCommon = [...CODES.values()].includes(code)
    return (isCommon ? undefined : listed.get(`${congress}/${code}`)) ?? NAMES[code] ?? null
  }
}

/** Codes of Voteview that are compared with the names of other sources. */
export const isCompared = (code: number): boolean => [...CODES.values()].includes(code)
