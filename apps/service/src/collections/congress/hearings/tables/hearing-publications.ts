import { HearingPublication } from '@rotunda/contract'
import { list, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { invertDay } from './meetings.ts'
import { CHANGED, rowColumns } from '../../../families/index.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<HearingPublication>[] = rowColumns<HearingPublication>(HearingPublication, {
  // Releases have these days as texts.
  held_dates: [list('held_dates', (row) => row.held_dates)],
  committees: [list('committees', ({ committees }) => committees.map(({ committee_id: id }) => id))],
  members: [list('members', ({ members }) => members.map(({ member_id: id }) => id))],
  formats: [list('formats', ({ formats }) => formats.map(({ url }) => url))],
  conflicts: [list('conflicts', ({ conflicts }) => conflicts.map(({ field }) => field))],
})

const listIds = (ids: readonly (string | null)[]): readonly string[] => [
  ...new Set(ids.filter((id) => id !== null)),
]

const firstDay = ({ held_dates: days }: HearingPublication): string | null => days[0] ?? null

/** Printed hearings; those held last first. */
export const HEARING_PUBLICATIONS: Table<HearingPublication> = {
  name: 'hearing-publications',
  schema: HearingPublication,
  idOf: ({ id }) => id,
  orderOf: (row) => `${invertDay(firstDay(row))} ${row.id}`,
  columns: {
    jacket: { kind: 'ranked', of: ({ jacket }) => jacket, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    committee_id: {
      kind: 'values',
      of: ({ committees }) => listIds(committees.map(({ committee_id: id }) => id)),
      filter: FOLDED,
      dimension: true,
    },
    meeting_id: { kind: 'ranked', of: ({ meeting_id }) => meeting_id, filter: FOLDED },
    doc_class: { kind: 'value', of: ({ doc_class }) => doc_class, filter: FOLDED, dimension: true },
    member_id: {
      kind: 'values',
      of: ({ members }) => listIds(members.map(({ member_id: id }) => id)),
      filter: FOLDED,
    },
    link_basis: { kind: 'value', of: ({ link_basis }) => link_basis, filter: FOLDED, dimension: true },
    candidate: { kind: 'value', of: ({ candidate }) => candidate, filter: FOLDED, dimension: true },
    title: { kind: 'ranked', of: ({ title }) => title, sort: 'title' },
    issued_on: { kind: 'ranked', of: ({ issued_on }) => issued_on, sort: 'issued_on' },
    held_on: {
      kind: 'days',
      of: ({ held_dates }) => held_dates,
      sort: 'held_on',
      range: { first: 'from', last: 'to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ title, citation, witnesses_raw }) => [
    ...[title, citation].filter((text) => text !== null),
    ...witnesses_raw,
  ],
  flat: FLAT,
}
