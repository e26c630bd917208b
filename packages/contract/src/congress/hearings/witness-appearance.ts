import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { WITNESS_LISTS } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const text = (description: string) => orNull(Type.String(), { description })

export const WitnessAppearance = Type.Object(
  {
    id: Type.String({ pattern: '^wit_', description: 'Of the meeting or printed hearing, and the name.' }),
    meeting_id: text('`id` of the meeting; null where it is not in this release.'),
    event_id: text('Number of the meeting; null where the source names none.'),
    publication_id: text('`id` of the printed hearing that lists the witness; null where none does.'),
    congress: orNull(Type.Integer(), { description: 'Congress; null where the list does not say it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber of the meeting.' }),
    committee_ids: Type.Array(Type.String(), {
      description: 'Committees and subcommittees that meet; empty where the meeting is not in this release.',
    }),
    local_date: orNull(Type.String({ format: 'date' }), {
      description: 'Day of the meeting in Washington; null where it is not known.',
    }),
    panel: orNull(Type.Integer(), { description: 'Panel; null where the list has none.' }),
    order: Type.Integer({ minimum: 1, description: 'Place in the panel, or in the list without panels.' }),
    name_raw: Type.String({
      description:
        'Name as the source writes it. At govinfo, the whole line: name, position and organization.',
    }),
    name: orNull(
      Type.Object(
        {
          first: text('First name.'),
          middle: text('Middle name or initial.'),
          last: text('Surname.'),
          suffix: text('Suffix.'),
        },
        closed,
      ),
      { description: 'Parts of the name, where the source gives them apart; null otherwise.' },
    ),
    honorific: text('Honorific, where the source gives it apart.'),
    position_raw: text('Position as the source writes it.'),
    organization_raw: text('Organization as the source writes it.'),
    witness_type: text(
      'Type in the official words of the House, such as “Government - Federal”; null in the Senate.',
    ),
    testified: orNull(Type.Boolean(), { description: 'Whether the list says that the witness testified.' }),
    member_id: text(
      'Bioguide id, where the source calls the witness a member of Congress and names the State, and one member of that State and day has the name; null otherwise.',
    ),
    document_ids: Type.Array(Type.String(), {
      description: 'Documents in /meeting-documents that are linked to the witness.',
    }),
    listed_in: Type.Array(Type.Enum(namesOf(WITNESS_LISTS)), {
      description: 'The lists that have the witness.',
    }),
    same_name_key: text(
      'First name and surname without case and accents, to find the same name elsewhere. It does not say that it is the same person.',
    ),
    published_at: orNull(Instant, { description: 'When the list with the witness was published.' }),
    removed_at: orNull(Instant, {
      description: 'When the source took the witness off the list; null otherwise.',
    }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A witness at a meeting, or in its printed record.' },
)
export type WitnessAppearance = Static<typeof WitnessAppearance>
