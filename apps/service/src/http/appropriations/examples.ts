import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  type ChangesMeta,
  type DataMeta,
  type Evidence,
  type FundingLine,
  type FundingLineChange,
  type RecordChange,
  type RecordSurroundings,
  type RecordWithRelations,
  type SourcedRecord,
} from '@rotunda/contract'

/** Examples for the API description. All people and things in them are invented. */
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
      basis: 'Same recipient, purpose, place, amount and year, requested by another senator.',
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
        'Same stage in the fiscal year before (2025), subcommittee (INT), member (Ada Sample), State (NM) and words (nowhere, example, water, main); no document says that both records are one project.',
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

const { source, publisher, url, pointer } = EXAMPLE_EVIDENCE

/** Example in the API description. */
export const EXAMPLE_SURROUNDINGS: RecordSurroundings = {
  id: EXAMPLE_RECORD.id,
  evidence: 0,
  source,
  publisher,
  url,
  archived_url: `/sources/${source}`,
  columns: [
    { name: 'RECIPIENT', fields: ['recipient'] },
    { name: 'AMOUNT_REQUESTED', fields: ['amount', 'amount_raw'] },
  ],
  rows: [
    {
      sheet: null,
      row: null,
      pointer,
      cells: ['Sample City of Nowhere', '$1,250,000'],
      asked: true,
      published: true,
    },
  ],
  reason: null,
}

const CHANGED_AT = '2026-06-20T12:00:00.000Z'

/** An amount that the committee corrected in its own table. */
export const EXAMPLE_CHANGE: RecordChange = {
  change: 'changed',
  id: EXAMPLE_RECORD.id,
  stage: EXAMPLE_RECORD.stage,
  fiscal_year: EXAMPLE_RECORD.fiscal_year,
  fields: ['amount', 'changed_at'],
  before: EXAMPLE_RECORD,
  after: { ...EXAMPLE_RECORD, amount: 1_500_000, changed_at: CHANGED_AT },
}

export const EXAMPLE_FROM: Pick<ChangesMeta, 'from' | 'from_snapshot'> = {
  from: '9c1185a5c5e9fc54612808977ee8f548b2258d31f4b4f7d9b3c4d2f1d1f0e6a7',
  from_snapshot: 'snap-9c1185a5c5e9fc546128',
}

export const EXAMPLE_FUNDING_LINE: FundingLine = {
  id: 'fl-6b8d0f1e2c3a4958',
  kind: 'guidance',
  fiscal_year: 2026,
  chamber: 'senate',
  subcommittee: 'INT',
  agency: 'Example Agency',
  bureau: null,
  account: 'Example Grants',
  program: null,
  federal_account_symbol: '999-0103',
  federal_account_title: 'Example Grants, Example Agency',
  assistance_listings: [{ number: '99.202', title: 'Example Spending' }],
  eligible_recipients: ['Local governments'],
  ineligible_uses: [],
  cost_share: null,
  submission_deadline: null,
  basis: 'guidance_document',
  guidance_url: 'https://committee.example/guidance',
  guidance_page: null,
  label_aliases: [],
  status: null,
  first_seen_at: '2026-01-02T03:04:05.000Z',
  changed_at: '2026-01-02T03:04:05.000Z',
  missing: { bureau: 'not_published', program: 'not_published', cost_share: 'not_published' },
  coverage: ['guidance_incomplete', 'guidance_joins', 'rights'],
  evidence: [{ ...EXAMPLE_EVIDENCE, cells: { account: 'Example Grants' } }],
}

/** A deadline that a new edition of the guidance set. */
export const EXAMPLE_LINE_CHANGE: FundingLineChange = {
  change: 'changed',
  id: EXAMPLE_FUNDING_LINE.id,
  kind: EXAMPLE_FUNDING_LINE.kind,
  fiscal_year: EXAMPLE_FUNDING_LINE.fiscal_year,
  fields: ['submission_deadline', 'changed_at'],
  before: EXAMPLE_FUNDING_LINE,
  after: {
    ...EXAMPLE_FUNDING_LINE,
    submission_deadline: '2026-05-15',
    changed_at: '2026-06-20T12:00:00.000Z',
  },
}
