import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  type DataMeta,
  type Evidence,
  type RecordWithRelations,
  type SourcedRecord,
} from '@rotunda/contract'

/** Examples of the API description. Nobody and nothing in them is real. */
export const EXAMPLE_EVIDENCE: Evidence = {
  source: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  publisher: 'Senate Committee on Appropriations',
  url: 'https://committee.example/requests',
  retrieved_at: '2026-06-01T12:00:00.000Z',
  published_at: null,
  sheet: null,
  row: null,
  pointer: '/DATA/17',
}

export const EXAMPLE_RECORD: SourcedRecord = {
  id: 'sr-2026-1f3a5c7e9b0d2f4a',
  dataset: 'senate-requests',
  chamber: 'senate',
  stage: 'request',
  fiscal_year: 2026,
  subcommittee: 'INT',
  subcommittee_raw: 'Interior, Environment, and Related Agencies',
  agency: null,
  account: null,
  title: null,
  purpose: 'Replacement of the water main under Example Street',
  recipient: 'Sample City of Nowhere',
  recipient_address: null,
  location: 'Nowhere',
  state: 'NM',
  project_states: ['NM'],
  amount: 1_250_000,
  amount_raw: '$1,250,000',
  requestors: [
    {
      name: 'Ada Sample',
      name_raw: 'Sample, Ada',
      chamber: 'senate',
      state: 'NM',
      district: null,
      party: 'D',
      bioguide: 'Z000001',
      match: 'state',
      from_match: ['party'],
    },
  ],
  project: 'sr-2026-1f3a5c7e9b0d2f4a',
  funding_line: null,
  first_seen_at: '2026-01-02T03:04:05.000Z',
  changed_at: '2026-01-02T03:04:05.000Z',
  links: [{ rel: 'certification_letter', url: 'https://committee.example/cdsletters26/17.pdf' }],
  missing: {
    agency: 'not_published',
    account: 'not_published',
    title: 'not_published',
    recipient_address: 'not_published',
    funding_line: 'no_account',
  },
  flags: [],
  coverage: [
    'stages',
    'senate_bill_tables_not_included',
    'senate_shared_projects',
    'senate_no_account',
    'rights',
  ],
  corrections: [],
  evidence: [EXAMPLE_EVIDENCE],
}

export const EXAMPLE_FULL_RECORD: RecordWithRelations = {
  ...EXAMPLE_RECORD,
  evidence: [
    {
      ...EXAMPLE_EVIDENCE,
      cells: { recipient: 'Sample City of Nowhere', amount_requested: '$1,250,000', member: 'Sample, Ada' },
    },
  ],
  related: [
    {
      id: 'sr-2026-0a1b2c3d4e5f6071',
      stage: 'request',
      fiscal_year: 2026,
      tier: 'same_project',
      basis: 'Same recipient, purpose, place, amount and year, asked for by another senator.',
      grade: null,
      score: null,
      runner_up: null,
    },
    {
      id: 'sr-2025-2b4c6d8e0f1a3b5c',
      stage: 'request',
      fiscal_year: 2025,
      tier: 'candidate',
      basis:
        'Same stage in the fiscal year before (2025), subcommittee (INT), member (Ada Sample), State (NM) and words (nowhere, example, water, main); no document says that the two are one project.',
      grade: 'strong',
      score: 88,
      runner_up: null,
    },
  ],
}

export const EXAMPLE_META: DataMeta = {
  snapshot: '5f70bf18a086007016e9',
  next_offset: 1,
  total: 2,
  limit: 1,
  offset: 0,
  freshness: {
    earliest_retrieved_at: '2026-05-01T12:00:00.000Z',
    latest_retrieved_at: '2026-06-01T12:00:00.000Z',
    latest_published_at: '2026-05-20',
    checked_at: '2026-06-14T12:00:00.000Z',
  },
  coverage: [
    { code: 'stages', text: COVERAGE_NOTES.stages },
    { code: 'senate_bill_tables_not_included', text: COVERAGE_NOTES.senate_bill_tables_not_included },
  ],
  attribution: ATTRIBUTION,
}
