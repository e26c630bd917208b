import type { FundingLineKind, MissingReason } from '@rotunda/contract'
import type { FundingLineDraft } from '../appropriations/drafts.ts'

/** Fields that a source may not give; each null among them has its reason. */
const NULLABLE = [
  'fiscal_year',
  'chamber',
  'subcommittee',
  'agency',
  'bureau',
  'account',
  'program',
  'federal_account_symbol',
  'federal_account_title',
  'cost_share',
  'submission_deadline',
  'basis',
  'guidance_url',
  'guidance_page',
  'status',
] as const satisfies readonly (keyof FundingLineDraft)[]
export type NullableLineField = (typeof NULLABLE)[number]

export type FundingLineValues = {
  readonly kind: FundingLineKind
  readonly key: readonly string[]
  /** Fields for which the source has a column: where they are null, its cell is blank. */
  readonly columns: ReadonlySet<NullableLineField>
  readonly values: Partial<Omit<FundingLineDraft, 'kind' | 'key' | 'missing'>>
}

/** A funding line of these values, with a reason for every value that the source does not give. */
export const makeFundingLine = ({ kind, key, columns, values }: FundingLineValues): FundingLineDraft => {
  const line = { ...NOTHING, ...values }
  const reason = (field: NullableLineField): MissingReason =>
    columns.has(field) ? 'blank_in_source' : 'not_published'
  const missing = NULLABLE.filter((field) => line[field] === null).map(
    (field) => [field, reason(field)] as const,
  )
  return { kind, ...line, missing: Object.fromEntries(missing), key }
}

const NOTHING: Omit<FundingLineDraft, 'kind' | 'key' | 'missing'> = {
  fiscal_year: null,
  chamber: null,
  subcommittee: null,
  agency: null,
  bureau: null,
  account: null,
  program: null,
  federal_account_symbol: null,
  federal_account_title: null,
  assistance_listings: [],
  eligible_recipients: [],
  ineligible_uses: [],
  cost_share: null,
  submission_deadline: null,
  basis: null,
  guidance_url: null,
  guidance_page: null,
  label_aliases: [],
  status: null,
}
