import { Meeting, MeetingCommittee, MeetingDocument } from '@rotunda/contract'
import { integer, list, text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { findParentId } from '../../committee-codes.ts'
import { CHANGED, rowColumns } from '../../../families/index.ts'

const FOLDED = { folded: true } as const

const MEETING_COLUMNS: readonly FlatColumn<Meeting>[] = rowColumns<Meeting>(
  Meeting,
  {
    // Older releases have continuations in the words of their source.
    continuations: [list('continuations', (row) => row.continuations)],
    location: [
      text('location', ({ location }) => location.room, { name: 'room', description: 'Room.' }),
      text('location', ({ location }) => location.building, { name: 'building', description: 'Building.' }),
      text('location', ({ location }) => location.address, { name: 'address', description: 'Address.' }),
    ],
    bills: [list('bills', ({ bills }) => bills.map(({ id }) => id))],
    nominations: [list('nominations', ({ nominations }) => nominations.map(writeNumber))],
    treaties: [list('treaties', ({ treaties }) => treaties.map(writeNumber))],
    video: [list('video', ({ video }) => video.map(({ url }) => url))],
    counts: [
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
    ],
    revisions: [
      list('revisions', ({ revisions }) =>
        revisions.map(({ at, changed }) => `${at} ${changed.join(' ')}`.trim()),
      ),
    ],
    coverage: [
      text('coverage', ({ coverage }) => coverage.witnesses, {
        name: 'witness_coverage',
        description: 'Coverage of its witnesses.',
      }),
    ],
    conflicts: [list('conflicts', ({ conflicts }) => conflicts.map(({ field }) => field))],
  },
  { time_note: 'continuations' },
)

/** Writes a nomination or treaty as `119-12-1`: Congress, number and part. */
const writeNumber = ({ congress, number, part }: Meeting['treaties'][number]): string =>
  [congress, number, part].filter((one) => one !== null).join('-')

/** Meetings of committees; the newest first. */
export const MEETINGS: Table<Meeting> = {
  name: 'meetings',
  schema: Meeting,
  idOf: ({ id }) => id,
  // Inverted days put the last day first.
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
        // Older releases have continuations in the words of their source.
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
  flat: MEETING_COLUMNS,
}

/** Inverts the digits of a day, so that later days sort first. A row without a day comes last. */
export const invertDay = (day: string | null): string =>
  day === null ? '~' : day.replace(/\d/g, (figure) => String(9 - Number(figure)))

const COMMITTEE_COLUMNS: readonly FlatColumn<MeetingCommittee>[] = rowColumns<MeetingCommittee>(
  MeetingCommittee,
  {
    conflicts: [list('conflicts', ({ conflicts }) => conflicts.map(({ field }) => field))],
  },
)

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
  flat: COMMITTEE_COLUMNS,
}

const DOCUMENT_COLUMNS: readonly FlatColumn<MeetingDocument>[] = rowColumns<MeetingDocument>(MeetingDocument)

/** Files of meetings; the newest meetings first. */
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
  flat: DOCUMENT_COLUMNS,
}
