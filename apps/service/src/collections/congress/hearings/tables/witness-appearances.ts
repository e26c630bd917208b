import { WitnessAppearance } from '@rotunda/contract'
import { text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { invertDay } from './meetings.ts'
import { CHANGED, rowColumns } from '../../../families/index.ts'

const FOLDED = { folded: true } as const

const FLAT: readonly FlatColumn<WitnessAppearance>[] = rowColumns<WitnessAppearance>(
  WitnessAppearance,
  {
    name: [
      text('name', ({ name }) => name?.first ?? null, { name: 'first_name', description: 'First name.' }),
      text('name', ({ name }) => name?.last ?? null, { name: 'last_name', description: 'Surname.' }),
    ],
  },
  { name: 'honorific' },
)

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
