import type { AssignmentRole, CommitteeAssignment, Conflict, RowFields } from '@rotunda/contract'
import type { CommitteeSpellDraft } from '../../../../publishers/congress/index.ts'
import { digestOf, type Fact, type MadeRow, type Origin } from '../../../../releases/index.ts'
import { chooseValue } from '../../choose-value.ts'
import { datesOf } from '../../dates-of.ts'
import { parseRole } from '../roster-seats.ts'
import { chamberOf } from './chamber-of.ts'
import type { CurrentFinding } from './find-current.ts'
import type { AssignmentGroup } from './group-assignments.ts'

type Body = Omit<CommitteeAssignment, keyof RowFields | 'id'>

export type AssignmentNeeds = {
  /** The name of a committee in /committees. */
  readonly nameOf: (committeeId: string) => string | null
  /** Whether the assignment runs on the day of the newest sources. */
  readonly finding: CurrentFinding
  /** Conflicts with sources other than its own. */
  readonly conflicts: readonly Conflict[]
  /** Last day on which a spell without an end is known to run. */
  readonly lastDayOf: (spell: Fact<CommitteeSpellDraft>) => string
}

const ID_DIGITS = 20

/** A row of /committee-assignments. */
export const makeAssignment = (group: AssignmentGroup, needs: AssignmentNeeds): MadeRow => {
  const { committee_id, congress, member_key, spell, seats } = group
  const { current, decidedBy, isRosterAwaited } = needs.finding
  const body = { ...makeBody(group, needs), current }
  const from = [...(spell ? [spell] : []), ...new Set(seats.map(({ fact }) => fact))]
  const dates = datesOf(from, decidedBy)
  const parts = [
    committee_id ?? body.committee_code_raw,
    member_key,
    String(congress),
    spell?.draft.start ?? '',
  ]
  return {
    table: 'committee-assignments',
    dataset: 'committee-assignments',
    id: `asg_${digestOf(parts, ID_DIGITS)}`,
    coverage: {},
    body,
    from,
    ...(dates !== undefined && { dates }),
    notes: [...listNotes(body, group), ...(isRosterAwaited ? ['roster_not_published'] : [])],
  }
}

const listNotes = (body: Body, group: AssignmentGroup): readonly string[] => [
  ...(body.start === null ? ['assignment_without_days'] : []),
  ...(body.matched ? [] : ['committee_unmatched']),
  ...(body.member_id === null ? ['member_unmatched'] : []),
  ...(listTitles(group).some(isUnknown) ? ['title_unknown'] : []),
]

const makeBody = (group: AssignmentGroup, needs: AssignmentNeeds): Omit<Body, 'current'> => {
  const { committee_id, congress, spell, seats } = group
  const [seat] = seats
  const side = chooseValue(
    'side',
    listStatements(group, ({ side: ofSeat }) => ofSeat, spell?.draft.side ?? null),
  )
  const { title, ...role } = chooseRole(group)
  return {
    committee_id,
    committee_code_raw: spell?.draft.code ?? seat?.code ?? '',
    committee_name:
      (committee_id === null ? null : needs.nameOf(committee_id)) ?? spell?.draft.committee_name ?? null,
    matched: committee_id !== null,
    chamber: committee_id === null ? null : chamberOf(committee_id),
    member_id: spell?.draft.bioguide ?? seat?.member_id ?? null,
    name_raw: seat?.name ?? spell?.draft.name ?? '',
    member_chamber: spell?.draft.chamber ?? seat?.member_chamber ?? null,
    congress,
    side: side.value,
    ...chooseRank(group),
    role: role.value,
    title_raw: title,
    ...describeDays(group, needs),
    resolution: describeResolution(group),
    roster_as_of: seat?.as_of ?? null,
    conflicts: joinConflicts([...side.conflicts, ...role.conflicts], needs.conflicts),
  }
}

/** One conflict for each field: a conflict among its own sources goes before a conflict with others. */
const joinConflicts = (own: readonly Conflict[], others: readonly Conflict[]): Conflict[] => [
  ...own,
  ...others.filter(({ field }) => !own.some((one) => one.field === field)),
]

type Seat = AssignmentGroup['seats'][number]

const listStatements = <Value>(
  { spell, seats }: AssignmentGroup,
  read: (seat: Seat) => Value | null,
  ofSpell: Value | null,
): readonly { readonly value: Value | null; readonly fact: Origin }[] => [
  ...seats.map((seat) => ({ value: read(seat), fact: seat.fact })),
  ...(spell ? [{ value: ofSpell, fact: spell }] : []),
]

type Title = { readonly title: string | null; readonly role: AssignmentRole | null }

const listTitles = ({ spell, seats }: AssignmentGroup): readonly Title[] => [
  ...seats,
  ...(spell ? [{ title: spell.draft.title, role: roleOfSpell(spell.draft.title) }] : []),
]

const isUnknown = ({ title, role }: Title): boolean => title !== null && role === null

/** Chooses the role. Lists mark only some positions, so a member without a mark is a `member`. */
const chooseRole = (group: AssignmentGroup) => {
  const titles = listTitles(group)
  const { value, conflicts } = chooseValue<AssignmentRole>(
    'role',
    listStatements(group, ({ role }) => role, roleOfSpell(group.spell?.draft.title ?? null)),
  )
  const unknown = titles.find(isUnknown)
  const chosen = titles.find(({ title, role }) => title !== null && role === value) ?? unknown
  const isUnmarked = value === null && unknown === undefined
  return { value: isUnmarked ? ('member' as const) : value, title: chosen?.title ?? null, conflicts }
}

const roleOfSpell = (title: string | null): AssignmentRole | null =>
  title === null ? null : parseRole(title)

const chooseRank = ({ spell, seats }: AssignmentGroup): Pick<Body, 'rank' | 'rank_basis'> => {
  const ranked = seats.find(({ rank }) => rank !== null)?.rank ?? spell?.draft.roster_rank ?? null
  if (ranked !== null) return { rank: ranked, rank_basis: 'roster_order' }
  const elected = spell?.draft.resolution_rank ?? null
  return { rank: elected, rank_basis: elected === null ? null : 'resolution' }
}

type Days = Pick<
  Body,
  'end' | 'end_reason' | 'known_from' | 'known_to' | 'resignation' | 'start' | 'start_imputed'
>

const describeDays = (
  { spell, seats }: AssignmentGroup,
  { lastDayOf }: Pick<AssignmentNeeds, 'lastDayOf'>,
): Days => {
  const draft = spell?.draft
  const firsts = seats.map(({ first_known }) => first_known)
  const lasts = [...seats.map(({ as_of }) => as_of), ...(spell?.draft.end === null ? [lastDayOf(spell)] : [])]
  const start = draft?.start ?? null
  return {
    start,
    start_imputed: draft?.start_imputed ?? null,
    end: draft?.end ?? null,
    end_reason: END_REASONS.find((reason) => reason === draft?.end_reason) ?? null,
    resignation: draft?.citation ?? null,
    known_from:
      start !== null && draft?.start_imputed === false
        ? start
        : ([...firsts, ...(start === null ? [] : [start])].sort()[0] ?? null),
    known_to: draft?.end ?? lasts.sort().at(-1) ?? null,
  }
}

const END_REASONS = ['resigned', 'died', 'temporary appointment'] as const

const describeResolution = ({ spell }: AssignmentGroup): Body['resolution'] => {
  const {
    resolution: number = null,
    resolution_date: date = null,
    resolution_rank: rank = null,
  } = spell?.draft ?? {}
  return number === null ? null : { number, date, rank }
}
