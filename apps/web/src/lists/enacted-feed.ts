import { ENACTED_FLAGS, type EnactedProject } from '@rotunda/contract'
import type { FeedWords } from '../feeds/changes-feed.ts'
import { joinTexts } from '../feeds/write-change-entry.ts'
import { ENACTED, ENACTED_CAUTION, enactedFieldTitle } from '../filters/enacted-parameters.ts'
import { showDollars } from '../parts/format.ts'
import { readChanges } from '../releases/read-changes.ts'
import { isWithheld } from '../views/enacted-table.ts'

type Field = keyof EnactedProject

/** Changes of enacted projects, in a feed. */
export const ENACTED_FEED: FeedWords<EnactedProject> = {
  read: (asked, params) => readChanges(asked, params, 'enacted-projects'),
  subtitle: `Enacted projects added, changed and withdrawn with each release. ${ENACTED_CAUTION}`,
  changedAt: 'last_changed_at',
  titleOf: ({ fiscal_year: year, project }) => `enacted project, fiscal year ${year}: ${project}`,
  isSample: ({ coverage_notes: notes }) => notes.includes('sample_data'),
  categoriesOf: ({ fiscal_year: year, subcommittee }) => [subcommittee, String(year)],
  shown: ['amount', 'recipient', 'requestors', 'states', 'subcommittee', 'act', 'sources'],
  unsaid: ['last_changed_at', 'revision', 'sources', 'missing'],
  isWithheld,
  fieldTitle: enactedFieldTitle,
  writeField: (field, row) => writeValue(field, row),
}

const AMOUNTS: readonly Field[] = ['amount', 'budget_request', 'additional_amount', 'total_amount']

const writeValue = (field: Field, row: EnactedProject): string => {
  const value = row[field]
  if (field === 'requestors') return joinTexts(row.requestors.map(({ name }) => name))
  if (field === 'sources') return joinTexts(row.sources.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (field === 'states') return joinTexts(row.states.map((code) => ENACTED.showValue('state', code)))
  if (field === 'flags') return joinTexts(row.flags.map((flag) => ENACTED_FLAGS[flag]))
  if (field === 'notices') return joinTexts(row.notices.map(({ text }) => text))
  if (typeof value === 'number') return AMOUNTS.includes(field) ? showDollars(value) : String(value)
  if (typeof value === 'string') return ENACTED.showValue(field, value)
  return JSON.stringify(value)
}
