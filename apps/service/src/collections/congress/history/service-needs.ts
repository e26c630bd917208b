import type { ServiceMeans } from '@rotunda/contract'
import type { VoteviewMemberDraft, VoteviewPartyDraft } from '../../../publishers/congress/index.ts'
import { listCongresses } from '../congress-days.ts'
import type { Facts } from '../../families/index.ts'
import { CLERK_MEMBERS, LEGISLATORS } from '../members/facts.ts'
import { VOTEVIEW_MEMBERS, VOTEVIEW_PARTIES } from './facts.ts'

/** Facts that the service of a person needs beside those of the person. */
export type ServiceNeeds = {
  readonly nameParty: NameParty
  /** Congresses and chambers that Voteview covers, as `116/House`. */
  readonly covered: ReadonlySet<string>
  /** States with one seat in the House, by Congress: `116/AK`. */
  readonly atLarge: ReadonlySet<string>
}

export const readServiceNeeds = (facts: Facts): ServiceNeeds => {
  const rows = [...facts.list(VOTEVIEW_MEMBERS)].map(({ draft }) => draft)
  return {
    nameParty: makePartyNames([...facts.list(VOTEVIEW_PARTIES)].map(({ draft }) => draft)),
    covered: new Set(rows.map(({ congress, chamber }) => `${congress}/${chamber}`)),
    atLarge: findAtLarge(facts),
  }
}

/**
 * States with one seat. Voteview numbers that seat 1, as if there were more. The 1 stays if no other source lists the
 * State in that Congress.
 */
const findAtLarge = (facts: Facts): ReadonlySet<string> => {
  const listed = [...facts.list(CLERK_MEMBERS)]
    .filter(({ draft }) => draft.district === 0)
    .map(({ draft }) => `${draft.congress}/${draft.state}`)
  const served = [...facts.list(LEGISLATORS)]
    .flatMap(({ draft }) => draft.terms)
    .filter(({ district }) => district === 0)
    .flatMap(({ start, end, state }) => listCongresses(start, end).map((congress) => `${congress}/${state}`))
  return new Set([...listed, ...served])
}

/** Voteview’s numbers for seats at large in States with several, and for districts that are not known. */
const UNKNOWN_DISTRICTS: readonly (number | null)[] = [98, 99]

/** The district of a row of Voteview: 0 at large, null where it is not known. */
export const readDistrict = (
  { congress, state, district }: VoteviewMemberDraft,
  { atLarge }: Pick<ServiceNeeds, 'atLarge'>,
): number | null => {
  if (UNKNOWN_DISTRICTS.includes(district)) return null
  return district === 1 && atLarge.has(`${congress}/${state}`) ? 0 : district
}

/** Means, by Voteview’s numbers. */
const BY_NUMBER: Readonly<Record<number, ServiceMeans>> = {
  1: 'general',
  2: 'special',
  3: 'state_legislature',
  5: 'appointed',
}

const BY_WORD: Readonly<Record<string, ServiceMeans>> = {
  appointment: 'appointed',
  'special-election': 'special',
}

/**
 * Means by which the seat was won: by the list of members, which records only elections that are not general; otherwise
 * by Voteview.
 */
export const readMeans = (how: string | null, lastMeans: number | null): ServiceMeans =>
  BY_WORD[how ?? ''] ?? BY_NUMBER[lastMeans ?? 0] ?? 'unknown'

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

type NameParty = (code: number, congress: number) => string | null

/**
 * Names of codes, as Voteview’s file has them for the Congress. Parties that all sources name alike have fixed names.
 */
const makePartyNames = (parties: Iterable<VoteviewPartyDraft>): NameParty => {
  const listed = new Map([...parties].map((one) => [`${one.congress}/${one.party_code}`, one.party_name]))
  return (code, congress) => {
    const isCommon = [...CODES.values()].includes(code)
    return (isCommon ? undefined : listed.get(`${congress}/${code}`)) ?? NAMES[code] ?? null
  }
}

/** Whether a code of Voteview is compared with the names of other sources. */
export const isCompared = (code: number): boolean => [...CODES.values()].includes(code)
