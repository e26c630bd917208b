import type { State } from '@rotunda/contract'

export type Residents = {
  /** Resident population by the 2020 Census. */
  readonly residents: number
  /** Seats in the House since 2023; one delegate or resident commissioner where there is no voting seat. */
  readonly seats: number
  /** Two-digit code on Census Bureau maps; undefined where the map has no outline. */
  readonly fips: string | undefined
  /** Column and row in the grid of equal tiles. */
  readonly tile: readonly [number, number]
}

/** Name of the census wherever amounts per resident are shown. */
export const CENSUS = '2020 Census'
/** Sources of the residents and the seats. */
export const CENSUS_SOURCE =
  'Residents: 2020 Census of the Census Bureau, resident population of States, the District of Columbia and Puerto Rico (apportionment table 2, April 2021) and of the Island Areas (October 2021). Seats: apportionment that follows from it, in force since the 118th Congress.'

/** The Census counts on April 1 of years that end in 0. Newer numbers are estimates, and are not used here. */
export const GEOGRAPHY: Readonly<Record<State, Residents>> = {
  AL: { residents: 5_024_279, seats: 7, fips: '01', tile: [6, 6] },
  AK: { residents: 733_391, seats: 1, fips: '02', tile: [0, 0] },
  AZ: { residents: 7_151_502, seats: 9, fips: '04', tile: [1, 5] },
  AR: { residents: 3_011_524, seats: 4, fips: '05', tile: [4, 5] },
  CA: { residents: 39_538_223, seats: 52, fips: '06', tile: [0, 4] },
  CO: { residents: 5_773_714, seats: 8, fips: '08', tile: [3, 4] },
  CT: { residents: 3_605_944, seats: 5, fips: '09', tile: [10, 3] },
  DE: { residents: 989_948, seats: 1, fips: '10', tile: [10, 4] },
  DC: { residents: 689_545, seats: 1, fips: '11', tile: [8, 4] },
  FL: { residents: 21_538_187, seats: 28, fips: '12', tile: [8, 7] },
  GA: { residents: 10_711_908, seats: 14, fips: '13', tile: [7, 6] },
  HI: { residents: 1_455_271, seats: 2, fips: '15', tile: [0, 6] },
  ID: { residents: 1_839_106, seats: 2, fips: '16', tile: [1, 3] },
  IL: { residents: 12_812_508, seats: 17, fips: '17', tile: [5, 3] },
  IN: { residents: 6_785_528, seats: 9, fips: '18', tile: [6, 3] },
  IA: { residents: 3_190_369, seats: 4, fips: '19', tile: [4, 3] },
  KS: { residents: 2_937_880, seats: 4, fips: '20', tile: [4, 4] },
  KY: { residents: 4_505_836, seats: 6, fips: '21', tile: [6, 4] },
  LA: { residents: 4_657_757, seats: 6, fips: '22', tile: [4, 6] },
  ME: { residents: 1_362_359, seats: 2, fips: '23', tile: [10, 0] },
  MD: { residents: 6_177_224, seats: 8, fips: '24', tile: [9, 4] },
  MA: { residents: 7_029_917, seats: 9, fips: '25', tile: [9, 2] },
  MI: { residents: 10_077_331, seats: 13, fips: '26', tile: [6, 2] },
  MN: { residents: 5_706_494, seats: 8, fips: '27', tile: [4, 2] },
  MS: { residents: 2_961_279, seats: 4, fips: '28', tile: [5, 6] },
  MO: { residents: 6_154_913, seats: 8, fips: '29', tile: [5, 4] },
  MT: { residents: 1_084_225, seats: 2, fips: '30', tile: [1, 2] },
  NE: { residents: 1_961_504, seats: 3, fips: '31', tile: [3, 3] },
  NV: { residents: 3_104_614, seats: 4, fips: '32', tile: [1, 4] },
  NH: { residents: 1_377_529, seats: 2, fips: '33', tile: [10, 1] },
  NJ: { residents: 9_288_994, seats: 12, fips: '34', tile: [9, 3] },
  NM: { residents: 2_117_522, seats: 3, fips: '35', tile: [2, 5] },
  NY: { residents: 20_201_249, seats: 26, fips: '36', tile: [8, 2] },
  NC: { residents: 10_439_388, seats: 14, fips: '37', tile: [7, 5] },
  ND: { residents: 779_094, seats: 1, fips: '38', tile: [2, 2] },
  OH: { residents: 11_799_448, seats: 15, fips: '39', tile: [7, 3] },
  OK: { residents: 3_959_353, seats: 5, fips: '40', tile: [3, 5] },
  OR: { residents: 4_237_256, seats: 6, fips: '41', tile: [0, 3] },
  PA: { residents: 13_002_700, seats: 17, fips: '42', tile: [8, 3] },
  RI: { residents: 1_097_379, seats: 2, fips: '44', tile: [10, 2] },
  SC: { residents: 5_118_425, seats: 7, fips: '45', tile: [8, 6] },
  SD: { residents: 886_667, seats: 1, fips: '46', tile: [3, 2] },
  TN: { residents: 6_910_840, seats: 9, fips: '47', tile: [5, 5] },
  TX: { residents: 29_145_505, seats: 38, fips: '48', tile: [3, 6] },
  UT: { residents: 3_271_616, seats: 4, fips: '49', tile: [2, 4] },
  VT: { residents: 643_077, seats: 1, fips: '50', tile: [9, 1] },
  VA: { residents: 8_631_393, seats: 11, fips: '51', tile: [6, 5] },
  WA: { residents: 7_705_281, seats: 10, fips: '53', tile: [0, 2] },
  WV: { residents: 1_793_716, seats: 2, fips: '54', tile: [7, 4] },
  WI: { residents: 5_893_718, seats: 8, fips: '55', tile: [5, 2] },
  WY: { residents: 576_851, seats: 1, fips: '56', tile: [2, 3] },
  PR: { residents: 3_285_874, seats: 1, fips: undefined, tile: [9, 8] },
  AS: { residents: 49_710, seats: 1, fips: undefined, tile: [2, 8] },
  GU: { residents: 153_836, seats: 1, fips: undefined, tile: [1, 8] },
  MP: { residents: 47_329, seats: 1, fips: undefined, tile: [0, 8] },
  VI: { residents: 87_146, seats: 1, fips: undefined, tile: [10, 8] },
}
