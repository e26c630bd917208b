import { CommitteeAssignment } from '@rotunda/contract'
import { date, flag, integer, text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { findParentId } from '../../committee-codes.ts'
import { CHANGED, rowColumns } from '../../members/row-columns.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<CommitteeAssignment>[] = [
  text('id', (row) => row.id),
  text('committee_id', (row) => row.committee_id),
  text('committee_code_raw', (row) => row.committee_code_raw),
  text('committee_name', (row) => row.committee_name),
  flag('matched', (row) => row.matched),
  text('chamber', (row) => row.chamber),
  text('member_id', (row) => row.member_id),
  text('name_raw', (row) => row.name_raw),
  text('member_chamber', (row) => row.member_chamber),
  integer('congress', (row) => row.congress),
  text('side', (row) => row.side),
  integer('rank', (row) => row.rank),
  text('rank_basis', (row) => row.rank_basis),
  text('role', (row) => row.role),
  text('title_raw', (row) => row.title_raw),
  date('start', (row) => row.start),
  flag('start_imputed', (row) => row.start_imputed),
  date('end', (row) => row.end),
  text('end_reason', (row) => row.end_reason),
  text('resignation', (row) => row.resignation),
  text('resolution', (row) => row.resolution?.number ?? null, { description: 'Number of the resolution.' }),
  date('resolution', (row) => row.resolution?.date ?? null, {
    name: 'resolution_date',
    description: 'Day of the resolution.',
  }),
  integer('resolution', (row) => row.resolution?.rank ?? null, {
    name: 'resolution_rank',
    description: 'Place of the member in the resolution.',
  }),
  date('roster_as_of', (row) => row.roster_as_of),
  date('known_from', (row) => row.known_from),
  date('known_to', (row) => row.known_to),
  flag('current', (row) => row.current),
  ...rowColumns<CommitteeAssignment>(),
]

/** The members of committees, now and before; the newest Congress first. */
export const COMMITTEE_ASSIGNMENTS: Table<CommitteeAssignment> = {
  name: 'committee-assignments',
  schema: CommitteeAssignment,
  idOf: ({ id }) => id,
  orderOf: (row) =>
    [
      String(LAST_CONGRESS - row.congress).padStart(3, '0'),
      row.committee_id ?? `~${row.committee_code_raw}`,
      row.side ?? '~',
      String(row.rank ?? LAST_CONGRESS).padStart(3, '0'),
      row.name_raw,
      row.id,
    ].join('\u0001'),
  columns: {
    committee_id: {
      kind: 'value',
      of: ({ committee_id }) => committee_id,
      filter: FOLDED,
      sort: 'committee_id',
      dimension: true,
    },
    // A committee with all of its subcommittees.
    parent_committee_id: {
      kind: 'values',
      of: ({ committee_id: id }) => (id === null ? [] : [...new Set([id, findParentId(id) ?? id])]),
      filter: FOLDED,
    },
    member_id: { kind: 'ranked', of: ({ member_id }) => member_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    side: { kind: 'value', of: ({ side }) => side, filter: FOLDED, dimension: true },
    role: { kind: 'value', of: ({ role }) => role, filter: FOLDED, dimension: true },
    current: { kind: 'value', of: ({ current }) => current, filter: FOLDED, dimension: true },
    matched: { kind: 'value', of: ({ matched }) => matched, filter: FOLDED, dimension: true },
    name: { kind: 'ranked', of: ({ name_raw }) => name_raw, sort: 'name' },
    rank: { kind: 'value', of: ({ rank }) => rank, sort: 'rank' },
    // `active_on` bounds both days: begun by then, and not ended before.
    start: {
      kind: 'day',
      of: ({ start, known_from }) => known_from ?? start,
      sort: 'start',
      range: { first: 'start_from', last: 'active_on' },
    },
    end: {
      kind: 'day',
      of: ({ end, current, known_to }) => end ?? (current ? STILL_OPEN : known_to),
      sort: 'end',
      range: { first: 'active_on', last: 'end_to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name_raw, committee_name, title_raw }) =>
    [name_raw, committee_name, title_raw].filter((one) => one !== null),
  flat: FLAT,
}

/** Later than every day on which an assignment has ended. */
const STILL_OPEN = '9999-12-31'
const LAST_CONGRESS = 999
