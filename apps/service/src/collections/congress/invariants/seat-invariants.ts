import type { Breach, Invariant, KeptRow, Rows } from './invariant.ts'

const TABLE = 'member-roles'

type Role = KeptRow<typeof TABLE>

/** `House AL 5`, `Senate SC 2`; undefined where the row does not say which seat of the State it is. */
const nameSeat = ({ chamber, state, district, senate_class }: Role): string | undefined => {
  const number = chamber === 'House' ? district : senate_class
  return chamber === null || state === null || number === null
    ? undefined
    : `${chamber} ${state} ${String(number)}`
}

const listTerms = (rows: Rows): readonly Role[] => [...rows.list(TABLE)].filter(({ kind }) => kind === 'term')

/**
 * Whether a seat has one member at a time. States elected several members at large until 1971, and districts several
 * until 1843; terms without known days are in no order.
 */
const isAlone = ({ start, end, district }: Role): boolean =>
  start !== null && end !== null && start >= (district === 0 ? '1971-01-03' : '1843-03-04')

const onePerSeat: Invariant = {
  name: 'one_person_per_seat',
  sentence: 'No seat has two people on any day: a term begins when the previous term ends, or later.',
  *find(rows) {
    const terms = listTerms(rows).filter(isAlone)
    const seats = Map.groupBy(terms, nameSeat)
    for (const [seat, all] of seats) if (seat !== undefined) yield* findOverlaps(seat, all)
    const own = Map.groupBy(terms, ({ member_id: id }) => id ?? undefined)
    for (const [id, all] of own) if (id !== undefined) yield* findOverlaps(id, all)
  },
}

function* findOverlaps(what: string, terms: readonly Role[]): Generator<Breach> {
  let last: Role | undefined
  for (const row of terms.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))) {
    if (last !== undefined && (row.start ?? '') < (last.end ?? ''))
      for (const broken of [last, row])
        yield {
          table: TABLE,
          row: broken,
          says: `${what}: one term from ${row.start ?? ''}, the other until ${last.end ?? ''}`,
          fields: ['start', 'end', 'is_current'],
        }
    if (last === undefined || (row.end ?? '') > (last.end ?? '')) last = row
  }
}

const oneToday: Invariant = {
  name: 'one_person_per_seat_today',
  sentence: 'Today no seat has two holders, no held seat is vacant, and no State has three senators.',
  *find(rows) {
    const current = [...rows.list(TABLE)].filter(
      ({ kind, is_current }) => is_current && (kind === 'term' || kind === 'vacancy'),
    )
    for (const [seat, all] of Map.groupBy(current, nameSeat))
      if (seat !== undefined && all.length > 1)
        yield* all.map((row) => breach(row, `${seat} has ${all.length}`))
    const senators = current.filter(({ chamber }) => chamber === 'Senate')
    for (const [state, all] of Map.groupBy(senators, (row) => row.state ?? ''))
      if (all.length > 2) yield* all.map((row) => breach(row, `${state} has ${all.length} senators`))
  },
}

const breach = (row: Role, says: string): Breach => ({
  table: TABLE,
  row,
  says,
  fields: ['is_current'],
})

const currentEverywhere: Invariant = {
  name: 'current_everywhere',
  sentence:
    'Every sitting member of /members has exactly one current term in /member-roles, in the same chamber, and no other person has a current term.',
  *find(rows) {
    const running = Map.groupBy(
      listTerms(rows).filter((row) => row.is_current),
      ({ member_id: id }) => id ?? '',
    )
    for (const row of rows.list('members')) {
      const terms = running.get(row.id) ?? []
      const isRight = row.current
        ? terms.length === 1 && terms[0]?.chamber === row.chamber
        : terms.length === 0
      if (!isRight)
        yield {
          table: 'members',
          row,
          says: `current is ${String(row.current)}, and ${terms.length} terms run`,
          fields: ['current'],
        }
    }
  },
}

/** Promises about seats and their holders. */
export const SEAT_INVARIANTS: readonly Invariant[] = [onePerSeat, oneToday, currentEverywhere]
