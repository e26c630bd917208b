import type { EnactedAgency, ProjectListing } from '@rotunda/contract'
import { PROJECT_LISTINGS } from '../../publishers/award-spending/index.ts'

/** Number of listings that pay for community projects. */
export const PROJECT_LISTING_COUNT = Object.keys(PROJECT_LISTINGS).length

/** Judges some listings of one award by the one that says most. */
export const judgeListings = (numbers: readonly string[]): ProjectListing => {
  const found = numbers.flatMap((number) => PROJECT_LISTINGS[number] ?? [])
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
  return prefix === undefined
    ? []
    : Object.keys(PROJECT_LISTINGS).filter((number) => number.startsWith(`${prefix}.`))
}

/** Codes of the agencies at USAspending. The Corps of Engineers stands under Defense, too. */
const AGENCY_CODES: Readonly<Record<EnactedAgency, readonly string[]>> = {
  USDA: ['012'],
  DOC: ['013'],
  DOD: ['097'],
  ED: ['091'],
  DOE: ['089'],
  HHS: ['075'],
  DHS: ['070'],
  HUD: ['086'],
  DOI: ['014'],
  DOJ: ['015'],
  DOL: ['1601'],
  DOT: ['069'],
  VA: ['036'],
  USACE: ['096', '097'],
  EPA: ['068'],
  GSA: ['047'],
  NARA: ['088'],
  NASA: ['080'],
  SBA: ['073'],
}

/** Whether the code of an awarding agency is of this agency. An unknown agency is not. */
export const isOfAgency = (code: string | null, agency: EnactedAgency): boolean =>
  code !== null && AGENCY_CODES[agency].includes(code)
