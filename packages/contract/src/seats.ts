import { isState, type State } from './states.ts'

/**
 * Seats of each State in the House under the apportionment of 2020, in force from the 118th Congress on
 * (U.S. Census Bureau, 2020 Census Apportionment Results, table 1). A State with one seat elects it at large; so do the District of Columbia and the five territories, which send delegates without a vote.
 */
const HOUSE =
  'AL7 AK1 AZ9 AR4 CA52 CO8 CT5 DE1 FL28 GA14 HI2 ID2 IL17 IN9 IA4 KS4 KY6 LA6 ME2 MD8 MA9 MI13 MN8 MS4 MO8 MT2 NE3 NV4 NH2 NJ12 NM3 NY26 NC14 ND1 OH15 OK5 OR6 PA17 RI2 SC7 SD1 TN9 TX38 UT4 VT1 VA11 WA10 WV2 WI8 WY1 DC1 AS1 GU1 MP1 PR1 VI1'

/** The two classes of each State's seats (United States Senate, Class I, Class II and Class III lists). */
const SENATE =
  'AL23 AK23 AZ13 AR23 CA13 CO23 CT13 DE12 FL13 GA23 HI13 ID23 IL23 IN13 IA23 KS23 KY23 LA23 ME12 MD13 MA12 MI12 MN12 MS12 MO13 MT12 NE12 NV13 NH23 NJ12 NM12 NY13 NC23 ND13 OH13 OK23 OR23 PA13 RI12 SC23 SD23 TN12 TX12 UT13 VT13 VA12 WA13 WV12 WI13 WY12'

const parse = (table: string): readonly (readonly [State, string])[] =>
  table.split(' ').map((entry) => {
    const state = entry.slice(0, 2)
    if (!isState(state)) throw new Error(`${state} in the table of seats is not a State`)
    return [state, entry.slice(2)]
  })

/** Number of House seats of each State and territory. */
export const HOUSE_SEATS: ReadonlyMap<State, number> = new Map(
  parse(HOUSE).map(([state, digits]) => [state, Number(digits)]),
)

/** Lists the districts of a State: only 0 if its one seat is elected at large. */
export const listDistricts = (state: State): readonly number[] => {
  const count = HOUSE_SEATS.get(state) ?? 0
  return count === 1 ? [0] : Array.from({ length: count }, (_, index) => index + 1)
}

export type SenateClass = 1 | 2 | 3
const CLASSES: readonly SenateClass[] = [1, 2, 3]

/** The classes of each State’s two seats in the Senate. */
export const SENATE_CLASSES: ReadonlyMap<State, readonly SenateClass[]> = new Map(
  parse(SENATE).map(([state, digits]) => [state, CLASSES.filter((one) => digits.includes(String(one)))]),
)
