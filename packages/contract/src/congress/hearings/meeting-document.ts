import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { closed, dayOrNull, orNull, textOrNull } from '../../fields.ts'
import { CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { DOCUMENT_GROUPS, DOCUMENT_LINK_BASES } from './vocabulary.ts'

export const MeetingDocument = closed(
  {
    id: Type.String({ pattern: '^mdoc_', description: 'Id, made from the meeting and the file.' }),
    meeting_id: textOrNull('`id` of the meeting; null if this release does not have the meeting.'),
    event_id: Type.String({ description: 'Number of the meeting.' }),
    congress: orNull(Type.Integer(), { description: 'Congress; null if the source does not give it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber of the meeting.' }),
    committee_ids: Type.Array(Type.String(), {
      description: 'Committees and subcommittees that meet; empty if this release does not have the meeting.',
    }),
    local_date: dayOrNull('Day of the meeting in Washington; null if unknown.'),
    group: Type.Enum(namesOf(DOCUMENT_GROUPS), {
      description: 'Origin of the document: the committee or a witness.',
    }),
    type: textOrNull('Type in the words of Congress.gov; null for an unknown code.'),
    type_code: textOrNull('Two-letter code of the House Committee Repository; null if the type has no code.'),
    title: textOrNull('Description or name.'),
    format: textOrNull('File format, as the source writes it.'),
    url: Type.String({ description: 'Address of the file.' }),
    also_at: Type.Array(Type.String(), {
      description: 'Addresses of a file with the same name at other sources.',
    }),
    file_name: textOrNull('Name of the file.'),
    published_at: orNull(Instant, {
      description: 'Time of publication; null if the source does not give it.',
    }),
    removed_at: orNull(Instant, { description: 'Time when the source removed the file; null otherwise.' }),
    appearance_id: textOrNull('`id` in /witness-appearances of the witness who gave the document.'),
    link_basis: Type.Enum(namesOf(DOCUMENT_LINK_BASES), {
      description: 'Evidence for the link to the witness.',
    }),
    bill: textOrNull('Bill in this file, such as `hr4435-113`.'),
    member_id: textOrNull('Bioguide id of the member who made the statement, from the name of the file.'),
    sha256: textOrNull('SHA-256 of the file; null if this service has not read it.'),
    ...ROW_FIELDS,
  },
  { description: 'A file of a meeting.' },
)
export type MeetingDocument = Static<typeof MeetingDocument>
