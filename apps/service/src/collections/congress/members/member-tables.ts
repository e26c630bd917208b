import { Member, MemberRole } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { integer, list, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { nameSeatOf } from './list-seats.ts'
import { CHANGED, rowColumns } from './row-columns.ts'

const name = (part: keyof Member['name'], description: string): FlatColumn<Member> =>
  text('name', (row) => row.name[part], { name: `name_${part}`, description })
const id = (system: Exclude<keyof Member['ids'], 'bioguide_previous' | 'fec'>): FlatColumn<Member> =>
  text('ids', (row) => row.ids[system], { name: `id_${system}`, description: `Identifier: ${system}.` })
const contact = (part: keyof Member['contact'], description: string): FlatColumn<Member> =>
  text('contact', (row) => row.contact[part], { name: part, description })

const MEMBER_COLUMNS: readonly FlatColumn<Member>[] = rowColumns<Member>(
  Member,
  {
    name: [
      name('first', 'First name.'),
      name('middle', 'Middle name or initial.'),
      name('last', 'Surname.'),
      name('suffix', 'Suffix.'),
      name('nickname', 'Nickname in common use instead of the first name.'),
      name('official_full', 'Full name as the chamber writes it.'),
    ],
    other_names: [
      list('other_names', (row) =>
        row.other_names.map((one) => [one.first, one.last].filter(Boolean).join(' ') || null),
      ),
    ],
    senate_class: [integer('senate_class', (row) => row.senate_class)],
    seats: [list('seats', (row) => row.seats.map(nameSeatOf))],
    ids: [
      id('govtrack'),
      id('icpsr'),
      id('lis'),
      id('thomas'),
      id('wikidata'),
      list('ids', (row) => row.ids.fec, {
        name: 'id_fec',
        description: 'Candidate ids of the Federal Election Commission.',
      }),
    ],
    contact: [
      contact('office', 'Office in Washington.'),
      contact('phone', 'Telephone number of the Washington office.'),
      contact('website', 'Official website.'),
      contact('contact_form', 'Contact page of the office.'),
    ],
    district_offices: [
      list('district_offices', (row) =>
        row.district_offices.map(({ city, state, phone }) => [city, state, phone].filter(Boolean).join(', ')),
      ),
    ],
    social: [
      text('social', (row) => row.social.twitter, {
        name: 'twitter',
        description: 'Official account on X, once Twitter.',
      }),
    ],
    photo: [
      text('photo', (row) => row.photo?.url ?? null, {
        name: 'photo_url',
        description: 'Address of the picture.',
      }),
    ],
  },
  { name: 'display_name' },
)

/** Members of Congress, now and before; those who sit first. */
export const MEMBERS: Table<Member> = {
  name: 'members',
  schema: Member,
  idOf: (row) => row.id,
  orderOf: (row) =>
    [row.current === true ? '0' : '1', foldText(row.name.last), foldText(row.name.first ?? ''), row.id].join(
      '\u0001',
    ),
  columns: {
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: { folded: true }, dimension: true },
    state: {
      kind: 'value',
      of: ({ state }) => state,
      filter: { folded: true },
      sort: 'state',
      dimension: true,
    },
    district: { kind: 'value', of: ({ district }) => district, filter: {}, sort: 'district' },
    party: {
      kind: 'value',
      of: ({ party }) => party,
      filter: { folded: true, refuseUnknown: true },
      sort: 'party',
      dimension: true,
    },
    current: { kind: 'value', of: ({ current }) => current, filter: { folded: true }, dimension: true },
    congress: { kind: 'values', of: ({ congresses }) => congresses, filter: {}, dimension: true },
    senate_class: { kind: 'value', of: ({ senate_class }) => senate_class, filter: {}, dimension: true },
    name: {
      kind: 'ranked',
      of: ({ name: { first, last } }) => [last, first].filter(Boolean).join(', '),
      sort: 'name',
    },
    last_changed_at: CHANGED,
  },
  together: {
    columns: ['congress', 'chamber', 'state', 'district', 'senate_class', 'party'],
    by: 'congress',
    of: ({ seats }) =>
      seats.map((one) => [one.congress, one.chamber, one.state, one.district, one.senate_class, one.party]),
  },
  textsOf: (row) => [
    row.display_name,
    [row.name.first, row.name.middle, row.name.last].filter(Boolean).join(' '),
    ...[row.name.nickname].filter((text) => text !== null),
    ...row.other_names.map((one) => [one.first, one.middle, one.last].filter(Boolean).join(' ')),
    ...row.leadership_titles,
  ],
  flat: MEMBER_COLUMNS,
}

const ROLE_COLUMNS: readonly FlatColumn<MemberRole>[] = rowColumns<MemberRole>(MemberRole, {
  senate_class: [integer('senate_class', (row) => row.senate_class)],
})

/** The roles of members, with their days. */
export const MEMBER_ROLES: Table<MemberRole> = {
  name: 'member-roles',
  schema: MemberRole,
  idOf: (row) => row.id,
  orderOf: ({ member_id, start, kind, id }) => [member_id ?? '', start ?? '', kind, id].join('\u0001'),
  columns: {
    member_id: { kind: 'ranked', of: ({ member_id }) => member_id, filter: { folded: true } },
    kind: { kind: 'value', of: ({ kind }) => kind, filter: { folded: true }, dimension: true },
    congress: { kind: 'values', of: ({ congresses }) => congresses, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: { folded: true }, dimension: true },
    state: {
      kind: 'value',
      of: ({ state }) => state,
      filter: { folded: true },
      sort: 'state',
      dimension: true,
    },
    party: {
      kind: 'value',
      of: ({ party }) => party,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    is_current: {
      kind: 'value',
      of: ({ is_current }) => is_current,
      filter: { folded: true },
      dimension: true,
    },
    name: { kind: 'ranked', of: ({ name }) => name, sort: 'name' },
    // A role is active on a day when it began on it or before, and ended on it or later, or has not ended.
    start: {
      kind: 'day',
      of: ({ start }) => start,
      sort: 'start',
      range: { first: 'start_from', last: 'start_to' },
    },
    end: {
      kind: 'day',
      of: ({ start, end }) => end ?? (start === null ? null : STILL_OPEN),
      sort: 'end',
      range: { first: 'end_from', last: 'end_to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name, title, note }) => [name, title, ...(note === null ? [] : [note])],
  flat: ROLE_COLUMNS,
}

/** Later than every day on which a role has ended. */
const STILL_OPEN = '9999-12-31'
