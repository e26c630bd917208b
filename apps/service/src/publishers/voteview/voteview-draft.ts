import { isPlaceCode } from '../cells/states-and-districts.ts'

/**
 * A member in one Congress and chamber, as Voteview has the person. A member who changed party has a row and a number
 * for each party.
 */
export type VoteviewMemberDraft = {
  readonly congress: number
  readonly chamber: 'House' | 'President' | 'Senate'
  readonly icpsr: number
  readonly state: string
  /** House: 0 at large; 98 and 99 are unknown districts. Null in the Senate and for presidents. */
  readonly district: number | null
  readonly party_code: number
  /** Order among the holders of the seat in the Congress; null if the file does not give it. */
  readonly occupancy: number | null
  /** Means by which the seat was won, as Voteview numbers it; null if the file does not give it. */
  readonly last_means: number | null
  readonly name: string
  /** Null for most presidents, and for some members in copies of the file. Rows without it are refused. */
  readonly bioguide: string | null
  readonly born: number | null
  readonly died: number | null
}

export type VoteviewPartyDraft = {
  readonly congress: number
  readonly chamber: 'House' | 'President' | 'Senate'
  readonly party_code: number
  readonly party_name: string
  readonly members: number
}

/** Parses a whole number, which some copies write as `7.0`; undefined for any other text. */
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

/** Whether the text is a State. That of a president is the whole country. */
export const isVoteviewState = (text: string, chamber: VoteviewChamber): boolean =>
  chamber === 'President' ? text === 'USA' : isPlaceCode(text)
