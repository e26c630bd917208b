import { CWC_LIMITS, CWC_ORGANISATION_LIMIT, CWC_PACE, type CwcProfile } from '../cwc-profile.ts'

const shared = {
  ...CWC_PACE,
  limits: CWC_LIMITS,
  organisationLimit: CWC_ORGANISATION_LIMIT,
  windows: [],
  rates: [],
}

/** A profile with each of the differences that the chambers have: the format's tests know no channel. */
export const TEST_PROFILES: Readonly<Record<'house' | 'senate', CwcProfile>> = {
  house: {
    ...shared,
    chamber: 'house',
    receiver: 'the test gateway',
    officeCode: /^H[A-Z]{2}[0-9]{2}$/,
    prefixes: null,
    acceptedStatuses: [200],
  },
  senate: {
    ...shared,
    chamber: 'senate',
    receiver: 'the test gateway',
    officeCode: /^S[A-Z]{2}0[1-3]$/,
    prefixes: ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'],
    acceptedStatuses: [201],
  },
}
