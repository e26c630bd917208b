import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { STATES } from '../states.ts'
import {
  CHAMBERS,
  COVERAGE_NOTES,
  FLAGS,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  RECORD_DATASETS,
  STAGES,
  SUBCOMMITTEES,
} from './vocabulary.ts'

const text = (description: string) => Type.String({ description })
const textOrNull = (description: string) => orNull(Type.String(), { description })
const State = Type.Enum(namesOf(STATES), { description: 'Two-letter postal abbreviation.' })
const closed = { additionalProperties: false } as const

/** The place of a row in a source document. */
export const Place = Type.Object(
  {
    sheet: orNull(Type.String(), { description: 'Name of the sheet of a workbook.' }),
    row: orNull(Type.Integer({ minimum: 1 }), {
      description: 'Row of the sheet or line of the CSV, the header being 1.',
    }),
    pointer: orNull(Type.String(), { description: 'JSON Pointer (RFC 6901) into a JSON document.' }),
  },
  closed,
)
export type Place = Static<typeof Place>

/** Leads from a record to the document that says it. */
export const Evidence = Type.Object(
  {
    source: text('SHA-256 of the document, hexadecimal.'),
    publisher: text('Body that published the document.'),
    url: text('Address under which it was published.'),
    retrieved_at: Instant,
    published_at: orNull(Type.String({ format: 'date' }), {
      description: 'Day of publication, where known.',
    }),
    ...Place.properties,
  },
  closed,
)
export type Evidence = Static<typeof Evidence>

export const FullEvidence = Type.Object(
  {
    ...Evidence.properties,
    cells: Type.Record(Type.String(), Type.String(), {
      description: 'The row word for word: column header of the source to text of the cell.',
    }),
  },
  closed,
)
export type FullEvidence = Static<typeof FullEvidence>

const matched =
  'else of the matched member at the time, and named in `from_match`; null where neither is known'

const NAMED_REQUESTOR = {
  name: text('First name, last name where both are published; else as printed, mended of page numbers.'),
  name_raw: text('As printed.'),
  chamber: Type.Enum(CHAMBERS, { description: 'Chamber of the member.' }),
  state: orNull(State, { description: `State of the member: as printed, ${matched}.` }),
  district: orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
    description: `District of the member, 0 at large: as printed, ${matched}. Null in the Senate.`,
  }),
  party: orNull(Type.String(), {
    description: `Party of the member: as printed, ${matched}. From the list of members: D, R, I or its name.`,
  }),
}

/** The members who asked. */
export const Requestor = Type.Object(
  {
    ...NAMED_REQUESTOR,
    bioguide: orNull(Type.String(), { description: 'Bioguide id; null unless exactly one member fits.' }),
    match: Type.Enum(namesOf(MEMBER_MATCHES), {
      description:
        'How the member was identified, or why no member was. Explains fields of the requestor that are null.',
    }),
    from_match: Type.Array(Type.Enum(['state', 'district', 'party']), {
      description:
        'Which of these the source does not print: they are those of the matched member in the calendar year before the fiscal year.',
    }),
  },
  closed,
)
export type Requestor = Static<typeof Requestor>

/** The members who asked, as the row alone says it. */
export type NamedRequestor = Pick<Requestor, keyof typeof NAMED_REQUESTOR>

/** The funding line that a row's account stands under. */
export const FundingLineLink = Type.Object(
  {
    id: text('`id` of the line, as /funding-lines gives it.'),
    match: Type.Enum(namesOf(FUNDING_LINE_MATCHES), { description: 'How the funding line was identified.' }),
  },
  closed,
)
export type FundingLineLink = Static<typeof FundingLineLink>

export const Link = Type.Object(
  {
    rel: Type.Enum(['member_page', 'certification_letter'], { description: 'What is there.' }),
    url: text('Address.'),
  },
  closed,
)
export type Link = Static<typeof Link>

/** A reviewed change to what a source says. */
export const RecordCorrection = Type.Object(
  {
    id: text('Of the correction.'),
    field: text('Field that was corrected.'),
    before: Type.Unknown({ description: 'Value before.' }),
    after: Type.Unknown({ description: 'Value after.' }),
    evidence_url: text('Where it is shown.'),
    decided_at: Instant,
  },
  closed,
)
export type RecordCorrection = Static<typeof RecordCorrection>

const FIELDS = {
  id: text('Stable: the same row of the same publisher keeps it in every release.'),
  dataset: Type.Enum(RECORD_DATASETS, { description: 'Published dataset.' }),
  chamber: Type.Enum(CHAMBERS, { description: 'Chamber whose committee published the document.' }),
  stage: Type.Enum(STAGES, { description: 'Never add amounts of different stages.' }),
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'Fiscal year of the document.' }),
  subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES)), {
    description: 'Short code, the same for every spelling of the name.',
  }),
  subcommittee_raw: textOrNull('As the source spells it.'),
  agency: textOrNull('As the source names it.'),
  account: textOrNull('As the source names it.'),
  title: textOrNull('Name of the project.'),
  purpose: textOrNull('What the money is for, where the source says it apart from the name.'),
  recipient: textOrNull('Who would receive the money.'),
  recipient_address: textOrNull('As the source has it.'),
  location: textOrNull('Where the project is, as the source has it.'),
  state: orNull(State, {
    description:
      'State of the member who asked, as the source prints it; null when several States asked. `requestors` has the State of each, also where only the match tells it.',
  }),
  project_states: Type.Array(State, {
    description: 'States of the project, not of the member. Empty where none is known; `missing` says why.',
  }),
  amount: orNull(Type.Integer(), { description: 'Whole dollars. Null, never 0, where it is not known.' }),
  amount_raw: textOrNull('The amount as the source prints it.'),
  requestors: Type.Array(Requestor, { description: 'Members who asked.' }),
  project: text(
    'Rows with the same value are the same project, asked for by different members. Only proven groups share one.',
  ),
  funding_line: orNull(FundingLineLink, {
    description:
      'Guidance of the same year, chamber and subcommittee that names the account. Not in the source.',
  }),
  first_seen_at: Type.String({
    format: 'date-time',
    description: 'When the first document that held this row was retrieved, of all editions in the archive.',
  }),
  changed_at: Type.String({
    format: 'date-time',
    description:
      'When the first document was retrieved in which the row reads as it does now; when a correction of it was entered, if that was later. Reprocessing changes nothing.',
  }),
  links: Type.Array(Link, { description: 'Addresses that the source gives with the row.' }),
  missing: Type.Record(Type.String(), Type.Enum(namesOf(MISSING_REASONS)), {
    description: 'Name of each field that is null, and of `project_states` where it is empty, to the reason.',
  }),
  flags: Type.Array(Type.Enum(namesOf(FLAGS)), {
    description: 'What was noticed or mended while the row was read.',
  }),
  coverage: Type.Array(Type.Enum(namesOf(COVERAGE_NOTES)), { description: 'Codes of coverage notes.' }),
  corrections: Type.Array(RecordCorrection, { description: 'Reviewed changes to what the source says.' }),
}

const EVIDENCE = { description: 'Where the document says it.' }

/** One row of a publisher’s document, as lists give it: the verbatim cells are left to /record. */
export const SourcedRecord = Type.Object({ ...FIELDS, evidence: Type.Array(Evidence, EVIDENCE) }, closed)
export type SourcedRecord = Static<typeof SourcedRecord>

/** The same with all evidence: what /record and the bulk JSON give. */
export const FullRecord = Type.Object({ ...FIELDS, evidence: Type.Array(FullEvidence, EVIDENCE) }, closed)
export type FullRecord = Static<typeof FullRecord>

export type RecordField = keyof typeof FIELDS | 'evidence'
