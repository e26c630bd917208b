import { isPlaceCode } from '../cells/is-place-code.ts'

/** A whole number, which some copies write as `7.0`; undefined for everything else. */
export const parseWhole = (text: string): number | undefined =>
  /^\d{1,6}(?:\.0+)?$/.test(text) ? Number(text) : undefined

export const parseCongress = (text: string): number | undefined => {
  const congress = parseWhole(text)
  return congress !== undefined && congress >= 1 && congress < 1000 ? congress : undefined
}

const CHAMBERS = ['House', 'President', 'Senate'] as const
export type VoteviewChamber = (typeof CHAMBERS)[number]

export const parseVoteviewChamber = (text: string): VoteviewChamber | undefined =>
  CHAMBERS.find((chamber) => chamber === text)

/** A president’s State is the whole country. */
export const isVoteviewState = (text: string, chamber: VoteviewChamber): boolean =>
  chamber === 'President' ? text === 'USA' : isPlaceCode(text)
