import { CWC_LIMITS, CWC_ORGANISATION_LIMIT, CWC_PACE, type CwcProfile } from '../cwc/index.ts'

/** The Senate gateway (SOAPBox): https://soapbox.senate.gov. An office is a seat: State and class. */
export const SENATE_CWC_PROFILE: CwcProfile = {
  ...CWC_PACE,
  chamber: 'senate',
  receiver: 'the Senate gateway',
  officeCode: /^S[A-Z]{2}0[1-3]$/,
  prefixes: ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'],
  limits: CWC_LIMITS,
  organisationLimit: CWC_ORGANISATION_LIMIT,
  acceptedStatuses: [201],
  windows: [
    { weekdays: [7], from: '00:00', to: '06:00', timeZone: 'America/New_York' },
    { weekdays: [3], from: '05:00', to: '07:00', timeZone: 'America/New_York' },
  ],
  rates: [{ name: 'senate-cwc', capacity: 5, refillPerSecond: 5 }],
}
