import type { ProjectListing } from '@rotunda/contract'

/**
 * Listings for community projects. The publisher’s data has no flag for these projects, and other listings have them
 * beside everything else.
 */
const LISTINGS: Readonly<Record<string, 'dedicated' | 'in_part'>> = {
  '10.723': 'dedicated',
  '10.730': 'dedicated',
  '11.469': 'dedicated',
  '11.617': 'dedicated',
  '12.599': 'dedicated',
  '14.251': 'dedicated',
  '16.753': 'dedicated',
  '17.289': 'dedicated',
  '20.534': 'dedicated',
  '43.014': 'dedicated',
  '59.059': 'dedicated',
  '66.202': 'dedicated',
  '84.215': 'in_part',
  '84.427': 'dedicated',
  '93.493': 'dedicated',
  '95.010': 'dedicated',
  '97.143': 'dedicated',
}

/** Number of listings that pay for community projects. */
export const PROJECT_LISTING_COUNT = Object.keys(LISTINGS).length

/** Judges some listings of one award by the one that says most. */
export const judgeListings = (numbers: readonly string[]): ProjectListing => {
  const found = numbers.flatMap((number) => LISTINGS[number] ?? [])
  return found.includes('dedicated') ? 'dedicated' : found.includes('in_part') ? 'in_part' : 'none'
}

/** First digits of the listings of an agency, by the code that enacted projects have. */
const PREFIXES: Readonly<Record<string, string>> = {
  USDA: '10',
  DOC: '11',
  DOD: '12',
  HUD: '14',
  DOJ: '16',
  DOL: '17',
  DOT: '20',
  NASA: '43',
  SBA: '59',
  EPA: '66',
  ED: '84',
  HHS: '93',
  DHS: '97',
}

/** Lists the listings for community projects of an agency. Empty for an agency that has none. */
export const listingsOfAgency = (agency: string | null): readonly string[] => {
  const prefix = agency === null ? undefined : PREFIXES[agency]
  return prefix === undefined ? [] : Object.keys(LISTINGS).filter((number) => number.startsWith(`${prefix}.`))
}
