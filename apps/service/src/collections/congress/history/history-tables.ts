import { HistoricalMember, HistoricalService } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { integer, list, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { nameSeatOf } from '../members/list-seats.ts'
import { CHANGED, rowColumns } from '../members/row-columns.ts'

const MEMBER_COLUMNS: readonly FlatColumn<HistoricalMember>[] = rowColumns<HistoricalMember>(
  HistoricalMember,
  {
    name: [
      text('name', (row) => row.name.first, { name: 'name_first', description: 'First name.' }),
      text('name', (row) => row.name.middle, { name: 'name_middle', description: 'Middle name or initial.' }),
      text('name', (row) => row.name.last, { name: 'name_last', description: 'Surname.' }),
      text('name', (row) => row.name.suffix, { name: 'name_suffix', description: 'Suffix.' }),
    ],
    name_history: [
      list('name_history', (row) =>
        row.name_history.map((one) => [one.first, one.last].filter(Boolean).join(' ') || null),
      ),
    ],
    birth: [text('birth', (row) => row.birth?.date ?? null)],
    death: [text('death', (row) => row.death?.date ?? null)],
    ids: [
      list('ids', (row) => row.ids.icpsr, { name: 'id_icpsr', description: 'Numbers in Voteview.' }),
      text('ids', (row) => row.ids.govtrack, { name: 'id_govtrack', description: 'Number in GovTrack.' }),
      text('ids', (row) => row.ids.wikidata, { name: 'id_wikidata', description: 'Identifier in Wikidata.' }),
    ],
    seats: [list('seats', (row) => row.seats.map(nameSeatOf))],
    relatives: [
      list('relatives', (row) => row.relatives.map(({ relation, name }) => `${relation} of ${name}`)),
    ],
  },
  { name: 'display_name' },
)

/** Everyone who has been in Congress. */
export const HISTORICAL_MEMBERS: Table<HistoricalMember> = {
  name: 'historical-members',
  schema: HistoricalMember,
  idOf: (row) => row.id,
  orderOf: (row) => [foldText(row.name.last), foldText(row.name.first ?? ''), row.id].join('\u0001'),
  columns: {
    chamber: { kind: 'values', of: ({ chambers }) => chambers, filter: { folded: true }, dimension: true },
    state: { kind: 'values', of: ({ states }) => states, filter: { folded: true }, dimension: true },
    party: {
      kind: 'values',
      of: ({ parties }) => parties,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    congress: { kind: 'values', of: ({ congresses }) => congresses, filter: {}, dimension: true },
    icpsr: { kind: 'values', of: ({ ids }) => ids.icpsr, filter: {} },
    first_congress: { kind: 'value', of: (row) => row.first_congress, sort: 'first_congress' },
    last_congress: { kind: 'value', of: (row) => row.last_congress, sort: 'last_congress' },
    name: {
      kind: 'ranked',
      of: ({ name: { first, last } }) => [last, first].filter(Boolean).join(', '),
      sort: 'name',
    },
    last_changed_at: CHANGED,
  },
  together: {
    columns: ['congress', 'chamber', 'state', 'party'],
    of: ({ seats }) => seats.map((one) => [one.congress, one.chamber, one.state, one.party]),
  },
  textsOf: (row) => [
    row.display_name,
    [row.name.first, row.name.middle, row.name.last].filter(Boolean).join(' '),
    ...(row.name.nickname === null ? [] : [row.name.nickname]),
    ...row.name_history.map((one) => [one.first, one.middle, one.last].filter(Boolean).join(' ')),
  ],
  flat: MEMBER_COLUMNS,
}

const SERVICE_COLUMNS: readonly FlatColumn<HistoricalService>[] = rowColumns<HistoricalService>(
  HistoricalService,
  {
    senate_class: [integer('senate_class', (row) => row.senate_class)],
  },
)

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
  flat: SERVICE_COLUMNS,
}

const pad = (number: number): string => String(number).padStart(3, '0')
