import type { Chamber } from '@rotunda/contract'
import { findKind } from '../cells/find-misfit.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { parseStates } from '../cells/states-and-districts.ts'
import type { ReadRow } from '../publisher.ts'
import { findAmountFault } from '../tables/find-row-fault.ts'
import type { CsvRow } from '../tables/open-csv-table.ts'
import { PROJECT_ROWS, type NamedInRow, type ProjectDraft } from './drafts.ts'
import { makeProject } from './make-project.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
type Numbered = (typeof NUMBERS)[number]
type Part = 'bioguide_id' | 'chamber' | 'full_name' | 'party'
const PARTS: readonly Part[] = ['full_name', 'bioguide_id', 'chamber', 'party']

const OWN_FIELDS = [
  'category',
  'agency',
  'account',
  'project',
  'recipient',
  'location',
  'state',
  'budget_request',
  'additional_amount',
  'amount',
  'origination',
] as const
export type BpcField = (typeof OWN_FIELDS)[number] | `requestor_${Numbered}_${Part}`

/** The 47 columns of the table, word for word. */
export const BPC_FIELDS: readonly BpcField[] = [
  ...OWN_FIELDS,
  ...NUMBERS.flatMap((number) => PARTS.map((part): BpcField => `requestor_${number}_${part}`)),
]

type Texts = Readonly<Record<BpcField, string>>

/** Reads one row of the table, or refuses it with the reason. */
export const readBpcRow = ({ place, cells, texts }: CsvRow<BpcField>, fiscalYear: number): ReadRow => {
  const refuse = (reason: string, detail: string): ReadRow => ({
    kind: 'refused',
    place,
    cells,
    reason,
    detail,
  })
  const subcommittee = parseSubcommittee(texts.category)
  if (subcommittee === undefined)
    return refuse('subcommittee_unknown', `“${texts.category}” is not among the twelve subcommittees.`)
  const fault = findTextFault(texts)
  if (fault !== undefined) return refuse('row_not_understood', fault)
  const money = MONEY.map((field) => findAmountFault(texts[field], 'dollars')).find(
    (found) => found !== undefined,
  )
  if (money !== undefined) return refuse(money.reason, money.detail)
  const requestors = readRequestors(texts)
  if (typeof requestors === 'string') return refuse('row_not_understood', requestors)
  const draft: ProjectDraft = makeProject(
    { ...texts, states: texts.state },
    {
      fiscalYear,
      act: null,
      subcommittee,
      subcommitteeAsPublished: texts.category,
      unit: 'dollars',
      requestors,
      flags: [],
    },
  )
  return { kind: 'row', table: PROJECT_ROWS, place, cells, draft }
}

const MONEY = ['amount', 'additional_amount', 'budget_request'] as const

const findTextFault = (texts: Texts): string | undefined => {
  if (texts.agency === '' || texts.project === '') return 'The row lacks an agency or a project.'
  for (const field of ['agency', 'account', 'project', 'recipient'] as const) {
    const kind = findKind(texts[field], ['amount', 'web address', 'ditto mark'])
    if (kind !== undefined) return `“${texts[field]}” is a ${kind} in the place of the ${field}.`
  }
  if (parseStates(texts.state) === undefined)
    return `“${texts.state}” in the place of the State is not a State.`
  return /^(?:H|S|H\/S)?$/.test(texts.origination)
    ? undefined
    : `“${texts.origination}” in the place of the origination is not an origination.`
}

const CHAMBERS: Readonly<Record<string, Chamber>> = { rep: 'house', sen: 'senate' }
const PARTIES: ReadonlySet<string> = new Set(['Democrat', 'Independent', 'Republican'])
const BIOGUIDE = /^[A-Z]{1,2}\d{5,6}$/

/** Reads the requestors up to the first blank one, or returns the fault of one of them. */
const readRequestors = (texts: Texts): readonly NamedInRow[] | string => {
  const all = NUMBERS.map((number) => readRequestor(texts, number))
  const fault = all.find((one) => typeof one === 'string')
  if (fault !== undefined) return fault
  const filled = all.findLastIndex((one) => one !== null) + 1
  const requestors = all.slice(0, filled).filter((one) => one !== null && typeof one !== 'string')
  if (requestors.length < filled) return 'A requestor is missing between two others.'
  // The table prints some members twice in a row.
  return requestors.filter(
    ({ bioguide }, index) =>
      bioguide === null || requestors.findIndex((one) => one.bioguide === bioguide) === index,
  )
}

const readRequestor = (texts: Texts, number: Numbered): NamedInRow | string | null => {
  const get = (part: Part): string => texts[`requestor_${number}_${part}`]
  const [name, bioguide, party] = [get('full_name'), get('bioguide_id'), get('party')]
  if (name === '') return PARTS.every((part) => get(part) === '') ? null : `Requestor ${number} has no name.`
  const chamber = CHAMBERS[get('chamber')]
  if (chamber === undefined) return `“${get('chamber')}” is not a chamber, for requestor ${number}.`
  if (bioguide !== '' && !BIOGUIDE.test(bioguide)) return `“${bioguide}” is not a Bioguide id.`
  if (!PARTIES.has(party)) return `“${party}” is not a party, for requestor ${number}.`
  return {
    name,
    name_as_published: name,
    chamber,
    state: null,
    party,
    bioguide: bioguide === '' ? null : bioguide,
    match: bioguide === '' ? null : 'published',
  }
}
