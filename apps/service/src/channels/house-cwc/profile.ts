import { CWC_LIMITS, CWC_ORGANISATION_LIMIT, CWC_PACE, type CwcProfile } from '../cwc/index.ts'

/** The House gateway: https://cwc.house.gov, test https://uat-cwc.house.gov. */
export const HOUSE_CWC_PROFILE: CwcProfile = {
  ...CWC_PACE,
  chamber: 'house',
  receiver: 'the House gateway',
  officeCode: /^H[A-Z]{2}[0-9]{2}$/,
  prefixes: null,
  limits: CWC_LIMITS,
  organisationLimit: CWC_ORGANISATION_LIMIT,
  acceptedStatuses: [200],
  windows: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '06:00', timeZone: 'America/New_York' }],
  rates: [{ name: 'house-cwc', capacity: 5, refillPerSecond: 5 }],
}
