import { isState } from '@rotunda/contract'

/** Territories that had a seat in the House and have none, as lists of members and Voteview write them. */
export const FORMER_TERRITORIES = {
  DK: 'Dakota Territory',
  OL: 'Territory of Orleans',
  PI: 'Philippine Islands',
} as const

/** Whether people in Congress are or were from there: a State, a territory of today, or a former one. */
export const isPlaceCode = (text: string): boolean => isState(text) || Object.hasOwn(FORMER_TERRITORIES, text)
