import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { closed, dayOrNull, orNull, text, textOrNull } from '../fields.ts'
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

const State = Type.Enum(namesOf(STATES), { description: 'Two-letter postal abbreviation.' })
/** Place of a row in a source document. */
export const Place = closed({
  sheet: orNull(Type.String(), { description: 'Name of the sheet in a workbook.' }),
  row: orNull(Type.Integer({ minimum: 1 }), {
    description: 'Row of the sheet or line of the CSV. The header is 1.',
  }),
  pointer: orNull(Type.String(), { description: 'JSON Pointer (RFC 6901) into a JSON document.' }),
})
export type Place = Static<typeof Place>

/** Link from a record to its source document. */
export const Evidence = closed({
  source: text('SHA-256 of the document, hexadecimal.'),
  publisher: text('Body that published the document.'),
  url: text('Address at which the publisher released the document.'),
  retrieved_at: Instant,
  published_at: dayOrNull('Day of publication, if known.'),
  ...Place.properties,
})
export type Evidence = Static<typeof Evidence>

export const FullEvidence = closed({
  ...Evidence.properties,
  cells: Type.Record(Type.String(), Type.String(), {
    description: 'The row word for word: column headers of the source, each with the text of its cell.',
  }),
})
export type FullEvidence = Static<typeof FullEvidence>

const MATCHED =
  'or else from the matched member at the time, in which case `from_match` lists the field; null if neither is known'

const NAMED_REQUESTOR = {
  name: text(
    'First name and last name if both are published; else the name as printed, without stray page numbers.',
  ),
  name_raw: text('Name as printed.'),
  chamber: Type.Enum(CHAMBERS, { description: 'Chamber of the member.' }),
  state: orNull(State, { description: `State of the member: as printed, ${MATCHED}.` }),
  district: orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
    description: `District of the member, 0 at large: as printed, ${MATCHED}. Null in the Senate.`,
  }),
  party: orNull(Type.String(), {
    description: `Party of the member: as printed, ${MATCHED}. A matched member has D, R, I or the name of the party.`,
  }),
}

/** A member who made the request. */
export const Requestor = closed({
  ...NAMED_REQUESTOR,
  bioguide: orNull(Type.String(), {
    description: 'Bioguide id of the member; null unless exactly one member fits.',
  }),
  match: Type.Enum(namesOf(MEMBER_MATCHES), {
    description:
      'Result of matching the name to a member. The result explains the fields of the requestor that are null.',
  }),
  from_match: Type.Array(Type.Enum(['state', 'district', 'party']), {
    description:
      'Fields that the source does not print. Their values come from the matched member, in the calendar year before the fiscal year.',
  }),
})
export type Requestor = Static<typeof Requestor>

/** A requestor as the row alone states it, before the match. */
export type NamedRequestor = Pick<Requestor, keyof typeof NAMED_REQUESTOR>

/** Funding line of the account that a row names. */
export const FundingLineLink = closed({
  id: text('`id` of the line in /funding-lines.'),
  match: Type.Enum(namesOf(FUNDING_LINE_MATCHES), {
    description: 'Text of the row that identified the line.',
  }),
})
export type FundingLineLink = Static<typeof FundingLineLink>

export const Link = closed({
  rel: Type.Enum(['member_page', 'certification_letter'], { description: 'Kind of page.' }),
  url: text('Address.'),
})
export type Link = Static<typeof Link>

/** A reviewed change to a value of a source. */
export const RecordCorrection = closed({
  id: text('Id of the correction.'),
  field: text('Corrected field.'),
  before: Type.Unknown({ description: 'Value before the correction.' }),
  after: Type.Unknown({ description: 'Value after the correction.' }),
  evidence_url: text('Address of the proof of the correction.'),
  decided_at: Instant,
})
export type RecordCorrection = Static<typeof RecordCorrection>

const FIELDS = {
  id: text('Stable id. A row of a publisher keeps its id in every release.'),
  dataset: Type.Enum(RECORD_DATASETS, { description: 'Published dataset.' }),
  chamber: Type.Enum(CHAMBERS, { description: 'Chamber of the committee that published the document.' }),
  stage: Type.Enum(STAGES, { description: 'Stage of the money. Never add amounts of different stages.' }),
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'Fiscal year of the document.' }),
  subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES)), {
    description: 'Short code of the subcommittee, identical for every spelling of its name.',
  }),
  subcommittee_raw: textOrNull('Subcommittee as the source spells it.'),
  agency: textOrNull('Agency as the source names it.'),
  account: textOrNull('Account as the source names it.'),
  title: textOrNull('Name of the project.'),
  purpose: textOrNull('Purpose of the money, if the source states it apart from the name.'),
  recipient: textOrNull('Body that would receive the money.'),
  recipient_address: textOrNull('Address of the recipient, as printed.'),
  location: textOrNull('Place of the project, as printed.'),
  state: orNull(State, {
    description:
      'State of the requesting member, as the source prints it. Null if the members are of several States. `requestors` gives the State of each, including States known only from the match.',
  }),
  project_states: Type.Array(State, {
    description:
      'States of the project, not of the member. Empty if no State is known; `missing` gives the reason.',
  }),
  amount: orNull(Type.Integer(), {
    description: 'Amount in whole dollars. Null, never 0, if the amount is not known.',
  }),
  amount_raw: textOrNull('Amount as the source prints it.'),
  requestors: Type.Array(Requestor, { description: 'Members who made the request.' }),
  project: text(
    'Id of the project. Rows that share this id are a single project, requested by different members. Only proven groups share an id.',
  ),
  funding_line: orNull(FundingLineLink, {
    description:
      'Funding line of the same year, chamber and subcommittee that names the account. This service adds the line; the source does not print it.',
  }),
  first_seen_at: Type.String({
    format: 'date-time',
    description: 'Retrieval time of the first archived document with this row.',
  }),
  changed_at: Type.String({
    format: 'date-time',
    description:
      'Retrieval time of the first archived document with the present wording of the row, or the entry time of a correction if the correction is later. Reprocessing does not count as a change.',
  }),
  links: Type.Array(Link, { description: 'Links that the source prints with the row.' }),
  missing: Type.Record(Type.String(), Type.Enum(namesOf(MISSING_REASONS)), {
    description: 'Fields that are null, each with the reason; also `project_states` if it is empty.',
  }),
  flags: Type.Array(Type.Enum(namesOf(FLAGS)), {
    description: 'Remarks and repairs from the reading of the row.',
  }),
  coverage: Type.Array(Type.Enum(namesOf(COVERAGE_NOTES)), { description: 'Codes of coverage notes.' }),
  corrections: Type.Array(RecordCorrection, { description: 'Reviewed changes to values of the source.' }),
}

const EVIDENCE = { description: 'Places in source documents that the values come from.' }

/** One row of a publisher’s document, as lists show it. Only /record adds the verbatim cells. */
export const SourcedRecord = closed({ ...FIELDS, evidence: Type.Array(Evidence, EVIDENCE) })
export type SourcedRecord = Static<typeof SourcedRecord>

/** A record with its verbatim cells, as in /record and the bulk JSON. */
export const FullRecord = closed({ ...FIELDS, evidence: Type.Array(FullEvidence, EVIDENCE) })
export type FullRecord = Static<typeof FullRecord>

export type RecordField = keyof typeof FIELDS | 'evidence'
