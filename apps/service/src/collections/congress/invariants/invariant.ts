import type {
  Committee,
  CommitteeAssignment,
  Conflict,
  HearingPublication,
  HistoricalMember,
  HistoricalService,
  Member,
  MemberRole,
  RowFields,
  StaffObservation,
} from '@rotunda/contract'

/** The part of a row that every check reads. */
export type CheckedRow = { readonly id: string; readonly conflicts?: readonly Conflict[] }

/** The rows that a release has, table by table. */
export type Rows = { list<Table extends keyof typeof KEPT>(table: Table): Iterable<KeptRow<Table>> }

/** The part of a table's row that checks read. */
export type KeptRow<Table extends keyof typeof KEPT> = ReturnType<(typeof KEPT)[Table]>

/** A row that breaks an invariant. */
export type Breach = {
  readonly table: string
  readonly row: CheckedRow
  /** The contradiction, in a few words. */
  readonly says: string
  /** Fields of `conflicts` by which the row may admit the breach: it is then published, and counted. */
  readonly fields: readonly string[]
}

/** A promise about the rows of every release. */
export type Invariant = {
  /** Name of the check in the summary of a release. */
  readonly name: string
  /** The promise, as docs/explanation/congress.md has it. */
  readonly sentence: string
  readonly find: (rows: Rows) => Iterable<Breach>
}

/** Fields that checks read, by table. All rows of a release are held at once, so nothing else is kept. */
export const KEPT = {
  members: ({ id, name, other_names, current, chamber, birthday, conflicts, sources }: Member) => ({
    id,
    surnames: [name.last, ...other_names.map(({ last }) => last)],
    current,
    chamber,
    birthday,
    conflicts,
    sources: listRetrievals(sources),
  }),
  'member-roles': ({
    id,
    kind,
    member_id,
    chamber,
    state,
    district,
    senate_class,
    start,
    end,
    elected_on,
    sworn_on,
    is_current,
    conflicts,
    sources,
  }: MemberRole) => ({
    id,
    kind,
    member_id,
    chamber,
    state,
    district,
    senate_class,
    start,
    end,
    elected_on,
    sworn_on,
    is_current,
    conflicts,
    sources: listRetrievals(sources),
  }),
  'historical-members': ({ id, birth, death, conflicts, sources }: HistoricalMember) => ({
    id,
    birth,
    death,
    conflicts,
    sources: listRetrievals(sources),
  }),
  'historical-service': ({ id, member_id, start, conflicts }: HistoricalService) => ({
    id,
    member_id,
    start,
    conflicts,
  }),
  committees: ({ id, parent_id, chamber, name, current, roster, conflicts }: Committee) => ({
    id,
    parent_id,
    chamber,
    name,
    current,
    roster,
    conflicts,
  }),
  'committee-assignments': ({
    id,
    committee_id,
    committee_code_raw,
    member_id,
    name_raw,
    member_chamber,
    role,
    start,
    end,
    roster_as_of,
    current,
    conflicts,
  }: CommitteeAssignment) => ({
    id,
    committee_id,
    committee_code_raw,
    member_id,
    name_raw,
    member_chamber,
    role,
    start,
    end,
    roster_as_of,
    current,
    conflicts,
  }),
  'hearing-publications': ({ id, members, conflicts }: HearingPublication) => ({ id, members, conflicts }),
  'staff-observations': ({ id, office }: StaffObservation) => ({ id, member_id: office.member_id }),
} as const

const listRetrievals = (sources: RowFields['sources']) =>
  sources.map(({ retrieved_at }) => ({ retrieved_at }))
