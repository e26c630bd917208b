import { StaffProfile } from '@rotunda/contract'
import { integer, list, text, type Table } from '../../../../tables/index.ts'
import { CHANGED, rowColumns } from '../../../families/index.ts'

type Row = StaffProfile

export const PROFILES = 'staff-profiles'

const once = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]
const filled = (values: readonly (string | null)[]): readonly string[] =>
  once(values.filter((value) => value !== null))

/** Persons as payrolls show them. */
export const STAFF_PROFILES: Table<Row> = {
  name: PROFILES,
  schema: StaffProfile,
  idOf: ({ id }) => id,
  orderOf: ({ display_name, id }) => [display_name, id].join('\u0001'),
  columns: {
    chamber: { kind: 'values', of: ({ chambers }) => chambers, filter: { folded: true }, dimension: true },
    office_id: {
      kind: 'values',
      of: ({ positions }) => once(positions.map(({ office_id }) => office_id)),
      filter: { folded: true },
      dimension: true,
    },
    member_id: {
      kind: 'values',
      of: ({ positions }) => filled(positions.map(({ member_id }) => member_id)),
      filter: { folded: true },
      dimension: true,
    },
    committee_id: {
      kind: 'values',
      of: ({ positions }) => filled(positions.map(({ committee_id }) => committee_id)),
      filter: { folded: true },
      dimension: true,
    },
    title_class: {
      kind: 'values',
      of: ({ positions }) => once(positions.map(({ title_class }) => title_class)),
      filter: { folded: true },
      dimension: true,
    },
    active_in: {
      kind: 'values',
      of: ({ periods }) => periods,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    part_id: {
      kind: 'values',
      of: ({ merges }) => once(merges.map(({ profile_id }) => profile_id)),
      filter: { folded: true },
    },
    flags: { kind: 'values', of: ({ flags }) => flags, filter: { folded: true }, dimension: true },
    homonym_risk: {
      kind: 'value',
      of: ({ homonym_risk }) => homonym_risk,
      filter: { folded: true },
      dimension: true,
    },
    status: {
      kind: 'value',
      of: ({ resolution }) => resolution.status,
      filter: { folded: true },
      dimension: true,
    },
    name: { kind: 'ranked', of: ({ display_name }) => display_name, sort: 'name' },
    first_observed: { kind: 'value', of: ({ first_observed }) => first_observed, sort: 'first_observed' },
    last_observed: { kind: 'value', of: ({ last_observed }) => last_observed, sort: 'last_observed' },
    last_changed_at: CHANGED,
  },
  textsOf: ({ name_variants, display_name, positions }) =>
    once([
      display_name,
      ...name_variants.map(({ name }) => name),
      ...positions.flatMap(({ title, office_name }) => [title ?? '', office_name]),
    ]),
  flat: rowColumns<Row>(StaffProfile, {
    name_variants: [list<Row>('name_variants', (row) => row.name_variants.map(({ name }) => name))],
    resolution: [
      text<Row>('resolution', (row) => row.resolution.status, {
        name: 'resolution_status',
        description: 'Origin of the profile.',
      }),
      text<Row>('resolution', (row) => row.resolution.merged_into, {
        name: 'merged_into',
        description: 'Profile that a decision merged this profile into.',
      }),
      text<Row>('resolution', (row) => row.resolution.split_from, {
        name: 'split_from',
        description: 'Profile that a decision split this profile from.',
      }),
      text<Row>('resolution', (row) => row.resolution.version, {
        name: 'method',
        description: 'Version of the method.',
      }),
    ],
    latest: [
      list<Row>('latest', (row) => (row.latest?.positions ?? []).map(({ office_id }) => office_id), {
        name: 'latest_office_ids',
        description: 'Offices in the newest report with the person.',
      }),
      list<Row>('latest', (row) => filled((row.latest?.positions ?? []).map(({ title }) => title)), {
        name: 'latest_titles',
        description: 'Titles in the newest report with the person.',
      }),
    ],
    positions: [
      list<Row>('positions', (row) => once(row.positions.map(({ office_id }) => office_id)), {
        name: 'office_ids',
        description: 'All offices that have paid the person.',
      }),
    ],
    gaps: [
      integer<Row>('gaps', (row) => row.gaps.length, {
        name: 'gap_count',
        description: 'Number of gaps.',
      }),
    ],
    merges: [
      integer<Row>('merges', (row) => row.merges.length, {
        name: 'merge_count',
        description: 'Number of joined parts.',
      }),
    ],
    possible_matches: [
      list<Row>('possible_matches', (row) => row.possible_matches.map(({ profile_id }) => profile_id), {
        name: 'possible_match_ids',
        description: 'Profiles that may be the same person.',
      }),
    ],
  }),
}
