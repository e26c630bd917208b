import type { Collection } from '../../releases/index.ts'
import { ARCHIVE_CELLS_WITHHELD, LISTING_CELLS_WITHHELD } from '../../publishers/award-spending/index.ts'
import { declareFamilies, makeNoticesFamily, type Family, type KeptRows } from '../families/index.ts'
import { makeLinkFamily } from './links/link-family.ts'
import { PROJECT_LISTING_COUNT } from './project-listings.ts'
import { SPENDING_FAMILY } from './spending-family.ts'

const FAMILIES: readonly Family[] = [SPENDING_FAMILY, makeLinkFamily()]

const OBLIGATED = [{ title: 'Obligated', column: 'obligated_cents' }] as const
const NOT_ALL_AWARDS =
  'Obligations of the awards in this release, by transactions. The release lacks many awards, and not all of its awards are community projects.'

/** Spending on enacted projects: awards, and selected transactions. */
export const collection: Collection = declareFamilies([...FAMILIES, makeNoticesFamily(FAMILIES)], {
  name: 'award-spending',
  words: {
    title: 'Spending on community projects: awards and selected transactions',
    summary:
      'Awards with their obligations and outlays to date, and selected transactions, each row with its sources.',
    attribution:
      'Data: USAspending.gov and the Assistance Listings, collected by Rotunda. Keep the sources and their dates with the data.',
    caution:
      'Enacted does not mean obligated, and obligated does not mean paid. The release lacks many awards, and not all of its awards are for community projects.',
    publishedRows: 'Rows that are facts, or rows of a table.',
  },
  notes: {
    rights:
      'Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates.',
    sample_data: 'Fictional data that shows how the service works: no award or payment in it is real.',
  },
  snapshot: {
    purpose:
      'After Congress has set money aside for a project, an agency signs an award and pays it out over years. These tables link enacted projects to awards on USAspending, and give what each award obligated and paid to date. Use them to see whether an enacted project was funded, by which award, and how far the money has come.',
    figures: [
      {
        title: 'Obligated to date by State',
        dataset: 'awards',
        by: ['place_of_performance_state'],
        heading: 'State of performance',
        order: 'greatest',
        unit: 'cents',
        series: OBLIGATED,
        note: NOT_ALL_AWARDS,
      },
      {
        title: 'Obligated to date by year of signature',
        dataset: 'awards',
        by: ['signed_on'],
        heading: 'Year of signature',
        order: 'latest',
        unit: 'cents',
        series: OBLIGATED,
        note: NOT_ALL_AWARDS,
      },
    ],
    neverClaim: [
      'That an amount was enacted does not show that it was obligated.',
      'That an amount was obligated does not show that it was paid.',
      'A candidate is not the award of a project.',
      'A project without an award here may still have been paid for.',
      'Amounts of transactions and of account submissions do not add up to each other.',
      'The total of a listing or an account is not the total of community projects.',
    ],
    terms: [
      { publisher: 'usaspending', text: null },
      { publisher: 'usaspending-archive', text: null },
      { publisher: 'assistance-listing-records', text: null },
      { publisher: 'enacted-release', text: 'A release of this service, with its own notes on rights.' },
      { publisher: 'agency-award-lists', text: null },
    ],
    cadence: {
      words: 'Monthly, after the publisher’s archive',
      days: 31,
      repeats: 'R/P1M',
      publishers: ['usaspending', 'usaspending-archive'],
    },
    cellsWithheld: {
      'assistance-listing-records': LISTING_CELLS_WITHHELD,
      'usaspending-archive': ARCHIVE_CELLS_WITHHELD,
      usaspending: [
        'executive_details',
        'recipient_unique_id',
        'Recipient DUNS Number',
        'address_line1',
        'address_line2',
        'address_line3',
        'zip4',
        'zip5',
      ],
    },
    offersViews: true,
    preview: {
      'project-spending': {
        period: 'fiscal_year',
        counts: ['result', 'agency_code'],
        shown: [
          'project',
          'recipient',
          'fiscal_year',
          'enacted_cents',
          'result',
          'obligated_cents',
          'outlaid_cents',
        ],
      },
      'award-links': {
        counts: ['grade'],
        shown: ['project_id', 'award_id', 'grade', 'evidence', 'difference_cents'],
      },
      listings: {
        counts: ['community_projects'],
        shown: ['number', 'title', 'agency', 'community_projects', 'archived_on'],
      },
      awards: {
        period: 'signed_on',
        counts: ['community_projects', 'total_check'],
        shown: [
          'recipient_name',
          'place_of_performance_state',
          'obligated_cents',
          'account_outlaid_cents',
          'awarding_agency_name',
          'signed_on',
        ],
      },
      transactions: {
        period: 'action_date',
        counts: ['action_type_text'],
        shown: ['award_id', 'action_date', 'action_type_text', 'obligated_cents', 'recipient_as_published'],
      },
      'account-funding': {
        period: 'fiscal_year',
        counts: ['federal_account', 'is_quarterly'],
        shown: [
          'award_id',
          'federal_account',
          'fiscal_year',
          'fiscal_month',
          'obligated_cents',
          'outlaid_cents',
        ],
      },
    },
  },
  describeCoverage: (_facts, _staging, written) => describeCoverage(written),
})

/** States what a release covers, with its counts and days. */
export const describeCoverage = (written: KeptRows): string => {
  const count = (table: string) => (written.get(table) ?? []).length.toLocaleString('en-US')
  const rows = [...(written.get('awards') ?? []), ...(written.get('transactions') ?? [])]
  const days = [...new Set(rows.flatMap((row) => ('as_of' in row ? [String(row.as_of)] : [])))].sort()
  const years = [
    ...new Set(
      (written.get('project-spending') ?? []).flatMap((row) =>
        'fiscal_year' in row ? [String(row.fiscal_year)] : [],
      ),
    ),
  ].sort()
  return `The release has summaries of ${count('project-spending')} enacted projects (fiscal years: ${years.join(', ') || 'none'}), ${count('awards')} awards and ${count('transactions')} transactions, as of ${days.join(', ') || 'no day'}. The awards come from the ${PROJECT_LISTING_COUNT} Assistance Listings that pay for community projects, and from documents that were archived by name. This is not all spending, and these are not all community projects. The Department of Defense reports 90 days late.`
}
