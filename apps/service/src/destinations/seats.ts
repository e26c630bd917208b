import { isState, STATES, type State } from '@rotunda/contract'

export type SenateClass = 1 | 2 | 3
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
/** A seat in Congress, independent of its holder. `officeCode` is how the gateways name it, and is unique. */
export type Seat = HouseSeat | SenateSeat

/**
 * Seats of each State in the House under the apportionment of 2020, in force from the 118th Congress on
 * (U.S. Census Bureau, 2020 Census Apportionment Results, table 1). Those with one seat elect it at large,
 * as do the District of Columbia and the five territories, whose delegates do not vote.
 */
const HOUSE =
  'AL7 AK1 AZ9 AR4 CA52 CO8 CT5 DE1 FL28 GA14 HI2 ID2 IL17 IN9 IA4 KS4 KY6 LA6 ME2 MD8 MA9 MI13 MN8 MS4 MO8 ' +
  'MT2 NE3 NV4 NH2 NJ12 NM3 NY26 NC14 ND1 OH15 OK5 OR6 PA17 RI2 SC7 SD1 TN9 TX38 UT4 VT1 VA11 WA10 WV2 WI8 ' +
  'WY1 DC1 AS1 GU1 MP1 PR1 VI1'

/** The two classes of each State's seats (United States Senate, Class I, Class II and Class III lists). */
const SENATE =
  'AL23 AK23 AZ13 AR23 CA13 CO23 CT13 DE12 FL13 GA23 HI13 ID23 IL23 IN13 IA23 KS23 KY23 LA23 ME12 MD13 MA12 ' +
  'MI12 MN12 MS12 MO13 MT12 NE12 NV13 NH23 NJ12 NM12 NY13 NC23 ND13 OH13 OK23 OR23 PA13 RI12 SC23 SD23 TN12 ' +
  'TX12 UT13 VT13 VA12 WA13 WV12 WI13 WY12'

/** A House seat from its State and district, whether or not there is such a district. */
export const makeHouseSeat = (state: State, district: number): HouseSeat => ({
  chamber: 'house',
  state,
  district,
  class: null,
  officeCode: `H${GATEWAY_LETTERS[state] ?? state}${String(district).padStart(2, '0')}`,
})

/** A Senate seat from its State and class, whether or not the State has that class. */
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

/** The seat that a code of the right form speaks of (`H<SS><DD>`, `S<SS>0<class>`); undefined for any other text. */
export const readSeatCode = (code: string): Seat | undefined => {
  const [, chamber, letters = '', digits] = /^([HS])([A-Z]{2})(\d\d)$/.exec(code) ?? []
  const state = STATE_OF_LETTERS[letters] ?? letters
  if (!isState(state)) return undefined
  if (chamber === 'H') return makeHouseSeat(state, Number(digits))
  const seatClass = CLASSES[Number(digits) - 1]
  return seatClass && makeSenateSeat(state, seatClass)
}

const CLASSES: readonly SenateClass[] = [1, 2, 3]

const entries = (table: string) =>
  table.split(' ').map((entry) => {
    const state = entry.slice(0, 2)
    if (!isState(state)) throw new Error(`${state} in the table of seats is not a State`)
    return { state, digits: entry.slice(2) }
  })

const numberOfSeats = new Map(entries(HOUSE).map(({ state, digits }) => [state, Number(digits)]))

const houseSeatsOf = (state: State): HouseSeat[] => {
  const count = numberOfSeats.get(state) ?? 0
  if (count === 1) return [makeHouseSeat(state, 0)]
  return Array.from({ length: count }, (_, index) => makeHouseSeat(state, index + 1))
}

const senateSeatsOf = ({ state, digits }: { state: State; digits: string }): SenateSeat[] =>
  CLASSES.filter((seatClass) => digits.includes(String(seatClass))).map((seatClass) =>
    makeSenateSeat(state, seatClass),
  )

const byState = <T extends { readonly state: State }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.state < b.state ? -1 : 1))

/** All 541: the House by State and district, then the Senate by State and class. */
export const SEATS: readonly Seat[] = [
  ...byState(entries(HOUSE)).flatMap(({ state }) => houseSeatsOf(state)),
  ...byState(entries(SENATE)).flatMap(senateSeatsOf),
]

const seatByCode = new Map(SEATS.map((seat) => [seat.officeCode, seat]))

/** A real seat by its code; HAS00 and HAQ00 are both American Samoa's. */
export const findSeat = (code: string): Seat | undefined =>
  seatByCode.get(readSeatCode(code)?.officeCode ?? '')

/** The highest district of a State; 0 where the one seat is elected at large. */
export const highestDistrict = (state: State): number => {
  const count = numberOfSeats.get(state) ?? 0
  return count === 1 ? 0 : count
}

/** Every code under which a gateway may list the office, the usual one first. */
export const listOfficeCodes = (seat: Seat): string[] =>
  seat.state in GATEWAY_LETTERS && seat.district === 0
    ? [seat.officeCode, `H${seat.state}00`]
    : [seat.officeCode]

/** How a person says it: `California’s district 12`, `the seat of Alaska at large`. */
export const describeSeat = (seat: Seat): string => {
  const state = STATES[seat.state]
  if (seat.chamber === 'senate') return `the Senate seat of ${state} in class ${seat.class}`
  return seat.district === 0
    ? `the House seat of ${state} at large`
    : `the House seat of ${state}’s district ${seat.district}`
}
