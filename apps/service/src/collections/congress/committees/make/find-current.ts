import type { Origin } from '../../../../releases/index.ts'
import type { Change } from '../../dates-of.ts'
import type { Today } from '../find-today.ts'
import type { FindCommittee } from '../open-committee-ids.ts'
import type { AssignmentGroup } from './group-assignments.ts'
import type { Chamber, FindRoster } from './rosters.ts'

export type CurrentNeeds = {
  readonly today: Today
  readonly find: FindCommittee
  readonly findRoster: FindRoster
  /** Whether the member sits in a chamber, and the list that shows it; undefined where no list says who sits there. */
  readonly findSitting: (memberId: string, chamber: Chamber) => Sitting | undefined
}

export type Sitting = { readonly sits: boolean; readonly facts: readonly Origin[] }

/** Whether an assignment runs, and what shows that it does not, where its own sources do not say so. */
export type CurrentFinding = {
  readonly current: boolean
  readonly decidedBy: readonly Change[]
  /** It runs by a spell alone: lists of rosters are there, and have none of the chamber yet. */
  readonly isRosterAwaited: boolean
}

/**
 * An assignment runs that is of the Congress of today and has no last day, of a member who sits, and that the newest
 * roster of the committee has. A spell without an end counts where no roster of the committee is out.
 */
export const openCurrent =
  ({ today, find, findRoster, findSitting }: CurrentNeeds) =>
  (group: AssignmentGroup): CurrentFinding => {
    const { spell, seats, committee_id } = group
    if (group.congress !== today.congress) return { ...ENDED, decidedBy: today.turnAfter(group.congress) }
    if (spell !== undefined && spell.draft.end !== null) return ENDED
    const chamber = spell?.draft.chamber ?? seats[0]?.member_chamber ?? null
    const member_id = spell?.draft.bioguide ?? seats[0]?.member_id ?? null
    const sitting = chamber && member_id !== null ? findSitting(member_id, chamber) : undefined
    if (sitting?.sits === false) return { ...ENDED, decidedBy: sitting.facts }
    const code = spell?.draft.code ?? seats[0]?.code ?? ''
    const roster = chamber === null ? undefined : findRoster(committee_id ?? find(code) ?? code, chamber)
    if (roster === undefined || roster.status === 'not_published') {
      const current = spell !== undefined
      return { ...ENDED, current, isRosterAwaited: current && roster !== undefined }
    }
    const current = seats.some(({ fact }) => fact.source.sha256 === roster.sha256)
    return { ...ENDED, current, decidedBy: current ? [] : roster.facts }
  }

const ENDED: CurrentFinding = { current: false, decidedBy: [], isRosterAwaited: false }
