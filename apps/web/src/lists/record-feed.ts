import type { RecordField, SourcedRecord } from '@rotunda/contract'
import type { FeedWords } from '../feeds/changes-feed.ts'
import { joinTexts } from '../feeds/write-change-entry.ts'
import { NOT_STATED } from '../filters/list-words.ts'
import { fieldTitle, showValue } from '../filters/parameters.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import { showDollars } from '../parts/format.ts'
import { readChanges } from '../releases/read-changes.ts'
import { sayCorrected } from '../views/corrected-value.ts'

/** Changes of records, in a feed. */
export const RECORD_FEED: FeedWords<SourcedRecord> = {
  read: (asked, params) => readChanges(asked, params, 'records'),
  subtitle:
    'Records added, changed and withdrawn with each release. A request and an inclusion in a bill are different stages, and neither is an enacted appropriation or an award.',
  changedAt: 'changed_at',
  titleOf: ({ stage, fiscal_year: year, title, purpose }) =>
    `${STAGE_WORDS[stage].one}, fiscal year ${year}: ${title ?? purpose ?? 'without a title or a purpose'}`,
  isSample: ({ coverage }) => coverage.includes('sample_data'),
  categoriesOf: ({ stage, fiscal_year: year }) => [stage, String(year)],
  shown: ['amount', 'recipient', 'requestors', 'subcommittee', 'purpose', 'evidence'],
  unsaid: ['changed_at'],
  fieldTitle,
  writeField: (field, row) => {
    const said = sayCorrected(row.corrections, field)
    return said === undefined ? writeValue(field, row) : `${writeValue(field, row)} (${said})`
  },
}

const writeValue = (field: RecordField, row: SourcedRecord): string => {
  const value = row[field]
  if (field === 'amount') return row.amount === null ? NOT_STATED : showDollars(row.amount)
  if (field === 'requestors') return joinTexts(row.requestors.map(({ name }) => name))
  if (field === 'evidence') return joinTexts(row.evidence.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (typeof value === 'string' || typeof value === 'number') return showValue(field, value)
  return JSON.stringify(value)
}
