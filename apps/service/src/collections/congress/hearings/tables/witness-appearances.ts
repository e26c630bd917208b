import { WitnessAppearance } from '@rotunda/contract'
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
import { invertDay } from './meetings.ts'
import { CHANGED, rowColumns } from '../../../families/index.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<WitnessAppearance>[] = [
  text('id', (row) => row.id),
  text('meeting_id', (row) => row.meeting_id),
  text('event_id', (row) => row.event_id),
  text('publication_id', (row) => row.publication_id),
  integer('congress', (row) => row.congress),
  text('chamber', (row) => row.chamber),
  list('committee_ids', (row) => row.committee_ids),
  date('local_date', (row) => row.local_date),
  integer('panel', (row) => row.panel),
  integer('order', (row) => row.order),
  text('name_raw', (row) => row.name_raw),
  text('honorific', (row) => row.honorific),
  text('name', ({ name }) => name?.first ?? null, { name: 'first_name', description: 'First name.' }),
  text('name', ({ name }) => name?.last ?? null, { name: 'last_name', description: 'Surname.' }),
  text('position_raw', (row) => row.position_raw),
  text('organization_raw', (row) => row.organization_raw),
  text('witness_type', (row) => row.witness_type),
  flag('testified', (row) => row.testified),
  text('member_id', (row) => row.member_id),
  list('document_ids', (row) => row.document_ids),
  list('listed_in', (row) => row.listed_in),
  text('same_name_key', (row) => row.same_name_key),
  datetime('published_at', (row) => row.published_at),
  datetime('removed_at', (row) => row.removed_at),
  ...rowColumns<WitnessAppearance>(),
]

const pad = (number: number | null): string => String(number ?? 0).padStart(4, '0')

/** Appearances of witnesses; the newest meetings first, in the order of the list. */
export const WITNESS_APPEARANCES: Table<WitnessAppearance> = {
  name: 'witness-appearances',
  schema: WitnessAppearance,
  idOf: ({ id }) => id,
  orderOf: ({ local_date, meeting_id, publication_id, panel, order, id }) =>
    [invertDay(local_date), meeting_id ?? publication_id ?? '', pad(panel), pad(order), id].join(' '),
  columns: {
    meeting_id: { kind: 'ranked', of: ({ meeting_id }) => meeting_id, filter: FOLDED },
    publication_id: { kind: 'ranked', of: ({ publication_id }) => publication_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    committee_id: {
      kind: 'values',
      of: ({ committee_ids }) => committee_ids,
      filter: FOLDED,
      dimension: true,
    },
    witness_type: {
      kind: 'value',
      of: ({ witness_type }) => witness_type,
      filter: { ...FOLDED, refuseUnknown: true },
      dimension: true,
    },
    organization: {
      kind: 'ranked',
      of: ({ organization_raw }) => organization_raw,
      filter: FOLDED,
      sort: 'organization',
    },
    name: { kind: 'ranked', of: nameOf, sort: 'name' },
    same_name_key: { kind: 'ranked', of: ({ same_name_key }) => same_name_key, filter: FOLDED },
    testified: { kind: 'value', of: ({ testified }) => testified, filter: FOLDED, dimension: true },
    member_id: { kind: 'value', of: ({ member_id }) => member_id, filter: FOLDED },
    listed_in: { kind: 'values', of: ({ listed_in }) => listed_in, filter: FOLDED, dimension: true },
    local_date: {
      kind: 'day',
      of: ({ local_date }) => local_date,
      sort: 'local_date',
      range: { first: 'from', last: 'to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name_raw, position_raw, organization_raw }) =>
    [name_raw, position_raw, organization_raw].filter((text) => text !== null),
  flat: FLAT,
}

/** Name for sorting: the surname first, if the source divides the name. */
function nameOf({ name, name_raw }: WitnessAppearance): string {
  return name?.last ? `${name.last}, ${name.first ?? ''}` : name_raw
}
