import { HOUSE_SEATS, listDistricts, SENATE_CLASSES, STATES } from '@rotunda/contract'
import { findPlaceCode, FORMER_TERRITORIES } from '../../publishers/congress/index.ts'

export type Chamber = 'House' | 'Senate'
type Seat = {
  readonly chamber: Chamber
  readonly state: string | null
  readonly district: number | null
  readonly senate_class: number | null
}

/** `House AL 5`, `Senate SC 2`; null where a source does not say which seat of the State it is. */
export const nameSeat = ({ chamber, state, district, senate_class }: Seat): string | null => {
  const number = chamber === 'House' ? district : senate_class
  return state === null || number === null || number < 0 ? null : `${chamber} ${state} ${number}`
}

/** All seats of a chamber, as they have been since the 118th Congress. */
export const SEAT_NAMES: Readonly<Record<Chamber, readonly string[]>> = {
  House: [...HOUSE_SEATS.keys()].flatMap((state) =>
    listDistricts(state).map((district) => `House ${state} ${district}`),
  ),
  Senate: [...SENATE_CLASSES].flatMap(([state, classes]) =>
    classes.map((senateClass) => `Senate ${state} ${senateClass}`),
  ),
}

/** Third of the Senate that a seat is elected with; null for everything else. */
export const asClass = (value: number | null): 1 | 2 | 3 | null =>
  value === 1 || value === 2 || value === 3 ? value : null

/** One name for each spelling of a party of today: letters, adjectives, and the names of affiliates in a State. */
const PARTY_NAMES: Readonly<Record<string, string>> = {
  d: 'Democrat',
  democratic: 'Democrat',
  r: 'Republican',
  i: 'Independent',
  id: 'Independent',
  l: 'Libertarian',
}

/** The name under which the party is published: unitedstates/congress-legislators has one for each. */
export const namePartyOf = (text: string): string => PARTY_NAMES[text.toLowerCase()] ?? text

/** Name of a State or territory, present or former. */
export const nameStateOf = (code: string): string | null => STATE_NAMES.get(code) ?? null

const STATE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FORMER_TERRITORIES, ...STATES }))

/** Code of a State, by its full name. */
export const findStateCode = (name: string): string | null => findPlaceCode(name) ?? null
