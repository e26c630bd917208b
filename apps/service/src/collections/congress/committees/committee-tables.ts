import { Committee, CommitteeAssignment } from '@rotunda/contract'
import { date, integer, list, partColumns, text, type FlatColumn, type Table } from '../../../tables/index.ts'
import { findParentId } from '../committee-codes.ts'
import { CHANGED, rowColumns } from '../members/row-columns.ts'

const FOLDED = { folded: true } as const
const codes = (field: keyof Committee['codes'], description: string): FlatColumn<Committee> =>
  text('codes', (row) => row.codes[field], { name: `${field}_code`, description })

const COMMITTEE_COLUMNS: readonly FlatColumn<Committee>[] = rowColumns<Committee>(Committee, {
  codes: [
    codes('thomas', 'Code in unitedstates/congress-legislators.'),
    codes('house', 'Two-letter code of the House.'),
    codes('senate', 'Code at senate.gov.'),
    codes('clerk', 'Code of the Clerk of the House.'),
    codes('system', 'Code at Congress.gov.'),
  ],
  archival_ids: partColumns('archival_ids', Committee.properties.archival_ids),
  names: [list('names', (row) => row.names.map(({ name }) => name))],
  jurisdiction: [
    text('jurisdiction', (row) => row.jurisdiction?.text ?? null, {
      description: 'Text of the jurisdiction.',
    }),
    text('jurisdiction', (row) => row.jurisdiction?.source ?? null, {
      name: 'jurisdiction_source',
      description: 'Source of the jurisdiction.',
    }),
  ],
  ratio: [
    integer('ratio', (row) => row.ratio?.majority ?? null, {
      name: 'majority_seats',
      description: 'Seats of the majority, as the Clerk lists them.',
    }),
    integer('ratio', (row) => row.ratio?.minority ?? null, {
      name: 'minority_seats',
      description: 'Seats of the minority, as the Clerk lists them.',
    }),
  ],
  roster: [
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
  ],
})

/** Committees and subcommittees; present ones first. */
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
  flat: COMMITTEE_COLUMNS,
}

const listCodes = (codes: Committee['codes']): readonly string[] => [
  ...new Set(Object.values(codes).filter((code) => code !== null)),
]

const ASSIGNMENT_COLUMNS: readonly FlatColumn<CommitteeAssignment>[] = rowColumns<CommitteeAssignment>(
  CommitteeAssignment,
  {
    resolution: [
      text('resolution', (row) => row.resolution?.number ?? null, {
        description: 'Number of the resolution.',
      }),
      date('resolution', (row) => row.resolution?.date ?? null, {
        name: 'resolution_date',
        description: 'Day of the resolution.',
      }),
      integer('resolution', (row) => row.resolution?.rank ?? null, {
        name: 'resolution_rank',
        description: 'Place of the member in the resolution.',
      }),
    ],
  },
)

/** The members of committees, now and before; the newest Congress first. */
export const COMMITTEE_ASSIGNMENTS: Table<CommitteeAssignment> = {
  name: 'committee-assignments',
  schema: CommitteeAssignment,
  idOf: ({ id }) => id,
  orderOf: (row) =>
    [
      String(LAST_CONGRESS - row.congress).padStart(3, '0'),
      row.committee_id ?? `~${row.committee_code_raw}`,
      row.side ?? '~',
      String(row.rank ?? LAST_CONGRESS).padStart(3, '0'),
      row.name_raw,
      row.id,
    ].join('\u0001'),
  columns: {
    committee_id: {
      kind: 'value',
      of: ({ committee_id }) => committee_id,
      filter: FOLDED,
      sort: 'committee_id',
      dimension: true,
    },
    // Finds a committee and all its subcommittees.
    parent_committee_id: {
      kind: 'values',
      of: ({ committee_id: id }) => (id === null ? [] : [...new Set([id, findParentId(id) ?? id])]),
      filter: FOLDED,
    },
    member_id: { kind: 'ranked', of: ({ member_id }) => member_id, filter: FOLDED },
    congress: { kind: 'value', of: ({ congress }) => congress, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: FOLDED, dimension: true },
    side: { kind: 'value', of: ({ side }) => side, filter: FOLDED, dimension: true },
    role: { kind: 'value', of: ({ role }) => role, filter: FOLDED, dimension: true },
    current: { kind: 'value', of: ({ current }) => current, filter: FOLDED, dimension: true },
    matched: { kind: 'value', of: ({ matched }) => matched, filter: FOLDED, dimension: true },
    name: { kind: 'ranked', of: ({ name_raw }) => name_raw, sort: 'name' },
    rank: { kind: 'value', of: ({ rank }) => rank, sort: 'rank' },
    // `active_on` bounds both days: begun by then, and not ended before.
    start: {
      kind: 'day',
      of: ({ start, known_from }) => known_from ?? start,
      sort: 'start',
      range: { first: 'start_from', last: 'active_on' },
    },
    end: {
      kind: 'day',
      of: ({ end, current, known_to }) => end ?? (current ? STILL_OPEN : known_to),
      sort: 'end',
      range: { first: 'active_on', last: 'end_to' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name_raw, committee_name, title_raw }) =>
    [name_raw, committee_name, title_raw].filter((one) => one !== null),
  flat: ASSIGNMENT_COLUMNS,
}

/** Later than every day on which an assignment has ended. */
const STILL_OPEN = '9999-12-31'
const LAST_CONGRESS = 999
