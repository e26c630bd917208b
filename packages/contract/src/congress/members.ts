import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { closed, orNull, textOrNull } from '../fields.ts'
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

const congresses = Type.Array(CongressNumber, {
  description:
    'Congresses that overlap the role, oldest first. A Congress began on 4 March until 1933, and on 3 January since 1935.',
})
const chamber = orNull(Type.Enum(['House', 'Senate']), { description: 'House or Senate.' })
const district = orNull(Type.Integer({ minimum: 0, maximum: 99 }), {
  description: 'District, 0 at large. Null in the Senate, and if no source gives it.',
})
const senateClass = orNull(Type.Enum([1, 2, 3]), {
  description: 'Class of the Senate seat; null in the House.',
})
const conflicts = Type.Array(Conflict, { description: 'Fields on which sources disagree.' })

/** A present or former member of Congress, by Bioguide id. */
export const Member = closed(
  {
    id: { ...BioguideId, description: 'Bioguide id.' },
    name: MemberName,
    display_name: Type.String({ description: 'Full name, or first name, surname and suffix.' }),
    other_names: Type.Array(FormerName, { description: 'Former and additional names of the person.' }),
    birthday: orNull(Day, { description: 'Day of birth; null if no source gives it.' }),
    gender: orNull(Type.Enum(['F', 'M']), { description: 'F or M, as the source gives it.' }),
    current: orNull(Type.Boolean(), {
      description:
        'Whether the person sits in Congress now, by the newest list of the chamber that covers every seat. Null, with a conflict and the note `term_unreadable`, if the entry of the running term was refused and no such list is newer.',
    }),
    chamber,
    state: textOrNull('State or territory of the newest term, two letters.'),
    state_name: textOrNull('Name of that State or territory.'),
    district,
    senate_class: senateClass,
    party: textOrNull('Party now, or at the end of the newest term.'),
    caucus: textOrNull('Party caucus of an independent member.'),
    congresses: {
      ...congresses,
      description: 'Congresses with service so far, from terms with known days.',
    },
    seats: Type.Array(MemberSeat, {
      description:
        'Seats in each of these Congresses, oldest first. A filter by `congress` with chamber, State, district, class or party must match one seat.',
    }),
    vacancy_note: textOrNull('Note of the Clerk on a vacancy: the member left the seat, or came to fill it.'),
    ids: MemberIds,
    contact: MemberContact,
    district_offices: Type.Array(DistrictOffice, { description: 'Offices in the State or district.' }),
    social: SocialAccounts,
    photo: orNull(Photo, { description: 'Picture; null if Congress.gov has none.' }),
    leadership_titles: Type.Array(Type.String(), { description: 'Leadership positions now held.' }),
    conflicts,
    ...ROW_FIELDS,
  },
  { description: 'A person who is or was in Congress.' },
)
export type Member = Static<typeof Member>

/** A role of a person in Congress, with its days. */
export const MemberRole = closed(
  {
    id: Type.String({
      description: 'Id of the role. It stays the same while person, kind and first day do.',
    }),
    member_id: orNull(BioguideId, {
      description: 'Bioguide id; null for a vacancy, and for presidents who never served in Congress.',
    }),
    name: Type.String({ description: 'Name of the person; “Vacant” for a vacancy.' }),
    kind: Type.Enum(namesOf(MEMBER_ROLE_KINDS), { description: 'Kind of role.' }),
    chamber: orNull(Type.Enum(['House', 'Senate']), {
      description: 'House or Senate; null for presidents and vice presidents.',
    }),
    title: Type.String({
      description: 'Representative, Senator, Delegate, Resident Commissioner, or the title of the position.',
    }),
    state: textOrNull('State or territory, two letters; null if the role has none.'),
    district,
    senate_class: senateClass,
    party: textOrNull('Party, at the end of the term if it changed.'),
    caucus: textOrNull('Party caucus of an independent member.'),
    start: orNull(Day, { description: 'First day; null if no source gives it.' }),
    start_basis: Type.Enum(namesOf(DATE_BASES), { description: 'Basis of the first day.' }),
    end: orNull(Day, { description: 'Last day; null if open. The next term may begin at noon of this day.' }),
    end_basis: Type.Enum(namesOf(DATE_BASES), { description: 'Basis of the last day.' }),
    how: textOrNull(
      'Way the role began, if the source gives it: appointment, special-election, succession, …',
    ),
    end_type: textOrNull('Way the role ended, if the source gives it.'),
    congresses,
    is_current: Type.Boolean({
      description:
        'Whether the role runs now. A term runs if the newest complete list of the chamber has it; other roles run while the member sits.',
    }),
    elected_on: orNull(Day, { description: 'Election day, from the list of the Clerk.' }),
    sworn_on: orNull(Day, { description: 'Day of the oath, from the list of the Clerk.' }),
    note: textOrNull('Further note of the source.'),
    conflicts,
    ...ROW_FIELDS,
  },
  { description: 'A term, a position, a party or a vacancy, with its days.' },
)
export type MemberRole = Static<typeof MemberRole>
