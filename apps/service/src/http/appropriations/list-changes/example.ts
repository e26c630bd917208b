import type { ChangesMeta, RecordChange } from '@rotunda/contract'
import { EXAMPLE_RECORD } from '../examples.ts'

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
