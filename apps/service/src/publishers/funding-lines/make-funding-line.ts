import type { FundingLineKind, MissingReason, Place } from '@rotunda/contract'
import { isLineRow, type FundingLineDraft } from '../appropriations/drafts.ts'
import type { ReadRow } from '../publisher.ts'

/** Fields that a source may lack. Each null among them has a reason. */
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

type FundingLineValues = {
  readonly kind: FundingLineKind
  readonly key: readonly string[]
  /** Fields for which the source has a column: a null means that the cell is blank. */
  readonly columns: ReadonlySet<NullableLineField>
  readonly values: Partial<Omit<FundingLineDraft, 'kind' | 'key' | 'missing'>>
}

/** Makes a funding line of these values, with a reason for every value that the source lacks. */
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

/** Refuses a row of a code list that cannot be a funding line; the detail explains the fault. */
export const refuseLine = ({ place, cells }: Pick<ReadRow, 'place' | 'cells'>, detail: string): ReadRow => ({
  kind: 'refused',
  place,
  cells,
  reason: 'row_not_understood',
  detail,
})

/** Yields the rows. Refuses each line that an earlier row has, with the place of that row. */
export function* refuseRepeated(rows: Iterable<ReadRow>): Generator<ReadRow, void, undefined> {
  const places = new Map<string, Place>()
  for (const row of rows) {
    const key = isLineRow(row) ? JSON.stringify(row.draft.key) : undefined
    const first = key === undefined ? undefined : places.get(key)
    if (key !== undefined && first === undefined) places.set(key, row.place)
    yield first === undefined ? row : refuseLine(row, `${namePlace(first)} already has this line.`)
  }
}

const namePlace = ({ row, pointer }: Place): string => pointer ?? `row ${row ?? '?'}`
