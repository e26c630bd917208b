import type { EnactedMeta, EnactedProject } from '@rotunda/contract'

/** Example in the API description. The project is invented. */
export const EXAMPLE_PROJECT: EnactedProject = {
  id: 'enp-5f70bf18a0860070',
  fiscal_year: 2024,
  act: 'Sample Consolidated Appropriations Act, 2024',
  subcommittee: 'INT',
  subcommittee_as_published: null,
  agency: 'Environmental Protection Agency',
  agency_code: 'EPA',
  account: 'STAG—Clean Water State Revolving Fund',
  project: 'Fernhollow Sanitary Sewer Improvements',
  project_as_published: 'Fernhollow Sanitary Sewer Improvements',
  recipient: 'Town of Fernhollow',
  location: null,
  states: ['VT'],
  states_as_published: 'VT',
  amount: 1_250_000,
  amount_as_published: '1,250,000',
  budget_request: null,
  budget_request_as_published: null,
  additional_amount: null,
  additional_amount_as_published: null,
  total_amount: null,
  total_amount_as_published: null,
  counted: true,
  origination: 'senate',
  origination_as_published: 'S',
  requestors: [
    {
      name: 'Samplewright',
      name_as_published: 'Samplewright (VT)',
      chamber: 'senate',
      state: 'VT',
      party: 'D',
      bioguide: 'ZZ20501',
      match: 'state',
    },
  ],
  requestor_count: 1,
  missing: {
    subcommittee_as_published: 'not_published',
    location: 'not_published',
    budget_request: 'not_published',
    budget_request_as_published: 'not_published',
    additional_amount: 'not_published',
    additional_amount_as_published: 'not_published',
    total_amount: 'not_published',
    total_amount_as_published: 'not_published',
  },
  flags: [],
  sources: [
    {
      source_id: '3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708',
      publisher: 'Committees on Appropriations, joint explanatory statements',
      url: 'https://statements.example/fy24/int-projects.csv',
      retrieved_at: '2026-06-15T12:00:00.000Z',
      locator: 'row 12',
    },
  ],
  first_seen_at: '2026-06-15T12:00:00.000Z',
  last_changed_at: '2026-06-15T12:00:00.000Z',
  revision: 1,
  coverage_notes: ['enacted_is_not_paid', 'gao_rule', 'rights'],
  notices: [],
}

export const EXAMPLE_META: EnactedMeta = {
  snapshot: '5f70bf18a086007016e9',
  next_offset: 1,
  total: 2,
  limit: 1,
  offset: 0,
  freshness: {
    earliest_retrieved_at: '2026-06-15T12:00:00.000Z',
    latest_retrieved_at: '2026-06-15T12:00:00.000Z',
    latest_published_at: '2024-03-09',
    checked_at: '2026-06-15T12:00:00.000Z',
  },
  coverage: [
    {
      code: 'enacted_is_not_paid',
      text: 'An enacted project names an amount in an Act. The amount says nothing about obligations or payments, and is not a request. Never add amounts of different stages.',
    },
  ],
  attribution:
    'Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates.',
}
