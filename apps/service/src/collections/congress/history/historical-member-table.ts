import { HistoricalMember } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { integer, list, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { nameSeatOf } from '../members/list-seats.ts'
import { CHANGED, rowColumns } from '../members/row-columns.ts'

const FLAT: readonly FlatColumn<HistoricalMember>[] = [
  text('id', (row) => row.id),
  text('display_name', (row) => row.display_name),
  text('name', (row) => row.name.first, { name: 'name_first', description: 'First name.' }),
  text('name', (row) => row.name.middle, { name: 'name_middle', description: 'Middle name or initial.' }),
  text('name', (row) => row.name.last, { name: 'name_last', description: 'Surname.' }),
  text('name', (row) => row.name.suffix, { name: 'name_suffix', description: 'Suffix.' }),
  list('name_history', (row) =>
    row.name_history.map((one) => [one.first, one.last].filter(Boolean).join(' ') || null),
  ),
  text('birth', (row) => row.birth?.date ?? null),
  text('death', (row) => row.death?.date ?? null),
  text('gender', (row) => row.gender),
  list('ids', (row) => row.ids.icpsr, { name: 'id_icpsr', description: 'Numbers in Voteview.' }),
  text('ids', (row) => row.ids.govtrack, { name: 'id_govtrack', description: 'Number in GovTrack.' }),
  text('ids', (row) => row.ids.wikidata, { name: 'id_wikidata', description: 'Identifier in Wikidata.' }),
  integer('first_congress', (row) => row.first_congress),
  integer('last_congress', (row) => row.last_congress),
  list('congresses', (row) => row.congresses, { type: 'integer' }),
  integer('congress_count', (row) => row.congress_count),
  list('seats', (row) => row.seats.map(nameSeatOf)),
  list('chambers', (row) => row.chambers),
  list('states', (row) => row.states),
  list('parties', (row) => row.parties),
  list('relatives', (row) => row.relatives.map(({ relation, name }) => `${relation} of ${name}`)),
  ...rowColumns<HistoricalMember>(),
]

/** Everybody who has been in Congress. */
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
  flat: FLAT,
}
