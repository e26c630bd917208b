import { hasSurname, readSurname } from '../members/said-names.ts'
import type { Breach, Invariant, KeptRow, Rows } from './invariant.ts'

/** Tables in which a row may name a member. */
const NAMING = ['member-roles', 'committee-assignments', 'historical-service', 'staff-observations'] as const

/**
 * Two exceptions: members of old whom only Voteview has are in /historical-members, and presidents and vice presidents
 * who never were in Congress have a Bioguide id.
 */
const membersKnown: Invariant = {
  name: 'members_known',
  sentence:
    'Every member_id is in /members, or, if only Voteview has the person, in /historical-members. Presidents who were never in Congress are in neither.',
  *find(rows) {
    const known = new Set(
      (['members', 'historical-members'] as const).flatMap((table) =>
        [...rows.list(table)].map(({ id }) => id),
      ),
    )
    // A release without any list of members has nothing to check an id with.
    if (known.size === 0) return
    for (const table of NAMING)
      for (const row of rows.list(table)) {
        const { member_id: id } = row
        const isExecutive = 'kind' in row && row.kind === 'executive'
        if (id !== null && !known.has(id) && !isExecutive)
          yield {
            table,
            row,
            says: `${id} is in no list of members`,
            fields: ['member_id', 'office.member_id'],
          }
      }
  },
}

const swornWithinTerm: Invariant = {
  name: 'sworn_within_term',
  sentence: 'Every oath was taken within its term, and not before the election.',
  *find(rows) {
    for (const row of rows.list('member-roles')) {
      const { start, end, sworn_on: sworn, elected_on: elected } = row
      const breach = (says: string) => ({
        table: 'member-roles',
        row,
        says,
        fields: ['elected_on', 'sworn_on'],
      })
      if (sworn === null) continue
      if ((start !== null && sworn < start) || (end !== null && sworn > end))
        yield breach(`sworn on ${sworn}, outside of ${start ?? ''} to ${end ?? ''}`)
      if (elected !== null && elected > sworn) yield breach(`elected on ${elected}, sworn on ${sworn}`)
    }
  },
}

const leadershipWithinTerm: Invariant = {
  name: 'leadership_within_term',
  sentence: 'Every position of leadership began and ended within terms of its member in the chamber.',
  *find(rows) {
    const terms = groupTerms(rows)
    for (const row of rows.list('member-roles')) {
      if (row.kind !== 'leadership') continue
      const own = terms.get(row.member_id ?? '') ?? []
      const listOn = (day: string) =>
        own.filter(({ start, end }) => (start ?? '') <= day && day <= (end ?? '9'))
      const days = [row.start, row.end].filter((day) => day !== null)
      const outside = days.find((day) => listOn(day).length === 0)
      if (outside !== undefined)
        yield { table: 'member-roles', row, says: `${outside} is in no term`, fields: ['start', 'end'] }
      else if (!days.every((day) => listOn(day).some(({ chamber }) => chamber === row.chamber)))
        yield { table: 'member-roles', row, says: 'its terms are in the other chamber', fields: ['chamber'] }
    }
  },
}

const groupTerms = (rows: Rows): ReadonlyMap<string, readonly KeptRow<'member-roles'>[]> =>
  Map.groupBy(
    [...rows.list('member-roles')].filter(({ kind }) => kind === 'term'),
    ({ member_id: id }) => id ?? '',
  )

/** Compares days of life and service. A birth or death that is known by year alone is compared by year. */
const aliveInOffice: Invariant = {
  name: 'alive_in_office',
  sentence: 'No one serves before birth or after death.',
  *find(rows) {
    const lives = new Map([...rows.list('historical-members')].map((row) => [row.id, row] as const))
    for (const { member_id: id, start } of rows.list('historical-service')) {
      const row = lives.get(id)
      if (row === undefined) continue
      const { birth, death } = row
      const table = 'historical-members'
      if (birth !== null && start.slice(0, birth.date.length) < birth.date)
        yield { table, row, says: `born ${birth.date}, served from ${start}`, fields: ['birth'] }
      if (death !== null && start.slice(0, death.date.length) > death.date)
        yield { table, row, says: `died ${death.date}, served from ${start}`, fields: ['death'] }
    }
  },
}

const nothingAhead: Invariant = {
  name: 'nothing_ahead',
  sentence: 'No document states a birth, election, oath or death after its own date.',
  *find(rows) {
    for (const row of rows.list('members')) yield* listAhead('members', row, { birthday: row.birthday })
    for (const row of rows.list('member-roles'))
      yield* listAhead('member-roles', row, { elected_on: row.elected_on, sworn_on: row.sworn_on })
    for (const row of rows.list('historical-members'))
      yield* listAhead('historical-members', row, {
        birth: row.birth?.date ?? null,
        death: row.death?.date ?? null,
      })
  },
}

type Dated = Pick<KeptRow<'members'>, 'id' | 'conflicts' | 'sources'>

function* listAhead(
  table: string,
  row: Dated,
  days: Readonly<Record<string, string | null>>,
): Generator<Breach> {
  const newest =
    row.sources
      .map(({ retrieved_at }) => retrieved_at)
      .sort()
      .at(-1) ?? ''
  for (const [field, day] of Object.entries(days))
    if (day !== null && day > newest)
      yield { table, row, says: `${field} is ${day}, retrieved ${newest.slice(0, 10)}`, fields: [field] }
}

/** Rosters without ids are matched by name, and rosters with ids print the name as well. */
const namesFit: Invariant = {
  name: 'names_fit',
  sentence:
    'Every name with a member_id, in assignments and printed hearings, has the surname of the member.',
  *find(rows) {
    const surnames = new Map(
      [...rows.list('members')].map((row) => [row.id, readSurname(row.surnames)] as const),
    )
    const isOther = (id: string | null, name: string | null): boolean => {
      const own = surnames.get(id ?? '')
      return own !== undefined && name !== null && !hasSurname(name, [own])
    }
    for (const row of rows.list('committee-assignments'))
      if (isOther(row.member_id, row.name_raw))
        yield {
          table: 'committee-assignments',
          row,
          says: `${row.name_raw} is not the name of ${row.member_id ?? ''}`,
          fields: ['member_id'],
        }
    for (const row of rows.list('hearing-publications'))
      for (const { member_id: id, name } of row.members)
        if (isOther(id, name))
          yield {
            table: 'hearing-publications',
            row,
            says: `${name ?? ''} is not the name of ${id ?? ''}`,
            fields: ['members'],
          }
  },
}

/** Promises about members, their roles and their history. */
export const MEMBER_INVARIANTS: readonly Invariant[] = [
  membersKnown,
  swornWithinTerm,
  leadershipWithinTerm,
  aliveInOffice,
  nothingAhead,
  namesFit,
]
