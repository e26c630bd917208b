import { CONGRESS } from '../../collections/congress/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { NO_DOCUMENTS, type DataApi } from '../data/index.ts'
import { DATA_PAGE } from './data-page.ts'
import { describeFreshness } from './describe-freshness.ts'
import { OPERATIONS } from './operations.ts'
import { readDay } from './read-day.ts'

export const BASE = '/api/partner/v1'

/** Makes the partner API over the releases of Congress. */
export const partnerApi = (currentRelease: CurrentRelease, directory: string): DataApi => ({
  collection: CONGRESS,
  name: 'partner',
  base: BASE,
  title: 'Partner data API',
  description:
    'Read-only, with a key: staff, members, committees, the history of members, hearings and witnesses. A key opens the families in its scopes.',
  info: {
    title: 'Rotunda: partner data on Congress',
    description:
      'Staff, members, committees, the history of members, hearings and witnesses of Congress, each row with its sources. Send the key as `Authorization: Bearer`, never in an address and never from a browser. Every answer names the release that it comes from (`meta.snapshot`), how recent the sources are and what they leave out: keep all three with the data.',
  },
  dataPage: DATA_PAGE,
  access: 'key',
  currentRelease,
  directory,
  operations: OPERATIONS,
  // No copies of its documents are served.
  documents: NO_DOCUMENTS,
  describeFreshness: describeFreshness(),
  readState: readDay,
})
