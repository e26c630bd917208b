import type { FundingLine } from '@rotunda/contract'
import { EXAMPLE_EVIDENCE } from '../examples.ts'

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
  missing: { bureau: 'not_published', program: 'not_published', cost_share: 'not_published' },
  coverage: ['guidance_incomplete', 'guidance_joins', 'rights'],
  evidence: [{ ...EXAMPLE_EVIDENCE, cells: { account: 'Example Grants' } }],
}
