import type { State } from '@rotunda/contract'

/** Location of a ZIP code: the States it may be written with; empty if no State has it. */
export type ZipPlace =
  | { readonly kind: 'states'; readonly states: readonly State[] }
  /** Armed forces and embassies (AA, AE, AP): the code lies in no State, and is written with the voter's own. */
  | { readonly kind: 'military' }

/**
 * Locates a ZIP code by its first three digits, or by all five where these cover several States. The Postal Service
 * numbers its centres so; it does not tell districts apart.
 */
export const findZipPlace = (zip: string): ZipPlace => {
  const code = Number(zip.slice(0, 5))
  const states = EXCEPTIONS[zip.slice(0, 5)] ?? RANGES.find(([from, to]) => code >= from && code <= to)?.[2]
  if (states === undefined) return { kind: 'states', states: [] }
  return states === 'military' ? { kind: 'military' } : { kind: 'states', states: [states].flat() }
}

type Owner = State | 'military'

/** The first range that holds a code counts, so a part comes before the whole. */
const RANGES: readonly (readonly [from: number, to: number, owner: Owner])[] = [
  [500, 599, 'NY'],
  [600, 799, 'PR'],
  [800, 899, 'VI'],
  [900, 999, 'PR'],
  [1000, 2799, 'MA'],
  [2800, 2999, 'RI'],
  [3000, 3899, 'NH'],
  [3900, 4999, 'ME'],
  [5500, 5599, 'MA'],
  [5000, 5999, 'VT'],
  [6000, 6999, 'CT'],
  [7000, 8999, 'NJ'],
  [9000, 9899, 'military'],
  [10_000, 14_999, 'NY'],
  [15_000, 19_699, 'PA'],
  [19_700, 19_999, 'DE'],
  [20_100, 20_199, 'VA'],
  [20_000, 20_599, 'DC'],
  [20_600, 21_999, 'MD'],
  [22_000, 24_699, 'VA'],
  [24_700, 26_899, 'WV'],
  [27_000, 28_999, 'NC'],
  [29_000, 29_999, 'SC'],
  [30_000, 31_999, 'GA'],
  [34_000, 34_099, 'military'],
  [32_000, 34_999, 'FL'],
  [35_000, 36_999, 'AL'],
  [37_000, 38_599, 'TN'],
  [38_600, 39_799, 'MS'],
  [39_800, 39_999, 'GA'],
  [40_000, 42_799, 'KY'],
  [43_000, 45_999, 'OH'],
  [46_000, 47_999, 'IN'],
  [48_000, 49_999, 'MI'],
  [50_000, 52_899, 'IA'],
  [53_000, 54_999, 'WI'],
  [55_000, 56_799, 'MN'],
  [56_900, 56_999, 'DC'],
  [57_000, 57_799, 'SD'],
  [58_000, 58_899, 'ND'],
  [59_000, 59_999, 'MT'],
  [60_000, 62_999, 'IL'],
  [63_000, 65_899, 'MO'],
  [66_000, 67_999, 'KS'],
  [68_000, 69_399, 'NE'],
  [70_000, 71_499, 'LA'],
  [71_600, 72_999, 'AR'],
  [73_300, 73_399, 'TX'],
  [73_000, 74_999, 'OK'],
  [75_000, 79_999, 'TX'],
  [80_000, 81_699, 'CO'],
  [82_000, 83_199, 'WY'],
  [83_200, 83_899, 'ID'],
  [84_000, 84_799, 'UT'],
  [85_000, 86_599, 'AZ'],
  [87_000, 88_499, 'NM'],
  [88_500, 88_599, 'TX'],
  [88_900, 89_899, 'NV'],
  [90_000, 96_199, 'CA'],
  [96_200, 96_699, 'military'],
  [96_799, 96_799, 'AS'],
  [96_700, 96_899, 'HI'],
  [96_910, 96_932, 'GU'],
  [96_950, 96_952, 'MP'],
  [97_000, 97_999, 'OR'],
  [98_000, 99_499, 'WA'],
  [99_500, 99_999, 'AK'],
]

/** Codes whose first digits name another State, or whose carriers serve two: the known ones, not all. */
const EXCEPTIONS: Readonly<Record<string, readonly State[]>> = {
  '02861': ['RI', 'MA'],
  '06390': ['NY'],
  '42223': ['KY', 'TN'],
  '59221': ['MT', 'ND'],
  '63673': ['MO', 'IL'],
  '71749': ['AR', 'LA'],
  '73949': ['OK', 'TX'],
  '81137': ['CO', 'NM'],
  '83414': ['WY', 'ID'],
  '84536': ['UT', 'AZ'],
  '86044': ['AZ', 'UT'],
  '86515': ['AZ', 'NM'],
  '88063': ['NM', 'TX'],
  '89439': ['NV', 'CA'],
  '97635': ['OR', 'CA'],
}
