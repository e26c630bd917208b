import { WITHHELD } from '../../publishers/lda/index.ts'
import { declareFamilies, makeNoticesFamily } from '../families/index.ts'
import { describeLobbyingCoverage } from './coverage.ts'
import { LOBBYING_FAMILY } from './family.ts'
import { ACTIVITY_FILES } from './filings/activity-files.ts'
import { LOBBYING_NOTICE } from './notice.ts'

/** Filings under the Lobbying Disclosure Act, as published by the Senate's Office of Public Records. */
export const LOBBYING_FILINGS = declareFamilies([LOBBYING_FAMILY, makeNoticesFamily([LOBBYING_FAMILY])], {
  name: 'lobbying-filings',
  module: import.meta.url,
  words: {
    title: 'Lobbying disclosure filings, with their sources',
    summary:
      'Registrations and reports under the Lobbying Disclosure Act: filings, activities, lobbyists, clients and contributions, each row with its source.',
    attribution: `Data: Lobbying Disclosure Act filings of the Senate Office of Public Records, read on the days in retrieved_at and collected by Rotunda. ${LOBBYING_NOTICE} Keep the day of retrieval and the sources with the data.`,
    caution:
      'Never add income and expenses. An id is not a company or a person. A filing shows no influence or effect, and no filing does not show that nobody lobbied.',
    publishedRows: 'Rows that are filings, parts of filings, or codes.',
  },
  notes: {
    rights:
      'The interface asks users to name the day on which the data was retrieved, to show the notice of the Senate’s office, and not to change the content and still cite its source. Keep the source links and days.',
    lobbying_notice: LOBBYING_NOTICE,
    control_characters:
      'A text of the row held control characters in its source, which show nothing and stop programs that load them: each has become a space.',
    sample_data:
      'Fictional data that shows how the service works: no registrant, client, lobbyist or amount in it is real.',
  },
  documents: {
    // The newest document of a filing counts, so it is read first.
    readingOrder: ({ source }) => -Date.parse(source.retrieved_at),
  },
  derived: ACTIVITY_FILES,
  describeCoverage: describeLobbyingCoverage,
  catalog: { keywords: ['lobbying', 'Lobbying Disclosure Act', 'LD-1', 'LD-2', 'LD-203'] },
  snapshot: {
    neverClaim: [
      'Income and expenses are never added: expenses include the payments to hired firms.',
      'No dollars belong to an issue area, a body of government, a bill or a lobbyist.',
      'An id is not a company or a person.',
      'A filing shows no influence or effect.',
      'No filing does not show that there was no lobbying.',
    ],
    terms: [
      {
        publisher: 'lda',
        text: `Terms of the interface of 22 August 2019: users should “cite the date that data were accessed or retrieved using the API”, must state that “${LOBBYING_NOTICE}”, and may not “modify or falsely represent content” and still cite the source. The seal of the Senate may not be used.`,
      },
    ],
    cadence: { words: 'Weekly by day of posting, and whole years after each quarterly deadline', days: 7 },
    cellsWithheld: { lda: WITHHELD },
    preview: {
      filings: {
        period: 'posted_on_eastern',
        counts: ['form_family', 'period', 'amount_kind', 'amount_missing', 'supersession'],
      },
      activities: { counts: ['issue_name', 'entities_scope'] },
      'contribution-reports': { period: 'posted_on_eastern', counts: ['filer_type', 'period'] },
      'summary-by-registrant-client-quarter': { period: 'year', counts: ['period'] },
      'summary-by-issue-quarter': { period: 'year', counts: ['period'] },
      lobbyists: { counts: [], isWithoutRows: true },
      'activity-lobbyists': { counts: [], isWithoutRows: true },
      convictions: { counts: [], isWithoutRows: true },
      codes: { counts: ['kind'] },
    },
  },
})
export { LOBBYING_FILINGS as collection }
