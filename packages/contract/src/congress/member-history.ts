import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { BioguideId, CongressNumber, Day, FormerName, MemberName, MemberSeat } from './member-parts.ts'
import {
  AGREEMENTS,
  DATE_PRECISIONS,
  HISTORY_SOURCES,
  SERVICE_DATE_BASES,
  SERVICE_MEANS,
} from './member-vocabulary.ts'
import { Conflict, ROW_FIELDS } from './row-fields.ts'

const closed = { additionalProperties: false } as const
const textOrNull = (description: string) => orNull(Type.String(), { description })
const texts = (description: string) => Type.Array(Type.String(), { description })

const VitalDate = (what: string) =>
  orNull(
    Type.Object(
      {
        date: Type.String({
          pattern: '^[0-9]{4}(?:-[0-9]{2}-[0-9]{2})?$',
          description: 'YYYY-MM-DD, or YYYY where the year alone is known.',
        }),
        precision: Type.Enum(namesOf(DATE_PRECISIONS), { description: 'How exact it is.' }),
      },
      { ...closed, description: `${what}.` },
    ),
    { description: `${what}; null where no source gives it.` },
  )

/** Everybody who has been in Congress, those who sit included. */
export const HistoricalMember = Type.Object(
  {
    id: { ...BioguideId, description: 'Bioguide id.' },
    name: MemberName,
    display_name: Type.String({ description: 'The full name, or first name, surname and suffix.' }),
    name_history: Type.Array(FormerName, { description: 'Names that the person had before or has beside.' }),
    birth: VitalDate('Birth'),
    death: VitalDate('Death'),
    gender: orNull(Type.Enum(['F', 'M']), { description: 'F or M, as the source has it.' }),
    ids: Type.Object(
      {
        icpsr: texts('Numbers in Voteview: who changed party may have several.'),
        govtrack: textOrNull('Number in GovTrack.'),
        wikidata: textOrNull('Identifier in Wikidata.'),
        house_history: textOrNull('Number of the House’s Office of the Historian.'),
        lis: textOrNull('Identifier in roll calls of the Senate.'),
      },
      { ...closed, description: 'Identifiers elsewhere.' },
    ),
    first_congress: orNull(CongressNumber, {
      description:
        'First Congress in which the person is known to have served; null where no source gives the days of a term.',
    }),
    last_congress: orNull(CongressNumber, {
      description: 'Last Congress in which the person is known to have served.',
    }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses in which the person is known to have served, oldest first.',
    }),
    congress_count: Type.Integer({
      minimum: 0,
      description: 'Number of Congresses in which the person is known to have served.',
    }),
    seats: Type.Array(MemberSeat, {
      description:
        'The seat in each Congress with known service, oldest first: filters by several of Congress, chamber, State and party look here.',
    }),
    chambers: texts('House, Senate or both.'),
    states: texts('States and territories, in the order of service.'),
    parties: texts('Parties, in the order of service.'),
    relatives: Type.Array(
      Type.Object(
        {
          relation: Type.String({ description: 'What the member is to the relative: son, sister, …' }),
          name: Type.String({ description: 'Name of the relative, as the source has it.' }),
          member_id: orNull(BioguideId, {
            description: 'Bioguide id of the relative; null, since no source gives it.',
          }),
        },
        closed,
      ),
      { description: 'Relatives in Congress that the source names.' },
    ),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A person who has been in Congress.' },
)
export type HistoricalMember = Static<typeof HistoricalMember>

/** A member in one Congress and chamber, as long as he or she was of one party. */
export const HistoricalService = Type.Object(
  {
    id: Type.String({
      description: 'Id of the stretch: the same as long as its member, Congress, chamber and seat are.',
    }),
    member_id: BioguideId,
    name: Type.String({ description: 'Name of the member.' }),
    congress: CongressNumber,
    chamber: Type.Enum(['House', 'Senate'], { description: 'House or Senate.' }),
    state: Type.String({ description: 'State or territory, two letters.' }),
    district: orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
      description: 'District; 0 at large. Null in the Senate, and where no source knows it.',
    }),
    senate_class: orNull(Type.Enum([1, 2, 3]), {
      description: 'Third of the Senate that the seat is elected with; null where no source gives it.',
    }),
    party: textOrNull('Party; null where no source gives it.'),
    party_code: orNull(Type.Integer(), { description: 'Voteview’s code of the party.' }),
    start: Day,
    end: Day,
    date_basis: Type.Enum(namesOf(SERVICE_DATE_BASES), { description: 'What the days rest on.' }),
    means: Type.Enum(namesOf(SERVICE_MEANS), { description: 'How the seat was won.' }),
    ended_by: textOrNull('Why it ended before the Congress did, where a source says.'),
    icpsr: orNull(Type.Integer(), { description: 'Voteview’s number of the member in this stretch.' }),
    occupancy: orNull(Type.Integer(), {
      description:
        'Voteview’s order among those who held the seat in the Congress; 0 where it had one holder.',
    }),
    in_sources: Type.Array(Type.Enum(namesOf(HISTORY_SOURCES)), {
      description: 'Sources that have the row.',
    }),
    agreement: Type.Enum(namesOf(AGREEMENTS), { description: 'How far the sources agree.' }),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'Service in one Congress, chamber and party.' },
)
export type HistoricalService = Static<typeof HistoricalService>
