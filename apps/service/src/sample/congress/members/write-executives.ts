import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { writeDocument } from './write-document.ts'

/** A president who never was in Congress, and a vice president. */
export const writeExecutives = (): SampleCongressDocument =>
  writeDocument(
    'congress-legislators-executives',
    'executive.json',
    'application/json',
    JSON.stringify([PRESIDENT, VICE_PRESIDENT], null, 1),
  )

const TERM = { start: '2025-01-20', end: '2029-01-20', party: 'Independent', how: 'election' }
const PRESIDENT = {
  id: { govtrack: 909_001, icpsr_prez: 99_998 },
  name: { first: 'Prudence', last: 'Fictionpresident' },
  bio: { birthday: '1960-01-01', gender: 'F' },
  terms: [{ type: 'prez', ...TERM }],
}
const VICE_PRESIDENT = {
  id: { govtrack: 909_002, icpsr_prez: 99_999 },
  name: { first: 'Constant', last: 'Samplevice' },
  bio: { birthday: '1965-05-05', gender: 'M' },
  terms: [{ type: 'viceprez', ...TERM }],
}
