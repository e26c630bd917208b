import { MemberRole } from '@rotunda/contract'
import { date, flag, integer, list, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { CHANGED, rowColumns } from './row-columns.ts'

const FLAT: readonly FlatColumn<MemberRole>[] = [
  text('id', (row) => row.id),
  text('member_id', (row) => row.member_id),
  text('name', (row) => row.name),
  text('kind', (row) => row.kind),
  text('chamber', (row) => row.chamber),
  text('title', (row) => row.title),
  text('state', (row) => row.state),
  integer('district', (row) => row.district),
  integer('senate_class', (row) => row.senate_class),
  text('party', (row) => row.party),
  text('caucus', (row) => row.caucus),
  date('start', (row) => row.start),
  text('start_basis', (row) => row.start_basis),
  date('end', (row) => row.end),
  text('end_basis', (row) => row.end_basis),
  text('how', (row) => row.how),
  text('end_type', (row) => row.end_type),
  list('congresses', (row) => row.congresses, { type: 'integer' }),
  flag('is_current', (row) => row.is_current),
  date('elected_on', (row) => row.elected_on),
  date('sworn_on', (row) => row.sworn_on),
  text('note', (row) => row.note),
  ...rowColumns<MemberRole>(),
]

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
  flat: FLAT,
}

/** Later than every day on which a role has ended. */
const STILL_OPEN = '9999-12-31'
