import { CHAIRED_BY_TWO } from '../committees/compare/compare-chairs.ts'
import { listStretches, type Stretch } from '../committees/compare/compare-member.ts'
import { keyOfCommittee } from '../name-words.ts'
import type { Breach, Invariant, KeptRow, Rows } from './invariant.ts'

const breach = (row: KeptRow<'committee-assignments'>, says: string, fields: readonly string[]): Breach => ({
  table: 'committee-assignments',
  row,
  says,
  fields,
})

const committeesKnown: Invariant = {
  name: 'committees_known',
  sentence: 'Every committee_id of an assignment is in /committees.',
  *find(rows) {
    const known = new Set([...rows.list('committees')].map(({ id }) => id))
    for (const row of rows.list('committee-assignments'))
      if (row.committee_id !== null && !known.has(row.committee_id))
        yield breach(row, `${row.committee_id} is in no list of committees`, ['committee_id'])
  },
}

const assignedWithinTerm: Invariant = {
  name: 'assigned_within_term',
  sentence:
    'Every assignment lies within terms of its member in the chamber, where congress-legislators has all of them.',
  *find(rows) {
    const service = gatherService(rows)
    for (const row of rows.list('committee-assignments')) {
      const own = service.get(row.member_id ?? '')
      const first = row.start ?? row.roster_as_of
      if (own === undefined || first === null || first > own.known_to) continue
      const stretch = own.stretches.find(
        ({ chamber, start, end }) => chamber === row.member_chamber && start <= first && first <= end,
      )
      if (stretch === undefined || (row.end !== null && row.end > stretch.end))
        yield breach(row, `${first} to ${row.end ?? 'today'} is in no term`, WITHIN)
    }
  },
}

const WITHIN = ['start', 'end', 'member_id', 'member_chamber'] as const

type Service = { readonly stretches: readonly Stretch[]; readonly known_to: string }

/** Terms of members whose terms all have days, with the day of the oldest document about them. */
const gatherService = (rows: Rows): ReadonlyMap<string, Service> => {
  const terms = [...rows.list('member-roles')].filter(({ kind }) => kind === 'term')
  return new Map(
    [...Map.groupBy(terms, ({ member_id: id }) => id ?? '')].flatMap(([id, own]) => {
      const dated = own.flatMap(({ chamber, start, end }) =>
        chamber === null || start === null || end === null ? [] : [{ chamber, start, end }],
      )
      const retrieved = own.flatMap(({ sources }) => sources.map((one) => one.retrieved_at.slice(0, 10)))
      const known_to = retrieved.sort()[0] ?? ''
      return dated.length < own.length ? [] : [[id, { stretches: listStretches(dated), known_to }] as const]
    }),
  )
}

const currentSit: Invariant = {
  name: 'current_assignments_sit',
  sentence: 'Every member with a current assignment sits in the chamber that the assignment names.',
  *find(rows) {
    const members = new Map([...rows.list('members')].map((row) => [row.id, row] as const))
    for (const row of rows.list('committee-assignments')) {
      const member = members.get(row.member_id ?? '')
      if (!row.current || member === undefined) continue
      if (member.current === false) yield breach(row, `${member.id} does not sit`, [])
      else if (row.member_chamber !== null && member.chamber !== row.member_chamber)
        yield breach(row, `${member.id} sits in the ${member.chamber ?? ''}`, [])
    }
  },
}

const rostersAgree: Invariant = {
  name: 'rosters_are_current',
  sentence: 'A committee whose roster is published has as many current assignments as roster.members says.',
  *find(rows) {
    const current = [...rows.list('committee-assignments')].filter((row) => row.current)
    const counts = Map.groupBy(current, ({ committee_id }) => committee_id)
    for (const row of rows.list('committees')) {
      const count = counts.get(row.id)?.length ?? 0
      const { status, members } = row.roster
      if ((status === 'published' || status === 'none') && members !== count)
        yield {
          table: 'committees',
          row,
          says: `${members ?? 0} on the roster, ${count} current`,
          fields: [],
        }
    }
  },
}

const oneChair: Invariant = {
  name: 'one_chair',
  sentence: 'A committee has one chair today. A written list names the bodies that two people lead.',
  *find(rows) {
    const chairs = [...rows.list('committee-assignments')].filter(
      ({ current, role, committee_id: id }) => current && role === 'chair' && !CHAIRED_BY_TWO.has(id ?? ''),
    )
    for (const [id, all] of Map.groupBy(chairs, (row) => row.committee_id ?? row.committee_code_raw))
      if (all.length > 1) yield* all.map((row) => breach(row, `${all.length} chairs of ${id}`, ['role']))
  },
}

const namesDiffer: Invariant = {
  name: 'committee_names_differ',
  sentence:
    'Two committees of today in one chamber, or two subcommittees of one committee, differ in their names.',
  *find(rows) {
    const current = [...rows.list('committees')].filter((row) => row.current)
    const named = Map.groupBy(
      current,
      ({ parent_id, chamber, name }) => `${parent_id ?? chamber}/${keyOfCommittee(name)}`,
    )
    for (const all of named.values())
      if (all.length > 1)
        yield* all.map((row) => ({
          table: 'committees',
          row,
          says: `${all.length} are named ${row.name}`,
          fields: ['name'],
        }))
  },
}

/** Promises about committees and their members. */
export const COMMITTEE_INVARIANTS: readonly Invariant[] = [
  committeesKnown,
  assignedWithinTerm,
  currentSit,
  rostersAgree,
  oneChair,
  namesDiffer,
]
