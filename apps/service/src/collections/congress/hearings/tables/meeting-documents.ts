import { MeetingDocument } from '@rotunda/contract'
import { date, datetime, integer, list, text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { invertDay } from './meetings.ts'
import { CHANGED, rowColumns } from '../../row-columns.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<MeetingDocument>[] = [
  text('id', (row) => row.id),
  text('meeting_id', (row) => row.meeting_id),
  text('event_id', (row) => row.event_id),
  integer('congress', (row) => row.congress),
  text('chamber', (row) => row.chamber),
  list('committee_ids', (row) => row.committee_ids),
  date('local_date', (row) => row.local_date),
  text('group', (row) => row.group),
  text('type', (row) => row.type),
  text('type_code', (row) => row.type_code),
  text('title', (row) => row.title),
  text('format', (row) => row.format),
  text('url', (row) => row.url),
  list('also_at', (row) => row.also_at),
  text('file_name', (row) => row.file_name),
  datetime('published_at', (row) => row.published_at),
  datetime('removed_at', (row) => row.removed_at),
  text('appearance_id', (row) => row.appearance_id),
  text('link_basis', (row) => row.link_basis),
  text('bill', (row) => row.bill),
  text('member_id', (row) => row.member_id),
  text('sha256', (row) => row.sha256),
  ...rowColumns<MeetingDocument>(),
]

/** Files of meetings; of the newest meetings first. */
export const MEETING_DOCUMENTS: Table<MeetingDocument> = {
  name: 'meeting-documents',
  schema: MeetingDocument,
  idOf: ({ id }) => id,
  orderOf: ({ local_date, meeting_id, group, file_name, id }) =>
    [invertDay(local_date), meeting_id ?? '', group, file_name ?? '', id].join(' '),
  columns: {
    meeting_id: { kind: 'ranked', of: ({ meeting_id }) => meeting_id, filter: FOLDED },
    appearance_id: { kind: 'ranked', of: ({ appearance_id }) => appearance_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    committee_id: {
      kind: 'values',
      of: ({ committee_ids }) => committee_ids,
      filter: FOLDED,
      dimension: true,
    },
    group: { kind: 'value', of: ({ group }) => group, filter: FOLDED, dimension: true },
    type: {
      kind: 'value',
      of: ({ type }) => type,
      filter: { ...FOLDED, refuseUnknown: true },
      sort: 'type',
      dimension: true,
    },
    type_code: { kind: 'value', of: ({ type_code }) => type_code, filter: FOLDED, dimension: true },
    link_basis: { kind: 'value', of: ({ link_basis }) => link_basis, filter: FOLDED, dimension: true },
    bill: { kind: 'value', of: ({ bill }) => bill, filter: FOLDED },
    member_id: { kind: 'value', of: ({ member_id }) => member_id, filter: FOLDED },
    published_at: { kind: 'ranked', of: ({ published_at }) => published_at, sort: 'published_at' },
    local_date: {
      kind: 'day',
      of: ({ local_date }) => local_date,
      sort: 'local_date',
      range: { first: 'from', last: 'to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ title, file_name }) => [title, file_name].filter((text) => text !== null),
  flat: FLAT,
}
