import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { DOCUMENT_GROUPS, DOCUMENT_LINK_BASES } from './vocabulary.ts'

const text = (description: string) => orNull(Type.String(), { description })

export const MeetingDocument = Type.Object(
  {
    id: Type.String({ pattern: '^mdoc_', description: 'Of the meeting and the file.' }),
    meeting_id: text('`id` of the meeting; null where it is not in this release.'),
    event_id: Type.String({ description: 'Number of the meeting.' }),
    congress: orNull(Type.Integer(), { description: 'Congress; null where the source does not say it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber of the meeting.' }),
    committee_ids: Type.Array(Type.String(), {
      description: 'Committees and subcommittees that meet; empty where the meeting is not in this release.',
    }),
    local_date: orNull(Type.String({ format: 'date' }), {
      description: 'Day of the meeting in Washington; null where it is not known.',
    }),
    group: Type.Enum(namesOf(DOCUMENT_GROUPS), { description: 'Whose document it is.' }),
    type: text('Type in the words of Congress.gov; null for a code that is not known.'),
    type_code: text(
      'Two-letter code of the House Committee Repository; null where there is none for the type.',
    ),
    title: text('Description or name.'),
    format: text('Form of the file, as the source writes it.'),
    url: Type.String({ description: 'Address of the file.' }),
    also_at: Type.Array(Type.String(), { description: 'Addresses of the same file name at other sources.' }),
    file_name: text('Name of the file.'),
    published_at: orNull(Instant, {
      description: 'When it was published; null where the source does not say it.',
    }),
    removed_at: orNull(Instant, { description: 'When the source took it away; null otherwise.' }),
    appearance_id: text('`id` in /witness-appearances of the witness whose document it is.'),
    link_basis: Type.Enum(namesOf(DOCUMENT_LINK_BASES), { description: 'How the witness is known.' }),
    bill: text('Bill that it is the text of, such as `hr4435-113`.'),
    member_id: text('Bioguide id of the member whose statement it is, from the name of the file.'),
    sha256: text('SHA-256 of the file, where this service has read it; null otherwise.'),
    ...ROW_FIELDS,
  },
  { additionalProperties: false, description: 'A file of a meeting.' },
)
export type MeetingDocument = Static<typeof MeetingDocument>
