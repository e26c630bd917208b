import { Type, type Static } from 'typebox'
import { Instant } from '../../instant.ts'
import { namesOf } from '../../names-of.ts'
import { closed, dayOrNull, orNull, textOrNull } from '../../fields.ts'
import { CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { WITNESS_LISTS } from './vocabulary.ts'

export const WitnessAppearance = closed(
  {
    id: Type.String({
      pattern: '^wit_',
      description: 'Id, made from the name and the meeting or printed hearing.',
    }),
    meeting_id: textOrNull('`id` of the meeting; null if this release does not have the meeting.'),
    event_id: textOrNull('Number of the meeting; null if the source names none.'),
    publication_id: textOrNull('`id` of the printed hearing that lists the witness; null if none does.'),
    congress: orNull(Type.Integer(), { description: 'Congress; null if the list does not give it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber of the meeting.' }),
    committee_ids: Type.Array(Type.String(), {
      description: 'Committees and subcommittees that meet; empty if this release does not have the meeting.',
    }),
    local_date: dayOrNull('Day of the meeting in Washington; null if unknown.'),
    panel: orNull(Type.Integer(), { description: 'Panel; null if the list has no panels.' }),
    order: Type.Integer({ minimum: 1, description: 'Place in the panel, or in a list without panels.' }),
    name_raw: Type.String({
      description:
        'Name as the source writes it. For govinfo, the whole line with name, position and organization.',
    }),
    name: orNull(
      closed({
        first: textOrNull('First name.'),
        middle: textOrNull('Middle name or initial.'),
        last: textOrNull('Surname.'),
        suffix: textOrNull('Suffix.'),
      }),
      { description: 'Parts of the name; null if the source does not separate them.' },
    ),
    honorific: textOrNull('Honorific, if the source separates it.'),
    position_raw: textOrNull('Position, as the source writes it.'),
    organization_raw: textOrNull('Organization, as the source writes it.'),
    witness_type: textOrNull(
      'Witness type of the House, such as “Government - Federal”; null in the Senate.',
    ),
    testified: orNull(Type.Boolean(), { description: 'Whether the list says that the witness testified.' }),
    member_id: textOrNull(
      'Bioguide id of a witness who is a member. Null unless the source calls the witness a member of Congress and names the State, and exactly one member of that State on that day has the name.',
    ),
    document_ids: Type.Array(Type.String(), {
      description: 'Documents of the witness: `id` in /meeting-documents.',
    }),
    listed_in: Type.Array(Type.Enum(namesOf(WITNESS_LISTS)), {
      description: 'Lists that name the witness.',
    }),
    same_name_key: textOrNull(
      'First name and surname without case and accents, to find the same name elsewhere. The same key does not mean the same person.',
    ),
    published_at: orNull(Instant, { description: 'Publication time of the list with the witness.' }),
    removed_at: orNull(Instant, {
      description: 'Time when the source removed the witness from the list; null otherwise.',
    }),
    ...ROW_FIELDS,
  },
  { description: 'A witness at a meeting, or in its printed record.' },
)
export type WitnessAppearance = Static<typeof WitnessAppearance>
