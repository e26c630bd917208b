import { HistoricalService } from '@rotunda/contract'
import { date, integer, list, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { CHANGED, rowColumns } from '../members/row-columns.ts'

const FLAT: readonly FlatColumn<HistoricalService>[] = [
  text('id', (row) => row.id),
  text('member_id', (row) => row.member_id),
  text('name', (row) => row.name),
  integer('congress', (row) => row.congress),
  text('chamber', (row) => row.chamber),
  text('state', (row) => row.state),
  integer('district', (row) => row.district),
  integer('senate_class', (row) => row.senate_class),
  text('party', (row) => row.party),
  integer('party_code', (row) => row.party_code),
  date('start', (row) => row.start),
  date('end', (row) => row.end),
  text('date_basis', (row) => row.date_basis),
  text('means', (row) => row.means),
  text('ended_by', (row) => row.ended_by),
  integer('icpsr', (row) => row.icpsr),
  integer('occupancy', (row) => row.occupancy),
  list('in_sources', (row) => row.in_sources),
  text('agreement', (row) => row.agreement),
  ...rowColumns<HistoricalService>(),
]

/** Members in each Congress, from the 1st on. */
export const HISTORICAL_SERVICE: Table<HistoricalService> = {
  name: 'historical-service',
  schema: HistoricalService,
  idOf: (row) => row.id,
  orderOf: ({ congress, chamber, state, district, start, id }) =>
    [pad(congress), chamber, state, pad(district ?? 0), start, id].join('\u0001'),
  columns: {
    member_id: { kind: 'ranked', of: ({ member_id }) => member_id, filter: { folded: true } },
    congress: {
      kind: 'value',
      of: ({ congress }) => congress,
      filter: {},
      sort: 'congress',
      dimension: true,
    },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: { folded: true }, dimension: true },
    state: {
      kind: 'value',
      of: ({ state }) => state,
      filter: { folded: true },
      sort: 'state',
      dimension: true,
    },
    district: { kind: 'value', of: ({ district }) => district, filter: {} },
    party: {
      kind: 'value',
      of: ({ party }) => party,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    icpsr: { kind: 'value', of: ({ icpsr }) => icpsr, filter: {} },
    means: { kind: 'value', of: ({ means }) => means, filter: { folded: true }, dimension: true },
    in_source: { kind: 'values', of: (row) => row.in_sources, filter: { folded: true }, dimension: true },
    agreement: { kind: 'value', of: (row) => row.agreement, filter: { folded: true }, dimension: true },
    name: { kind: 'ranked', of: ({ name }) => name, sort: 'name' },
    start: {
      kind: 'day',
      of: ({ start }) => start,
      sort: 'start',
      range: { first: 'start_from', last: 'start_to' },
    },
    end: { kind: 'day', of: ({ end }) => end, range: { first: 'end_from', last: 'end_to' } },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name }) => [name],
  flat: FLAT,
}

const pad = (number: number): string => String(number).padStart(3, '0')
