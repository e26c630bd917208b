import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { STATES } from '../states.ts'
import { changedSince } from '../data/changed-since.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'
import { withOpposites } from '../data/table-query.ts'
import type { RecordField } from './record.ts'
import { CHAMBERS, PARTIES, RECORD_DATASETS, STAGES, SUBCOMMITTEES } from './vocabulary.ts'
import { closed } from '../fields.ts'

const year = Type.Integer({ minimum: 2000, maximum: 2100 })
const dollars = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

export const NULLABLE_FIELDS = [
  'subcommittee',
  'agency',
  'account',
  'title',
  'purpose',
  'recipient',
  'recipient_address',
  'location',
  'state',
  'amount',
  'funding_line',
] satisfies readonly RecordField[]

/** Fields with a reason in `missing`: nullable fields, and one list that may be empty. */
export const MISSING_FIELDS = [...NULLABLE_FIELDS, 'project_states'] as const satisfies readonly RecordField[]
export type MissingField = (typeof MISSING_FIELDS)[number]

/**
 * Fields that a correction may change. A row's identity and its quotations from the document are fixed. The funding
 * line follows from the account, so the account is corrected.
 */
export const CORRECTABLE_FIELDS = [
  ...NULLABLE_FIELDS.filter((field) => field !== 'funding_line'),
  'project_states',
  'requestors',
] as const satisfies readonly RecordField[]

/** `CA-12` or `CA12`. The number is not checked against the seats of the State: sources print impossible ones too. */
export const DISTRICT_PATTERN = `^(?:${namesOf(STATES).join('|')})-?[0-9]{2}$`
const anyDistrict = Type.String({ pattern: DISTRICT_PATTERN })

/** Filters that take a list of values. */
const VALUE_FILTERS = withOpposites({
  id: many(anyId, `Id of the record, in any case. Unknown ids are ignored. ${codes}`),
  dataset: many(Type.Enum(RECORD_DATASETS), `Dataset. ${codes}`),
  chamber: many(Type.Enum(CHAMBERS), `Chamber of the requesting members. ${codes}`),
  stage: many(Type.Enum(STAGES), `Stage. ${codes}`),
  fiscal_year: many(year, `Fiscal year. ${codes}`),
  state: many(Type.Enum(namesOf(STATES)), `State of a requesting member. ${codes}`),
  project_state: many(Type.Enum(namesOf(STATES)), `State of the project. ${codes}`),
  subcommittee: many(Type.Enum(namesOf(SUBCOMMITTEES)), `Subcommittee. ${codes}`),
  agency: many(label, `Agency as the records name it, in any case. ${texts}`),
  account: many(label, `Account as the records name it, in any case. ${texts}`),
  member: many(label, `Name of a requesting member as the records give it, in any case. ${texts}`),
  bioguide: many(
    Type.String({ pattern: '^[A-Za-z]{1,2}[0-9]{5,6}$' }),
    `Bioguide id of a requesting member, in any case. ${codes}`,
  ),
  party: many(
    Type.Enum(namesOf(PARTIES)),
    `Party of a requesting member, as printed or from the matched member. A code covers every spelling. ${codes}`,
  ),
  district: many(
    anyDistrict,
    `House district of a requesting member, as printed or from the matched member: State and two digits, \`CA-12\` or \`CA12\`; \`AK-00\` for a seat at large. ${codes}`,
  ),
  recipient: many(label, `Recipient as the records name it, in any case. ${texts}`),
  funding_line: many(anyId, `Id of the funding line, in any case. ${codes}`),
  missing: many(
    Type.Enum(MISSING_FIELDS),
    `Field that is null, or empty in the case of \`project_states\`. ${codes}`,
  ),
  corrected: many(
    Type.Enum(CORRECTABLE_FIELDS),
    `Field that a correction changed. In /aggregates, \`amount\` counts the corrected amounts of each total. ${codes}`,
  ),
})

/** Filters that a column of the same name answers: all but the id, which is no column. */
export type RecordFilterName = Exclude<keyof typeof VALUE_FILTERS, 'id' | `not_${string}`>

/** Filters of records, the same in every operation. Parameters narrow the set; several values of one widen it. */
export const RECORD_FILTERS = {
  ...VALUE_FILTERS,
  amount_min: Type.Optional(Type.Integer({ ...dollars, description: 'Smallest amount, in whole dollars.' })),
  amount_max: Type.Optional(Type.Integer({ ...dollars, description: 'Largest amount, in whole dollars.' })),
  changed_since: changedSince('Records'),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.',
    }),
  ),
}

export const RecordFilters = closed(RECORD_FILTERS)
export type RecordFilters = Static<typeof RecordFilters>
