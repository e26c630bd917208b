import { MeetingCommittee } from '@rotunda/contract'
import { integer, flag, list, text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { CHANGED, rowColumns } from '../../row-columns.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<MeetingCommittee>[] = [
  text('id', (row) => row.id),
  text('meeting_id', (row) => row.meeting_id),
  integer('congress', (row) => row.congress),
  text('chamber', (row) => row.chamber),
  text('committee_id', (row) => row.committee_id),
  text('committee_code_raw', (row) => row.committee_code_raw),
  text('name_raw', (row) => row.name_raw),
  text('role', (row) => row.role),
  integer('position', (row) => row.position),
  flag('matched', (row) => row.matched),
  list('conflicts', ({ conflicts }) => conflicts.map(({ field }) => field)),
  ...rowColumns<MeetingCommittee>(),
]

/** The committees of each meeting. */
export const MEETING_COMMITTEES: Table<MeetingCommittee> = {
  name: 'meeting-committees',
  schema: MeetingCommittee,
  idOf: ({ id }) => id,
  orderOf: ({ meeting_id, position, id }) => `${meeting_id} ${String(position).padStart(4, '0')} ${id}`,
  complete: (row: Partial<MeetingCommittee>) => ('conflicts' in row ? row : { ...row, conflicts: [] }),
  columns: {
    meeting_id: { kind: 'ranked', of: ({ meeting_id }) => meeting_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    committee_id: {
      kind: 'value',
      of: ({ committee_id }) => committee_id,
      filter: FOLDED,
      sort: 'committee_id',
      dimension: true,
    },
    role: { kind: 'value', of: ({ role }) => role, filter: FOLDED, dimension: true },
    matched: { kind: 'value', of: ({ matched }) => matched, filter: FOLDED, dimension: true },
    position: { kind: 'value', of: ({ position }) => position, sort: 'position' },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name_raw, committee_code_raw }) =>
    [name_raw, committee_code_raw].filter((text) => text !== null),
  flat: FLAT,
}
