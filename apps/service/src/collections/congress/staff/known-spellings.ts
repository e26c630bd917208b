import type { OfficeSpelling } from './office-directory.ts'

/** Names of offices as the Secretary of the Senate prints them, which no list of members has: each is of one senator. */
export const KNOWN_SPELLINGS: readonly OfficeSpelling[] = [
  {
    name: 'SENATOR A. MITCHELL MCCONNELL, JR.',
    bioguide: 'M000355',
    chamber: 'Senate',
    from: '1985-01-03',
    to: '2027-01-03',
  },
  {
    name: 'SENATOR CHRIS MURPHY',
    bioguide: 'M001169',
    chamber: 'Senate',
    from: '2013-01-03',
    to: '2031-01-03',
  },
  {
    name: 'SENATOR MAIZE HIRONO',
    bioguide: 'H001042',
    chamber: 'Senate',
    from: '2013-01-03',
    to: '2031-01-03',
  },
  {
    name: 'SENATOR TIM JOHNSON',
    bioguide: 'J000177',
    chamber: 'Senate',
    from: '1997-01-03',
    to: '2015-01-03',
  },
]
