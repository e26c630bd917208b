import { STAFF_DECISIONS, type StaffDecision } from '../../../../publishers/congress/index.ts'
import type { FactKind, FamilyCorrections } from '../../../families/index.ts'
import { UNPLACED } from '../profiles/stage-profiles.ts'
import { PROFILES } from '../profiles/staff-profiles.ts'
import { fitDecisions } from './fit-decisions.ts'
import { DECIDED_FIELDS, readDecided } from './read-decided.ts'
import { DECISIONS_OF_LEDGER, nameDecision } from './write-decisions.ts'

/** Decisions of persons about the identity of staff. */
export const DECISIONS: FactKind<StaffDecision> = {
  name: STAFF_DECISIONS,
  identityOf: ({ id }) => id,
}

/** Reports join and part profiles: the accepted ones become decisions on who is who. */
export const STAFF_CORRECTIONS: FamilyCorrections = {
  table: PROFILES,
  fields: DECIDED_FIELDS,
  apply: fitDecisions,
  listMoves: () => [],
  documents: DECISIONS_OF_LEDGER,
  judge: (corrections, facts, { database }) => {
    const decisions = [...facts.list(DECISIONS)].map(({ draft }) => draft)
    const read = new Set(decisions.map(({ id }) => id))
    const superseded = new Set(decisions.map(({ supersedes }) => supersedes))
    const unused = new Map(
      database
        .prepare('select decision, why from staff_unused')
        .all()
        .map(({ decision, why }) => [String(decision), String(why)]),
    )
    return corrections.map((correction, place) => {
      if (correction.withdrawn !== undefined) return 'withdrawn'
      const decided = readDecided(correction)
      if (typeof decided === 'string') return decided
      const id = nameDecision(place)
      if (!read.has(id)) return 'not_a_value'
      if (superseded.has(id)) return 'contradicted'
      const why = unused.get(id)
      return why === undefined ? 'applied' : why === UNPLACED ? 'no_such_record' : 'contradicted'
    })
  },
}
