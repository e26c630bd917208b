import type { FundingLineChange } from '@rotunda/contract'
import { EXAMPLE_FUNDING_LINE } from '../list-funding-lines/example.ts'

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
