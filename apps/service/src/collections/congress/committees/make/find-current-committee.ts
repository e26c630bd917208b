import type { Conflict } from '@rotunda/contract'
import type { Fact, Origin } from '../../../../releases/index.ts'
import { congressOn } from '../../congress-days.ts'
import type { Change } from '../../dates-of.ts'
import type { Facts } from '../../family.ts'
import { dayOf } from '../day-of.ts'
import { COMMITTEE_ENTRIES } from '../facts.ts'
import type { Today } from '../find-today.ts'
import type { CommitteeFacts } from '../gather-committees.ts'
import { listCongresses } from './list-congresses.ts'

export type FindCurrentCommittee = (committee: CommitteeFacts) => {
  readonly current: boolean
  readonly conflicts: readonly Conflict[]
  /** That a Congress came in which no list has it. */
  readonly decidedBy: readonly Change[]
}

/**
 * A committee is one of today where a list of committees of the Congress of today has it. Congress.gov counts where
 * there is no such list: it calls subcommittees current that ended long ago.
 */
export const openCurrentCommittees = (facts: Facts, today: Today): FindCurrentCommittee => {
  const { congress } = today
  const list = [...facts.list(COMMITTEE_ENTRIES)].find((fact) => isOfToday(fact, congress))
  return (committee) => {
    const isListed = committee.entries.some((fact) => isOfToday(fact, congress))
    const isNamed = [...committee.clerk.map(({ fact }) => fact), ...committee.rosters].some(
      ({ draft }) => draft.congress === congress,
    )
    const flagged = committee.congressGov.find(({ draft }) => draft.current !== null)
    const current = isListed || isNamed || (list === undefined && flagged?.draft.current === true)
    const decidedBy = current ? [] : today.turnAfter(Math.max(0, ...listCongresses(committee)))
    return { current, decidedBy, conflicts: describe(current, flagged, committee.entries[0] ?? list) }
  }
}

const isOfToday = (fact: CommitteeFacts['entries'][number], congress: number): boolean =>
  fact.draft.list === 'current' && congressOn(dayOf(fact)) === congress

const describe = (
  current: boolean,
  flagged: Fact<{ readonly current: boolean | null }> | undefined,
  list: Origin | undefined,
): readonly Conflict[] => {
  const says = flagged?.draft.current ?? null
  if (flagged === undefined || list === undefined || says === null || says === current) return []
  const values = [
    { value: String(current), source_id: list.source.sha256 },
    { value: String(says), source_id: flagged.source.sha256 },
  ]
  return [{ field: 'current', values }]
}
