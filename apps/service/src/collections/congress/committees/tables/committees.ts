import { Committee } from '@rotunda/contract'
import { date, flag, integer, list, text, type FlatColumn, type Table } from '../../../../tables/index.ts'
import { CHANGED, rowColumns } from '../../members/row-columns.ts'

const FOLDED = { folded: true } as const
const codes = (field: keyof Committee['codes'], description: string): FlatColumn<Committee> =>
  text('codes', (row) => row.codes[field], { name: `${field}_code`, description })

const FLAT: readonly FlatColumn<Committee>[] = [
  text('id', (row) => row.id),
  codes('thomas', 'Code in unitedstates/congress-legislators.'),
  codes('house', 'Two-letter code of the House.'),
  codes('senate', 'Code at senate.gov.'),
  codes('clerk', 'Code of the Clerk of the House.'),
  codes('system', 'Code at Congress.gov.'),
  text('name', (row) => row.name),
  text('chamber', (row) => row.chamber),
  text('kind', (row) => row.kind),
  text('kind_basis', (row) => row.kind_basis),
  text('parent_id', (row) => row.parent_id),
  flag('current', (row) => row.current),
  list('names', (row) => row.names.map(({ name }) => name)),
  list('congresses', (row) => row.congresses, { type: 'integer' }),
  text('established_by', (row) => row.established_by),
  text('url', (row) => row.url),
  text('minority_url', (row) => row.minority_url),
  text('rss_url', (row) => row.rss_url),
  text('minority_rss_url', (row) => row.minority_rss_url),
  text('phone', (row) => row.phone),
  text('address', (row) => row.address),
  text('youtube_id', (row) => row.youtube_id),
  text('wikipedia', (row) => row.wikipedia),
  text('jurisdiction', (row) => row.jurisdiction?.text ?? null, { description: 'Text of the jurisdiction.' }),
  text('jurisdiction', (row) => row.jurisdiction?.source ?? null, {
    name: 'jurisdiction_source',
    description: 'Source of the jurisdiction.',
  }),
  integer('ratio', (row) => row.ratio?.majority ?? null, {
    name: 'majority_seats',
    description: 'Seats of the majority, as the Clerk lists them.',
  }),
  integer('ratio', (row) => row.ratio?.minority ?? null, {
    name: 'minority_seats',
    description: 'Seats of the minority, as the Clerk lists them.',
  }),
  text('roster', (row) => row.roster.status, {
    name: 'roster_status',
    description: 'State of the roster.',
  }),
  date('roster', (row) => row.roster.as_of, {
    name: 'roster_as_of',
    description: 'Day of the newest list of rosters.',
  }),
  integer('roster', (row) => row.roster.members, {
    name: 'roster_members',
    description: 'Number of current assignments.',
  }),
  ...rowColumns<Committee>(),
]

/** Committees and subcommittees; those of today first. */
export const COMMITTEES: Table<Committee> = {
  name: 'committees',
  schema: Committee,
  idOf: ({ id }) => id,
  orderOf: ({ current, id }) => `${current ? '0' : '1'} ${id}`,
  columns: {
    code: {
      kind: 'values',
      of: ({ codes: known }) => listCodes(known),
      filter: { ...FOLDED, refuseUnknown: true },
    },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    kind: { kind: 'value', of: ({ kind }) => kind, filter: FOLDED, dimension: true },
    parent_id: { kind: 'ranked', of: ({ parent_id }) => parent_id, filter: FOLDED },
    current: { kind: 'value', of: ({ current }) => current, filter: FOLDED, dimension: true },
    congress: { kind: 'values', of: ({ congresses }) => congresses, filter: {}, dimension: true },
    roster: { kind: 'value', of: ({ roster }) => roster.status, filter: FOLDED, dimension: true },
    name: { kind: 'ranked', of: ({ name }) => name, sort: 'name' },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name, names }) => [...new Set([name, ...names.map((one) => one.name)])],
  flat: FLAT,
}

const listCodes = (codes: Committee['codes']): readonly string[] => [
  ...new Set(Object.values(codes).filter((code) => code !== null)),
]
