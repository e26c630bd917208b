/**
 * Agencies that take no comments through Regulations.gov, by the acronym their docket numbers begin with. The best
 * known of the 133 agencies in usnationalarchives/federalregister-api-core,
 * data/regulations_dot_gov_non_participating_agencies.csv (January 2025). Asking Regulations.gov tells the rest.
 */
export const NON_PARTICIPATING_AGENCIES: Readonly<Record<string, NonParticipatingAgency>> = {
  CFTC: { name: 'Commodity Futures Trading Commission', takesCommentsAt: 'https://comments.cftc.gov' },
  FCC: { name: 'Federal Communications Commission', takesCommentsAt: 'https://www.fcc.gov/ecfs' },
  FDIC: { name: 'Federal Deposit Insurance Corporation', takesCommentsAt: null },
  FEC: { name: 'Federal Election Commission', takesCommentsAt: 'https://sers.fec.gov/fosers' },
  FERC: { name: 'Federal Energy Regulatory Commission', takesCommentsAt: null },
  FMC: { name: 'Federal Maritime Commission', takesCommentsAt: null },
  FRS: { name: 'Federal Reserve System', takesCommentsAt: null },
  ITC: { name: 'International Trade Commission', takesCommentsAt: 'https://edis.usitc.gov' },
  PRC: { name: 'Postal Regulatory Commission', takesCommentsAt: null },
  SEC: { name: 'Securities and Exchange Commission', takesCommentsAt: null },
  STB: { name: 'Surface Transportation Board', takesCommentsAt: null },
}

/** `takesCommentsAt` is null if only the agency's notice says. */
export type NonParticipatingAgency = { readonly name: string; readonly takesCommentsAt: string | null }
