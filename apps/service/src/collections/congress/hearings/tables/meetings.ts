import { Meeting } from '@rotunda/contract'
import {
  date,
  datetime,
  integer,
  list,
  flag,
  text,
  type FlatColumn,
  type Table,
} from '../../../../tables/index.ts'
import { findParentId } from '../../committee-codes.ts'
import { CHANGED, rowColumns } from '../../row-columns.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<Meeting>[] = [
  text('id', (row) => row.id),
  text('event_id', (row) => row.event_id),
  integer('congress', (row) => row.congress),
  integer('session', (row) => row.session),
  text('chamber', (row) => row.chamber),
  text('event_type', (row) => row.event_type),
  text('event_type_raw', (row) => row.event_type_raw),
  text('event_type_basis', (row) => row.event_type_basis),
  text('title', (row) => row.title),
  text('status', (row) => row.status),
  text('status_raw', (row) => row.status_raw),
  text('status_basis', (row) => row.status_basis),
  datetime('starts_at', (row) => row.starts_at),
  date('local_date', (row) => row.local_date),
  text('local_time', (row) => row.local_time),
  list('continuations', (row) => row.continuations),
  text('time_note', (row) => row.time_note),
  flag('closed', (row) => row.closed),
  text('location', ({ location }) => location.room, { name: 'room', description: 'Room.' }),
  text('location', ({ location }) => location.building, { name: 'building', description: 'Building.' }),
  text('location', ({ location }) => location.address, { name: 'address', description: 'Address.' }),
  list('committee_ids', (row) => row.committee_ids),
  list('bills', ({ bills }) => bills.map(({ id }) => id)),
  list('video', ({ video }) => video.map(({ url }) => url)),
  integer('counts', ({ counts }) => counts.witnesses, {
    name: 'witness_count',
    description: 'Rows in /witness-appearances.',
  }),
  integer('counts', ({ counts }) => counts.documents, {
    name: 'document_count',
    description: 'Rows in /meeting-documents.',
  }),
  integer('counts', ({ counts }) => counts.publications, {
    name: 'publication_count',
    description: 'Rows in /hearing-publications, candidates included.',
  }),
  list('revisions', ({ revisions }) =>
    revisions.map(({ at, changed }) => `${at} ${changed.join(' ')}`.trim()),
  ),
  text('coverage', ({ coverage }) => coverage.witnesses, {
    name: 'witness_coverage',
    description: 'Coverage of its witnesses.',
  }),
  list('conflicts', ({ conflicts }) => conflicts.map(({ field }) => field)),
  ...rowColumns<Meeting>(),
]

/** Meetings of committees; the newest first. */
export const MEETINGS: Table<Meeting> = {
  name: 'meetings',
  schema: Meeting,
  idOf: ({ id }) => id,
  // Days and ids are of figures and letters alone: the last day comes first.
  orderOf: ({ local_date, id }) => `${invertDay(local_date)} ${id}`,
  columns: {
    event_id: { kind: 'ranked', of: ({ event_id }) => event_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    event_type: { kind: 'value', of: ({ event_type }) => event_type, filter: FOLDED, dimension: true },
    event_type_basis: {
      kind: 'value',
      of: ({ event_type_basis }) => event_type_basis,
      filter: FOLDED,
      dimension: true,
    },
    status: { kind: 'value', of: ({ status }) => status, filter: FOLDED, dimension: true },
    committee_id: {
      kind: 'values',
      of: ({ committee_ids }) => committee_ids,
      filter: FOLDED,
      dimension: true,
    },
    parent_committee_id: {
      kind: 'values',
      of: ({ committee_ids }) => [...new Set(committee_ids.map((id) => findParentId(id) ?? id))],
      filter: FOLDED,
    },
    has_witnesses: { kind: 'value', of: ({ counts }) => counts.witnesses > 0, filter: FOLDED },
    bill: { kind: 'values', of: ({ bills }) => bills.map(({ id }) => id), filter: FOLDED },
    title: { kind: 'ranked', of: ({ title }) => title, sort: 'title' },
    starts_at: { kind: 'ranked', of: ({ starts_at }) => starts_at, sort: 'starts_at' },
    local_date: {
      kind: 'days',
      of: ({ local_date, continuations }) => [
        ...(local_date === null ? [] : [local_date]),
        // Older releases have them in the words of their source.
        ...continuations.filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
      ],
      sort: 'local_date',
      range: { first: 'from', last: 'to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ title, bills }) => [
    ...(title === null ? [] : [title]),
    ...bills.map(({ type, number }) => `${type} ${number}`),
  ],
  flat: FLAT,
}

/** Text that sorts the other way round: 9 for 0 and so on. A row without a day comes last. */
export const invertDay = (day: string | null): string =>
  day === null ? '~' : day.replace(/\d/g, (figure) => String(9 - Number(figure)))
