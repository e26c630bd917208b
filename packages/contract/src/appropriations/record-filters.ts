import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { STATES } from '../states.ts'
import { changedSince } from '../data/changed-since.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'
import { withOpposites } from '../data/table-query.ts'
import type { RecordField } from './record.ts'
import { CHAMBERS, PARTIES, RECORD_DATASETS, STAGES, SUBCOMMITTEES } from './vocabulary.ts'

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

/** Fields that `missing` gives a reason for: fields that are null, and a list that is empty. */
export const MISSING_FIELDS = [...NULLABLE_FIELDS, 'project_states'] as const satisfies readonly RecordField[]
export type MissingField = (typeof MISSING_FIELDS)[number]

/** `CA-12` or `CA12`. That the State has so many districts is not asked: sources print others, too. */
export const DISTRICT_PATTERN = `^(?:${namesOf(STATES).join('|')})-?[0-9]{2}$`
const anyDistrict = Type.String({ pattern: DISTRICT_PATTERN })

/** Filters by a list of values. */
const VALUE_FILTERS = withOpposites({
  id: many(anyId, `Id of the record, in any case; an id that no record has is ignored. ${codes}`),
  dataset: many(Type.Enum(RECORD_DATASETS), `Dataset. ${codes}`),
  chamber: many(Type.Enum(CHAMBERS), `Chamber of the members who asked. ${codes}`),
  stage: many(Type.Enum(STAGES), `Stage. ${codes}`),
  fiscal_year: many(year, `Fiscal year. ${codes}`),
  state: many(Type.Enum(namesOf(STATES)), `State of a member who asked. ${codes}`),
  project_state: many(Type.Enum(namesOf(STATES)), `State of the project. ${codes}`),
  subcommittee: many(Type.Enum(namesOf(SUBCOMMITTEES)), `Subcommittee. ${codes}`),
  agency: many(label, `Agency as the records have it, in any case. ${texts}`),
  account: many(label, `Account as the records have it, in any case. ${texts}`),
  member: many(label, `Name of a member who asked, as the records have it, in any case. ${texts}`),
  bioguide: many(
    Type.String({ pattern: '^[A-Za-z]{1,2}[0-9]{5,6}$' }),
    `Bioguide id of a member who asked, in any case. ${codes}`,
  ),
  party: many(
    Type.Enum(namesOf(PARTIES)),
    `Party of a member who asked, printed or from the match; one code for every spelling. ${codes}`,
  ),
  district: many(
    anyDistrict,
    `House district of a member who asked, printed or from the match: State and two digits, \`CA-12\` or \`CA12\`; at large \`AK-00\`. ${codes}`,
  ),
  recipient: many(label, `Recipient as the records have it, in any case. ${texts}`),
  funding_line: many(anyId, `Id of the funding line, in any case. ${codes}`),
  missing: many(
    Type.Enum(MISSING_FIELDS),
    `Records in which this field is null, or \`project_states\` empty. ${codes}`,
  ),
})

/** Filters of a set of records; the same everywhere. Different parameters narrow, values of one widen. */
export const RECORD_FILTERS = {
  ...VALUE_FILTERS,
  amount_min: Type.Optional(Type.Integer({ ...dollars, description: 'Least amount, whole dollars.' })),
  amount_max: Type.Optional(Type.Integer({ ...dollars, description: 'Greatest amount, whole dollars.' })),
  changed_since: changedSince('Records'),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'Words that title, purpose, recipient, location, agency, account or requestors hold, all of them, in any case and with or without accents. A word finds its English inflections as well: wells finds well. "in quotes": exactly these words in this order; a single word in quotes has no inflections. word*: words that begin so, at most eight of them. OR in capitals joins the terms beside it, closer than a space does: new water OR sewer is new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.',
    }),
  ),
}

export const RecordFilters = Type.Object(RECORD_FILTERS, { additionalProperties: false })
export type RecordFilters = Static<typeof RecordFilters>
