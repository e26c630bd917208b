import {
  Committee,
  CommitteeAssignment,
  CommitteeAssignmentsQuery,
  CommitteesQuery,
  dataEnvelope,
  FamilySourcesQuery,
  HearingPublication,
  HearingPublicationsQuery,
  HistoricalMember,
  HistoricalMembersQuery,
  HistoricalService,
  HistoricalServiceQuery,
  Meeting,
  MeetingCommittee,
  MeetingCommitteesQuery,
  MeetingDocument,
  MeetingDocumentsQuery,
  MeetingsQuery,
  Member,
  MemberRole,
  MemberRolesQuery,
  MembersQuery,
  PartnerMeta,
  SourceDocument,
  SourcesQuery,
  StaffObservation,
  StaffObservationsQuery,
  StaffProfile,
  StaffProfilesQuery,
  WitnessAppearance,
  WitnessAppearancesQuery,
  withFacets,
  type Scope,
} from '@rotunda/contract'
import { Type, type TObject } from 'typebox'
import { CONGRESS, includeSubcommittees } from '../../collections/congress/index.ts'
import { listDimensions, pickFilters } from '../../tables/index.ts'
import { listTable, type ListCalendar, type TableQuery } from '../data/list-table.ts'
import { getTable } from '../data/rows.ts'
import type { Operation, OperationScope } from '../data/operation.ts'
import { EXAMPLES } from './examples.ts'
import { MEETING_CALENDAR } from './meeting-calendar.ts'
import { listCommitteeParams, readCommitteeCodes } from './read-committee-codes.ts'
import { refuseNumberedAtLarge } from './refuse-numbered-at-large.ts'
import { ANSWER_LIMITS } from '../limits.ts'

const SCOPE_OF: Readonly<Record<NonNullable<SourcesQuery['kind']>, Scope>> = {
  payroll: 'staff:read',
  member_api: 'members:read',
  committee_api: 'committees:read',
}

/** Each kind of document belongs to one scope. A query for all kinds needs all scopes. */
const SOURCES_SCOPE: OperationScope<SourcesQuery> = {
  of: ({ kind }) => (kind === undefined ? Object.values(SCOPE_OF) : [SCOPE_OF[kind]]),
  all: Object.values(SCOPE_OF),
}

type InternsQuery = { readonly include_interns?: string; readonly not_flags?: readonly string[] }

/** Leaves out interns unless the query includes them. */
const leaveOutInterns = <Query extends InternsQuery>(query: Query): Query =>
  query.include_interns === 'true' ? query : { ...query, not_flags: [...(query.not_flags ?? []), 'intern'] }

type ActiveQuery = {
  readonly active_on?: string
  readonly start_to?: string
  readonly end_from?: string
}

/**
 * Turns `active_on` into bounds: a term active on a day began on or before it and ended on or after it. Other bounds
 * still apply.
 */
const chooseActive = <Query extends ActiveQuery>(query: Query): Query => {
  const { active_on: day, start_to = day, end_from = day } = query
  if (day === undefined || start_to === undefined || end_from === undefined) return query
  return { ...query, start_to: start_to < day ? start_to : day, end_from: end_from > day ? end_from : day }
}

const MOST_OFFSET = ANSWER_LIMITS.partnerOffset.value

type List<Query extends TableQuery> = {
  /** Name of the table, which is also its path under the base. */
  readonly name: string
  readonly scope: OperationScope<Query>
  readonly summary: string
  readonly description: string
  readonly query: TObject
  readonly row: TObject
  readonly complete?: (query: Query) => Query
  readonly calendar?: ListCalendar
}

const list = <Query extends TableQuery>({
  name,
  row,
  query,
  scope,
  complete = (asked) => asked,
  ...list
}: List<Query>): Operation<Query> => {
  const table = CONGRESS.tables.find((one) => one.name === name)
  if (table === undefined) throw new Error(`the collection has no table ${name}`)
  const selected = Type.Partial(row, {
    additionalProperties: false,
    description: 'With `fields`: only these fields.',
  })
  const committees = listCommitteeParams(name)
  return {
    ...listTable<Query>({
      ...list,
      complete: (asked, tables) => {
        refuseNumberedAtLarge(pickFilters(table, asked), getTable(tables, name))
        return complete(readCommitteeCodes(asked, committees, tables))
      },
      table,
      query: withFacets(query, listDimensions(table)),
      datasetsOf: () => [name],
      path: `/${name}`,
      operationId: nameOperation(name),
      answer: dataEnvelope(Type.Union([row, selected]), PartnerMeta),
      example: EXAMPLES[name] ?? {},
      offsetBound: MOST_OFFSET,
    }),
    scope,
  }
}

/** Names the operation of a table: `listMemberRoles` for `member-roles`. */
const nameOperation = (name: string): string =>
  `list${name.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}`

/** Operations that need the release alone, in the order of the description. */
export const OPERATIONS: readonly Operation<never>[] = [
  list<StaffProfilesQuery>({
    name: 'staff-profiles',
    scope: 'staff:read',
    summary: 'Profiles of staff',
    description:
      'Lists profiles: observations that probably belong to one person, with the evidence for each merge. Profiles have no pay; observations do. Profiles with internships only are left out unless `include_interns=true`.',
    query: StaffProfilesQuery,
    row: StaffProfile,
    complete: leaveOutInterns,
  }),
  list<StaffObservationsQuery>({
    name: 'staff-observations',
    scope: 'staff:read',
    summary: 'Staff as published in reports of pay',
    description:
      'One row for each name, office, title and interval of a House or Senate report, with the pay in that interval. The pay is not a salary or an annual figure. Interns are left out unless `include_interns=true`.',
    query: StaffObservationsQuery,
    row: StaffObservation,
    complete: leaveOutInterns,
  }),
  list<MembersQuery>({
    name: 'members',
    scope: 'members:read',
    summary: 'Members of Congress',
    description:
      'One row for each person, by Bioguide id, with the seat, the offices and the other identifiers.',
    query: MembersQuery,
    row: Member,
  }),
  list<MemberRolesQuery>({
    name: 'member-roles',
    scope: 'members:read',
    summary: 'Terms, leadership roles and party affiliations',
    description:
      'One row for each term, leadership role, party period within a term, or term as President or Vice President.',
    query: MemberRolesQuery,
    row: MemberRole,
    complete: chooseActive,
  }),
  list<CommitteesQuery>({
    name: 'committees',
    scope: 'committees:read',
    summary: 'Committees and subcommittees',
    description:
      'One row for each committee or subcommittee, with its names over time, its code in each system, and the state of its roster.',
    query: CommitteesQuery,
    row: Committee,
  }),
  list<CommitteeAssignmentsQuery>({
    name: 'committee-assignments',
    scope: 'committees:read',
    summary: 'Members of committees',
    description:
      'One row for each member, committee, Congress and period, with first and last days if a source gives them. Otherwise the row gives the days of rosters with the member.',
    query: CommitteeAssignmentsQuery,
    row: CommitteeAssignment,
    complete: includeSubcommittees,
  }),
  list<HistoricalMembersQuery>({
    name: 'historical-members',
    scope: 'member-history:read',
    summary: 'All members of Congress since 1789',
    description: 'One row for each person, with the fields on which sources disagree.',
    query: HistoricalMembersQuery,
    row: HistoricalMember,
  }),
  list<HistoricalServiceQuery>({
    name: 'historical-service',
    scope: 'member-history:read',
    summary: 'Service by Congress',
    description: 'One row for each member, Congress, chamber and party, with the sources that have it.',
    query: HistoricalServiceQuery,
    row: HistoricalService,
    complete: chooseActive,
  }),
  list<MeetingsQuery>({
    name: 'meetings',
    scope: 'hearings:read',
    summary: 'Meetings of committees',
    description:
      'Hearings, markups and other meetings, including postponed and canceled ones, in UTC and Eastern time.',
    query: MeetingsQuery,
    row: Meeting,
    calendar: MEETING_CALENDAR,
  }),
  list<MeetingCommitteesQuery>({
    name: 'meeting-committees',
    scope: 'hearings:read',
    summary: 'Committees of meetings',
    description: 'One row for each committee that holds a meeting.',
    query: MeetingCommitteesQuery,
    row: MeetingCommittee,
  }),
  list<WitnessAppearancesQuery>({
    name: 'witness-appearances',
    scope: 'hearings:read',
    summary: 'Witnesses',
    description:
      'One row for each name on the witness list of a meeting or in a printed hearing. No source identifies witnesses: two people may share a name.',
    query: WitnessAppearancesQuery,
    row: WitnessAppearance,
  }),
  list<MeetingDocumentsQuery>({
    name: 'meeting-documents',
    scope: 'hearings:read',
    summary: 'Documents of meetings',
    description:
      'One row for each document of a meeting or witness, with the evidence for the link to the witness.',
    query: MeetingDocumentsQuery,
    row: MeetingDocument,
  }),
  list<HearingPublicationsQuery>({
    name: 'hearing-publications',
    scope: 'hearings:read',
    summary: 'Printed hearings',
    description: 'One row for each printed hearing, with its meeting if known.',
    query: HearingPublicationsQuery,
    row: HearingPublication,
  }),
  list<SourcesQuery>({
    name: 'sources',
    scope: SOURCES_SCOPE,
    summary: 'Documents on staff, members and committees',
    description:
      'The source documents behind these tables. Each `kind` needs its scope; a request without `kind` needs all three scopes.',
    query: SourcesQuery,
    row: SourceDocument,
  }),
  list<FamilySourcesQuery>({
    name: 'historical-sources',
    scope: 'member-history:read',
    summary: 'Documents on the history of members',
    description: 'The source documents behind historical members and their service.',
    query: FamilySourcesQuery,
    row: SourceDocument,
  }),
  list<FamilySourcesQuery>({
    name: 'hearing-sources',
    scope: 'hearings:read',
    summary: 'Documents on hearings',
    description: 'The source documents behind meetings, witnesses, documents and printed hearings.',
    query: FamilySourcesQuery,
    row: SourceDocument,
  }),
]
