import {
  isState,
  listDistricts,
  namesOf,
  SENATE_CLASSES,
  STATES,
  type SenateClass,
  type State,
} from '@rotunda/contract'

export type { SenateClass } from '@rotunda/contract'
export type HouseSeat = {
  readonly chamber: 'house'
  readonly state: State
  /** 0 for a seat at large. */
  readonly district: number
  readonly class: null
  readonly officeCode: string
}
export type SenateSeat = {
  readonly chamber: 'senate'
  readonly state: State
  readonly district: null
  readonly class: SenateClass
  readonly officeCode: string
}
/** A seat in Congress, independent of its holder. `officeCode` is its name at the gateways, and is unique. */
export type Seat = HouseSeat | SenateSeat

/** Makes a House seat from its State and district, whether or not the district exists. */
export const makeHouseSeat = (state: State, district: number): HouseSeat => ({
  chamber: 'house',
  state,
  district,
  class: null,
  officeCode: `H${GATEWAY_LETTERS[state] ?? state}${String(district).padStart(2, '0')}`,
})

/** Makes a Senate seat from its State and class, whether or not the State has that class. */
export const makeSenateSeat = (state: State, seatClass: SenateClass): SenateSeat => ({
  chamber: 'senate',
  state,
  district: null,
  class: seatClass,
  officeCode: `S${state}0${seatClass}`,
})

/** The gateways keep AS for a committee: the office of American Samoa is HAQ00, while its State stays AS. */
const GATEWAY_LETTERS: Partial<Record<State, string>> = { AS: 'AQ' }
const STATE_OF_LETTERS: Readonly<Record<string, State>> = { AQ: 'AS' }

/** Reads the seat from a code of the right form (`H<SS><DD>`, `S<SS>0<class>`); undefined for any other text. */
export const readSeatCode = (code: string): Seat | undefined => {
  const [, chamber, letters = '', digits] = /^([HS])([A-Z]{2})(\d\d)$/.exec(code) ?? []
  const state = STATE_OF_LETTERS[letters] ?? letters
  if (!isState(state)) return undefined
  if (chamber === 'H') return makeHouseSeat(state, Number(digits))
  const seatClass = CLASSES[Number(digits) - 1]
  return seatClass && makeSenateSeat(state, seatClass)
}

const CLASSES: readonly SenateClass[] = [1, 2, 3]

const ALL_STATES = namesOf(STATES).toSorted()

/** All 541: the House by State and district, then the Senate by State and class. */
export const SEATS: readonly Seat[] = [
  ...ALL_STATES.flatMap((state) => listDistricts(state).map((district) => makeHouseSeat(state, district))),
  ...ALL_STATES.flatMap((state) =>
    (SENATE_CLASSES.get(state) ?? []).map((seatClass) => makeSenateSeat(state, seatClass)),
  ),
]

const seatByCode = new Map(SEATS.map((seat) => [seat.officeCode, seat]))

/** Finds a real seat by its code; HAS00 and HAQ00 are both American Samoa's. */
export const findSeat = (code: string): Seat | undefined =>
  seatByCode.get(readSeatCode(code)?.officeCode ?? '')

/** Highest district of a State; 0 if its one seat is elected at large. */
export const highestDistrict = (state: State): number => listDistricts(state).at(-1) ?? 0

/** Every code under which a gateway may list the office, the usual code first. */
export const listOfficeCodes = (seat: Seat): string[] =>
  seat.state in GATEWAY_LETTERS && seat.district === 0
    ? [seat.officeCode, `H${seat.state}00`]
    : [seat.officeCode]

/** Describes a seat in words: `California’s district 12`, `the seat of Alaska at large`. */
export const describeSeat = (seat: Seat): string => {
  const state = STATES[seat.state]
  if (seat.chamber === 'senate') return `the Senate seat of ${state} in class ${seat.class}`
  return seat.district === 0
    ? `the House seat of ${state} at large`
    : `the House seat of ${state}’s district ${seat.district}`
}
