import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import {
  BioguideId,
  CongressNumber,
  Day,
  DistrictOffice,
  FormerName,
  MemberContact,
  MemberIds,
  MemberName,
  MemberSeat,
  Photo,
  SocialAccounts,
} from './member-parts.ts'
import { DATE_BASES, MEMBER_ROLE_KINDS } from './member-vocabulary.ts'
import { Conflict, ROW_FIELDS } from './row-fields.ts'

const closed = { additionalProperties: false } as const
const textOrNull = (description: string) => orNull(Type.String(), { description })
const congresses = Type.Array(CongressNumber, {
  description:
    'Congresses that the role reaches into, oldest first; they changed on 4 March until 1933, on 3 January since 1935.',
})
const chamber = orNull(Type.Enum(['House', 'Senate']), { description: 'House or Senate.' })
const district = orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
  description: 'District; 0 at large. Null in the Senate, and where no source knows it.',
})
const senateClass = orNull(Type.Enum([1, 2, 3]), {
  description: 'Third of the Senate that the seat is elected with; null in the House.',
})
const conflicts = Type.Array(Conflict, { description: 'What sources disagree about.' })

/** A member of Congress, now or before, by Bioguide id. */
export const Member = Type.Object(
  {
    id: { ...BioguideId, description: 'Bioguide id.' },
    name: MemberName,
    display_name: Type.String({ description: 'The full name, or first name, surname and suffix.' }),
    other_names: Type.Array(FormerName, { description: 'Names that the person had before or has beside.' }),
    birthday: orNull(Day, { description: 'Day of birth; null where no source gives it.' }),
    gender: orNull(Type.Enum(['F', 'M']), { description: 'F or M, as the source has it.' }),
    current: Type.Boolean({
      description: 'Whether the person sits, by the newest list of the chamber that accounts for every seat.',
    }),
    chamber,
    state: textOrNull('State or territory of the newest term, two letters.'),
    state_name: textOrNull('Its name.'),
    district,
    senate_class: senateClass,
    party: textOrNull('Party at the end of the newest term, or now.'),
    caucus: textOrNull('For an independent: the party whose caucus the member sits with.'),
    congresses: {
      ...congresses,
      description: 'Congresses in which the member has served so far, by the terms whose days are known.',
    },
    seats: Type.Array(MemberSeat, {
      description:
        'The seat in each of these Congresses, oldest first: filters by `congress` with chamber, State, district, class or party look here.',
    }),
    vacancy_note: textOrNull(
      'What the Clerk prints of a vacancy: that the member left the seat, or came to fill it.',
    ),
    ids: MemberIds,
    contact: MemberContact,
    district_offices: Type.Array(DistrictOffice, { description: 'Offices in the State or district.' }),
    social: SocialAccounts,
    photo: orNull(Photo, { description: 'Picture; null where Congress.gov has none.' }),
    leadership_titles: Type.Array(Type.String(), { description: 'Positions of leadership held now.' }),
    conflicts,
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A person who is or was in Congress.' },
)
export type Member = Static<typeof Member>

/** A role of a person in Congress, with its days. */
export const MemberRole = Type.Object(
  {
    id: Type.String({
      description: 'Id of the role: the same as long as its person, kind and first day are.',
    }),
    member_id: orNull(BioguideId, {
      description: 'Bioguide id; null for a vacancy, and for presidents who never were in Congress.',
    }),
    name: Type.String({ description: 'Name of the person; “Vacant” for a vacancy.' }),
    kind: Type.Enum(namesOf(MEMBER_ROLE_KINDS), { description: 'What the row is.' }),
    chamber: orNull(Type.Enum(['House', 'Senate']), {
      description: 'House or Senate; null for presidents and vice presidents.',
    }),
    title: Type.String({
      description: 'Representative, Senator, Delegate, Resident Commissioner, or the title of the position.',
    }),
    state: textOrNull('State or territory, two letters; null where the role has none.'),
    district,
    senate_class: senateClass,
    party: textOrNull('Party; at the end of a term within which it changed.'),
    caucus: textOrNull('For an independent: the party whose caucus the member sat with.'),
    start: orNull(Day, { description: 'First day; null where no source gives it.' }),
    start_basis: Type.Enum(namesOf(DATE_BASES), { description: 'What the first day rests on.' }),
    end: orNull(Day, { description: 'Last day, at whose noon the next term may begin; null where open.' }),
    end_basis: Type.Enum(namesOf(DATE_BASES), { description: 'What the last day rests on.' }),
    how: textOrNull('How it began, where the source says: appointment, special-election, succession, …'),
    end_type: textOrNull('How it ended, where the source says.'),
    congresses,
    is_current: Type.Boolean({
      description:
        'Whether it runs: a term by the newest list of the chamber that accounts for every seat, others as long as the member sits.',
    }),
    elected_on: orNull(Day, { description: 'Day of the election, as the Clerk lists it.' }),
    sworn_on: orNull(Day, { description: 'Day on which the oath was taken, as the Clerk lists it.' }),
    note: textOrNull('What the source says of it beside.'),
    conflicts,
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A term, a position, a party or a vacancy, with its days.' },
)
export type MemberRole = Static<typeof MemberRole>
