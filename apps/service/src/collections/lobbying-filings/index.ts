import type { LobbyingPeriod } from '@rotunda/contract'
import { WITHHELD } from '../../publishers/lda/index.ts'
import { HOUSE_WITHHELD, SENATE_WITHHELD } from '../../publishers/lobbying-xml/index.ts'
import { declareFamilies, makeNoticesFamily } from '../families/index.ts'
import { describeLobbyingCoverage } from './coverage.ts'
import { LOBBYING_FAMILY } from './family.ts'
import { isWithoutContact } from './flag-rows.ts'
import { ACTIVITY_FILES } from './filings/activity-files.ts'
import { LOBBYING_NOTICE } from './notice.ts'
import { XML_LOBBYIST_FILES } from './xml/lobbyist-files.ts'
import { LOBBYING_XML_FAMILY } from './xml/xml-family.ts'

const FAMILIES = [LOBBYING_FAMILY, LOBBYING_XML_FAMILY]

const PERIOD_WORDS: Readonly<Record<LobbyingPeriod, string>> = {
  first_quarter: 'January to March',
  second_quarter: 'April to June',
  mid_year: 'January to June',
  third_quarter: 'July to September',
  fourth_quarter: 'October to December',
  year_end: 'July to December',
}

/** Filings under the Lobbying Disclosure Act, as published by the Senate's Office of Public Records. */
export const LOBBYING_FILINGS = declareFamilies([...FAMILIES, makeNoticesFamily(FAMILIES)], {
  name: 'lobbying-filings',
  words: {
    title: 'Lobbying disclosure filings, with their sources',
    summary:
      'Registrations and reports under the Lobbying Disclosure Act: filings, activities, lobbyists, clients and contributions, each row with its source.',
    attribution: `Data: Lobbying Disclosure Act filings of the Senate Office of Public Records, read on the days in retrieved_at and collected by Rotunda. ${LOBBYING_NOTICE} Keep the day of retrieval and the sources with the data.`,
    caution:
      'Never add income and expenses. An id is not a company or a person. A filing shows no influence or effect, and a missing filing does not show that no one lobbied.',
    publishedRows: 'Rows that are filings, parts of filings, or codes.',
  },
  notes: {
    rights:
      'The interface asks users to name the day on which the data was retrieved, to show the notice of the Senate’s office, and not to change the content and still cite its source. Keep the source links and days.',
    lobbying_notice: LOBBYING_NOTICE,
    sample_data:
      'Fictional data that shows how the service works: no registrant, client, lobbyist or amount in it is real.',
  },
  documents: {
    // The newest document of a filing counts, so it is read first. A walk reads its pages one after another.
    readingOrder: ({ source }) => -(Math.floor(Date.parse(source.retrieved_at) / 1000) * PARTS + source.part),
  },
  derived: [...ACTIVITY_FILES, ...XML_LOBBYIST_FILES],
  describeCoverage: describeLobbyingCoverage,
  catalog: { keywords: ['lobbying', 'Lobbying Disclosure Act', 'LD-1', 'LD-2', 'LD-203'] },
  snapshot: {
    purpose:
      'Firms, companies and other bodies that lobby Congress and federal agencies register and report each quarter. These tables show who lobbied, for which client, on which issues and for how much money, as the filers reported it. Use them to find the filings on an issue, the clients of a firm, or the reports of a client over time.',
    figures: [
      {
        title: 'Income and expenses by quarter',
        dataset: 'summary-by-registrant-client-quarter',
        by: ['year', 'period'],
        heading: 'Period',
        words: PERIOD_WORDS,
        order: 'latest',
        unit: 'cents',
        series: [
          { title: 'Income of hired firms', column: 'income_cents' },
          { title: 'Expenses of own lobbying', column: 'expenses_cents' },
        ],
        note: 'The newest report of each registrant and client counts, without ambiguous groups. Expenses include payments to hired firms, so the two columns are never added.',
      },
      {
        title: 'Issues by number of reports',
        dataset: 'summary-by-issue-quarter',
        by: ['issue_name'],
        heading: 'Issue',
        order: 'greatest',
        unit: 'count',
        series: [{ title: 'Reports', column: 'reports' }],
        note: 'A report that names several issues counts for each of them. No dollars belong to an issue.',
      },
    ],
    neverClaim: [
      'Income and expenses are never added: expenses include the payments to hired firms.',
      'No dollars belong to an issue area, a body of government, a bill or a lobbyist.',
      'An id is not a company or a person.',
      'A filing shows no influence or effect.',
      'A missing filing does not show that there was no lobbying.',
      'Filings of the XML files repeat the filings of the interface: never add them to those filings, and never to each other.',
    ],
    terms: [
      {
        publisher: 'lda',
        text: `Terms of the interface of 22 August 2019: users should “cite the date that data were accessed or retrieved using the API”, must state that “${LOBBYING_NOTICE}”, and may not “modify or falsely represent content” and still cite the source. The seal of the Senate may not be used.`,
      },
      { publisher: 'house-lobbying', text: null },
      { publisher: 'senate-lobbying', text: null },
    ],
    notice: LOBBYING_NOTICE,
    cadence: {
      words: 'Weekly by day of posting, and whole years after each quarterly deadline',
      days: 7,
      repeats: 'R/P1W',
      publishers: ['lda'],
    },
    cellsWithheld: {
      lda: WITHHELD,
      'house-lobbying': HOUSE_WITHHELD,
      'senate-lobbying': SENATE_WITHHELD,
    },
    isPreviewed: isWithoutContact,
    preview: {
      filings: {
        period: 'posted_on_eastern',
        counts: ['form_family', 'period', 'amount_kind', 'amount_missing', 'supersession'],
        shown: [
          'registrant_name',
          'client_name',
          'filing_type_name',
          'year',
          'amount_kind',
          'amount_usd',
          'posted_on_eastern',
          'document_url',
        ],
      },
      activities: {
        counts: ['issue_name', 'entities_scope'],
        shown: ['registrant_name', 'client_name', 'issue_name', 'year', 'period', 'description'],
      },
      'foreign-entities': { counts: [], shown: ['name', 'country', 'ownership_percentage', 'filing_uuid'] },
      'affiliated-organizations': { counts: [], shown: ['name', 'state', 'country', 'filing_uuid'] },
      registrants: {
        counts: [],
        shown: ['name', 'registrant_id', 'state', 'country', 'filings', 'last_posted_on'],
      },
      clients: {
        counts: [],
        shown: ['name', 'client_id', 'registrant_id', 'state', 'country', 'filings', 'last_posted_on'],
      },
      'contribution-reports': {
        period: 'posted_on_eastern',
        counts: ['filer_type', 'period', 'flags'],
        isWithoutRows: true,
      },
      'contribution-items': { period: 'date', counts: ['contribution_type', 'flags'], isWithoutRows: true },
      'summary-by-registrant-client-quarter': {
        period: 'year',
        counts: ['period'],
        shown: [
          'registrant_name',
          'client_name',
          'year',
          'period',
          'reports',
          'income_cents',
          'expenses_cents',
        ],
      },
      'summary-by-issue-quarter': {
        period: 'year',
        counts: ['period'],
        shown: ['issue_name', 'year', 'period', 'reports', 'registrants', 'clients'],
      },
      lobbyists: { counts: [], isWithoutRows: true },
      convictions: { counts: [], isWithoutRows: true },
      codes: { counts: ['kind'], shown: ['name', 'code', 'kind'] },
      'house-filings': {
        period: 'signed_on',
        counts: ['archive', 'form_family', 'amount_kind', 'flags'],
        isWithoutRows: true,
      },
      'house-activities': {
        counts: ['issue_code'],
        shown: ['issue_code', 'archive', 'file', 'agencies', 'description'],
      },
      'house-contribution-reports': {
        period: 'signed_on',
        counts: ['archive', 'filer_type', 'period', 'flags'],
        isWithoutRows: true,
      },
      'house-contributions': {
        period: 'date',
        counts: ['contribution_type', 'flags'],
        isWithoutRows: true,
      },
      'senate-filings': {
        period: 'received_on_eastern',
        counts: ['archive', 'form_family', 'amount_kind', 'amount_rule', 'flags'],
        isWithoutRows: true,
      },
      'senate-issues': { counts: ['issue_name'], shown: ['issue_name', 'filing_id', 'description'] },
    },
  },
})
/** More than a walk has pages. */
const PARTS = 100_000
