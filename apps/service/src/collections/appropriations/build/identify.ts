import type { FullRecord } from '@rotunda/contract'
import type { LineRow, RecordRow } from '../../../publishers/appropriations/index.ts'
import { digestOf, type IsWholeSeries, type RowRefusal, type RowIdentity } from '../../../releases/index.ts'
import { coverageOf, isExcerpt, type AppropriationsDocument } from './coverage.ts'

const IDENTITY_DIGITS = 32
const ID_DIGITS = 16

/**
 * Identifies a record by its key, within its dataset, stage and year. Leaves out a quoted row if the whole document is
 * in the release.
 */
export const identifyRecord = (
  { draft }: RecordRow,
  document: AppropriationsDocument,
  isTaken: IsWholeSeries,
): RowIdentity | RowRefusal => {
  const { dataset, stage, fiscal_year, chamber, title, recipient, amount_raw } = draft
  if (isExcerpt(document) && isTaken(`requests/${fiscal_year}`)) return leaveOutQuoted(document, fiscal_year)
  return {
    dataset,
    coverage: { stage, chamber, fiscal_year },
    lastSeenAs: { stage, fiscal_year, title, recipient, amount_raw },
    prefix: `${dataset.charAt(0)}${stage === 'request' ? 'r' : 'b'}-${fiscal_year}`,
    identity: identityKey(draft, draft.key),
  }
}

/** Identity of a row, regardless of its place in the document. */
const identityKey = (
  { dataset, stage, fiscal_year }: Pick<FullRecord, 'dataset' | 'stage' | 'fiscal_year'>,
  key: readonly string[],
): string => digestOf([dataset, stage, fiscal_year, key], IDENTITY_DIGITS)

/** The refusal counts in the fiscal year of the row, not of the excerpt. */
const leaveOutQuoted = (document: AppropriationsDocument, fiscal_year: number): RowRefusal => ({
  reason: 'superseded_by_workbook',
  detail: `The whole document of fiscal year ${fiscal_year} is in this release.`,
  coverage: { ...coverageOf({ ...document, series: 'requests' }), fiscal_year },
})

/** A funding line makes its id from its own key; no other row is needed. */
export const identifyLine = ({ draft }: LineRow): RowIdentity => {
  const { chamber, fiscal_year, program, account } = draft
  return {
    dataset: 'funding-guidance',
    coverage: { stage: null, chamber, fiscal_year },
    lastSeenAs: { stage: null, fiscal_year, title: program ?? account, recipient: null, amount_raw: null },
    id: makeLineId(draft),
  }
}

const makeLineId = ({ kind, fiscal_year, key }: LineRow['draft']): string =>
  ['fl', ...(fiscal_year === null ? [] : [fiscal_year]), digestOf([kind, fiscal_year, key], ID_DIGITS)].join(
    '-',
  )

/** Identity of members, who are in no dataset. */
export const ASIDE: RowIdentity = { dataset: null, coverage: {}, lastSeenAs: {}, id: null }
