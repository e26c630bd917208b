/** Titles of the publishers of appropriations. */
export const PUBLISHERS = {
  'senate-appropriations': 'Senate Committee on Appropriations',
  'house-appropriations': 'House Committee on Appropriations',
  guidance: 'Rotunda, from the guidance documents that each line cites',
  'fast-book': 'Bureau of the Fiscal Service, U.S. Department of the Treasury',
  'assistance-listings': 'Office of Management and Budget, Federal Program Inventory',
  'congress-legislators': 'unitedstates/congress-legislators',
} as const
export type PublisherName = keyof typeof PUBLISHERS
