import type { HearingChamber } from './hearing-drafts.ts'

/** The chambers of Congress.gov, which has another word for what is of neither. */
export const CONGRESS_GOV_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  House: 'House',
  Senate: 'Senate',
  NoChamber: 'None',
}

/** The chambers of govinfo. */
export const GOVINFO_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  HOUSE: 'House',
  SENATE: 'Senate',
  JOINT: 'Joint',
}
