import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { closed, orNull, textOrNull } from '../fields.ts'
import { BioguideId, CongressNumber, Day, FormerName, MemberName, MemberSeat } from './member-parts.ts'
import {
  AGREEMENTS,
  DATE_PRECISIONS,
  HISTORY_SOURCES,
  SERVICE_DATE_BASES,
  SERVICE_MEANS,
} from './member-vocabulary.ts'
import { Conflict, ROW_FIELDS } from './row-fields.ts'

const texts = (description: string) => Type.Array(Type.String(), { description })

const VitalDate = (what: string) =>
  orNull(
    closed(
      {
        date: Type.String({
          pattern: '^[0-9]{4}(?:-[0-9]{2}-[0-9]{2})?$',
          description: 'Date as YYYY-MM-DD, or YYYY if only the year is known.',
        }),
        precision: Type.Enum(namesOf(DATE_PRECISIONS), { description: 'Precision of the date.' }),
      },
      { description: `${what}.` },
    ),
    { description: `${what}; null if no source gives it.` },
  )

/** A person who has served in Congress; sitting members are included. */
export const HistoricalMember = closed(
  {
    id: { ...BioguideId, description: 'Bioguide id.' },
    name: MemberName,
    display_name: Type.String({ description: 'Full name, or first name, surname and suffix.' }),
    name_history: Type.Array(FormerName, { description: 'Former and additional names of the person.' }),
    birth: VitalDate('Birth'),
    death: VitalDate('Death'),
    gender: orNull(Type.Enum(['F', 'M']), { description: 'F or M, as the source gives it.' }),
    ids: closed(
      {
        icpsr: texts('Numbers in Voteview. A member who changed party may have several numbers.'),
        govtrack: textOrNull('Number in GovTrack.'),
        wikidata: textOrNull('Identifier in Wikidata.'),
        house_history: textOrNull('Number of the House’s Office of the Historian.'),
        lis: textOrNull('Identifier in roll calls of the Senate.'),
      },
      { description: 'Identifiers elsewhere.' },
    ),
    first_congress: orNull(CongressNumber, {
      description: 'First Congress with known service; null if no source gives the days of a term.',
    }),
    last_congress: orNull(CongressNumber, {
      description: 'Last Congress with known service.',
    }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses with known service, oldest first.',
    }),
    congress_count: Type.Integer({
      minimum: 0,
      description: 'Number of Congresses with known service.',
    }),
    seats: Type.Array(MemberSeat, {
      description:
        'Seats in each Congress with known service, oldest first. Filters by Congress, chamber, State and party must all match one seat.',
    }),
    chambers: texts('House, Senate or both.'),
    states: texts('States and territories, in the order of service.'),
    parties: texts('Parties, in the order of service.'),
    relatives: Type.Array(
      closed({
        relation: Type.String({ description: 'Relation of the member to the relative: son, sister, …' }),
        name: Type.String({ description: 'Name of the relative, as the source gives it.' }),
        member_id: orNull(BioguideId, {
          description: 'Bioguide id of the relative. Always null, since no source gives it.',
        }),
      }),
      { description: 'Relatives in Congress that the source names.' },
    ),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'A person who has been in Congress.' },
)
export type HistoricalMember = Static<typeof HistoricalMember>

/** Service of a member in one Congress, chamber and party. */
export const HistoricalService = closed(
  {
    id: Type.String({
      description: 'Id of the row. It stays the same while member, Congress, chamber and seat do.',
    }),
    member_id: BioguideId,
    name: Type.String({ description: 'Name of the member.' }),
    congress: CongressNumber,
    chamber: Type.Enum(['House', 'Senate'], { description: 'House or Senate.' }),
    state: Type.String({ description: 'State or territory, two letters.' }),
    district: orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
      description: 'District, 0 at large. Null in the Senate, and if no source gives it.',
    }),
    senate_class: orNull(Type.Enum([1, 2, 3]), {
      description: 'Class of the Senate seat; null in the House, and if no source gives it.',
    }),
    party: textOrNull('Party; null if no source gives it.'),
    party_code: orNull(Type.Integer(), { description: 'Party code of Voteview.' }),
    start: Day,
    end: Day,
    date_basis: Type.Enum(namesOf(SERVICE_DATE_BASES), {
      description: 'Basis of the first and the last day.',
    }),
    means: Type.Enum(namesOf(SERVICE_MEANS), { description: 'Means by which the member won the seat.' }),
    ended_by: textOrNull('Reason for an end before the Congress ended, if a source gives one.'),
    icpsr: orNull(Type.Integer(), { description: 'Number of the member in Voteview for this row.' }),
    occupancy: orNull(Type.Integer(), {
      description:
        'Order among the holders of the seat in this Congress, from Voteview; 0 for a single holder.',
    }),
    in_sources: Type.Array(Type.Enum(namesOf(HISTORY_SOURCES)), {
      description: 'Sources that have the row.',
    }),
    agreement: Type.Enum(namesOf(AGREEMENTS), { description: 'Agreement of the sources.' }),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'Service in one Congress, chamber and party.' },
)
export type HistoricalService = Static<typeof HistoricalService>
