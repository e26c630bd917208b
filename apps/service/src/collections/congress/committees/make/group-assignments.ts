import type { CommitteeSpellDraft } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { FindCommittee } from '../../committee-codes.ts'
import type { RosterSeat } from '../roster-seats.ts'

/** One assignment: a stretch of time that a source gives, with its rosters, or rosters alone. */
export type AssignmentGroup = {
  readonly committee_id: string | null
  readonly congress: number
  readonly member_key: string
  readonly spell: Fact<CommitteeSpellDraft> | undefined
  /** The newest first. */
  readonly seats: readonly RosterSeat[]
}

type Needs = {
  readonly spells: Iterable<Fact<CommitteeSpellDraft>>
  readonly seats: readonly RosterSeat[]
  readonly find: FindCommittee
}

/** Groups statements about one member on one committee in one Congress by stretch of time. */
export const groupAssignments = ({ spells, seats, find }: Needs): readonly AssignmentGroup[] => {
  const groups = new Map<string, Gathered>()
  const gather = (code: string, congress: number, member_key: string): Gathered => {
    const committee_id = find(code) ?? null
    const key = [committee_id ?? code, congress, member_key].join('/')
    return groups.getOrInsertComputed(key, () => ({
      committee_id,
      congress,
      member_key,
      spells: [],
      seats: [],
    }))
  }
  for (const spell of spells) {
    const { code, congress, bioguide } = spell.draft
    gather(code, congress, bioguide).spells.push(spell)
  }
  for (const seat of seats) gather(seat.code, seat.congress, seat.member_key).seats.push(seat)
  return [...groups.values()].flatMap(divide)
}

type Gathered = Omit<AssignmentGroup, 'seats' | 'spell'> & {
  readonly spells: Fact<CommitteeSpellDraft>[]
  readonly seats: RosterSeat[]
}

/** A roster belongs to the spell that includes its day. Rosters outside all spells are an assignment without days. */
const divide = ({ spells, seats, ...group }: Gathered): readonly AssignmentGroup[] => {
  const newestFirst = seats.toSorted((a, b) => (a.as_of < b.as_of ? 1 : -1))
  const bySpell = Map.groupBy(newestFirst, ({ as_of }) => spells.find((spell) => includes(spell, as_of)))
  const dated = spells.map((spell) => ({ ...group, spell, seats: bySpell.get(spell) ?? [] }))
  const undated = bySpell.get(undefined)
  return undated === undefined ? dated : [...dated, { ...group, spell: undefined, seats: undated }]
}

/**
 * Whether a spell includes a day. An imputed first day excludes no earlier roster: the roster shows that the member
 * came before.
 */
const includes = ({ draft }: Fact<CommitteeSpellDraft>, day: string): boolean =>
  (draft.start_imputed || draft.start <= day) && (draft.end === null || day <= draft.end)
