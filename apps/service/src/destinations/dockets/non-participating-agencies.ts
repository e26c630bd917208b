/**
 * Agencies that take no comments through Regulations.gov, by the acronym their docket numbers begin with. A part of
 * usnationalarchives/federalregister-api-core, data/regulations_dot_gov_non_participating_agencies.csv (January
 * 2025, 133 agencies): those whose proceedings are best known. The rest are distinguished by asking Regulations.gov.
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

/** `takesCommentsAt` is null where the agency's own notice has to say. */
export type NonParticipatingAgency = { readonly name: string; readonly takesCommentsAt: string | null }
