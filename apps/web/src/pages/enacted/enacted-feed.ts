import { ENACTED_FLAGS, type EnactedProject } from '@rotunda/contract'
import { makeChangesFeeds } from '../../feeds/changes-feed.ts'
import { joinTexts } from '../../feeds/write-change-entry.ts'
import { addressOf } from '../../filters/addresses.ts'
import { describeFilters } from '../../filters/describe-enacted.ts'
import { ENACTED_PATH, enactedFieldTitle, showEnactedValue } from '../../filters/enacted-parameters.ts'
import { showDollars } from '../../parts/format.ts'
import { readEnactedChanges } from '../../releases/read-changes.ts'
import { readDownloads } from '../../releases/read-releases.ts'
import { linkEnacted } from '../../views/lineage.ts'

type Field = keyof EnactedProject

/** Changes between releases of the enacted projects that match a filter. */
export const enactedFeeds = makeChangesFeeds<EnactedProject>({
  name: 'enacted',
  rows: 'enacted projects',
  row: 'an enacted project',
  subtitle:
    'Enacted projects added, changed and withdrawn with each release. An enacted amount is neither obligated nor paid, and it is not a request.',
  readReleases: async (asked) =>
    (await readDownloads(asked)).data.filter(({ collection }) => collection === 'enacted-projects'),
  readChanges: readEnactedChanges,
  describeFilter: describeFilters,
  linkPage: (filter) => {
    const list = new URLSearchParams(filter)
    list.delete('change')
    return addressOf(ENACTED_PATH, list)
  },
  changedAt: 'last_changed_at',
  titleOf: ({ fiscal_year: year, project }) => `enacted project, fiscal year ${year}: ${project}`,
  isSample: ({ coverage_notes: notes }) => notes.includes('sample_data'),
  linkRow: linkEnacted,
  linkWithdrawn: (_id, { to }) => `/releases/${to}`,
  categoriesOf: ({ fiscal_year: year, subcommittee }) => [subcommittee, String(year)],
  shown: ['amount', 'recipient', 'requestors', 'states', 'subcommittee', 'act', 'sources'],
  unsaid: ['last_changed_at', 'revision', 'sources', 'missing'],
  isWithheld: (field, { notices }) =>
    notices.some(({ kind, fields }) => kind === 'takedown' && fields.includes(field)),
  fieldTitle: enactedFieldTitle,
  writeField: (field, row) => writeValue(field, row),
})

const AMOUNTS: readonly Field[] = ['amount', 'budget_request', 'additional_amount', 'total_amount']

const writeValue = (field: Field, row: EnactedProject): string => {
  const value = row[field]
  if (field === 'requestors') return joinTexts(row.requestors.map(({ name }) => name))
  if (field === 'sources') return joinTexts(row.sources.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (field === 'states') return joinTexts(row.states.map((code) => showEnactedValue('state', code)))
  if (field === 'flags') return joinTexts(row.flags.map((flag) => ENACTED_FLAGS[flag]))
  if (field === 'notices') return joinTexts(row.notices.map(({ text }) => text))
  if (typeof value === 'number') return AMOUNTS.includes(field) ? showDollars(value) : String(value)
  if (typeof value === 'string') return showEnactedValue(field, value)
  return JSON.stringify(value)
}
