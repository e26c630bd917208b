import type { Committee } from '@rotunda/contract'
import type { Origin } from '../../../../releases/index.ts'
import type { Chamber, FindRoster, NewestRoster } from './rosters.ts'

export type RosterFinding = { readonly roster: Committee['roster']; readonly from: readonly Origin[] }

/** No list of rosters covers the committee, or it is none of today. */
export const NO_ROSTER: RosterFinding = {
  roster: { status: 'unknown', congress: null, as_of: null, members: null },
  from: [],
}

/** The roster of a committee that exists today, as far as it is known. `members` counts those who sit. */
export const stateRoster = (id: string, members: number, findRoster: FindRoster): RosterFinding => {
  const found = listChambers(id).flatMap((chamber) => findRoster(id, chamber) ?? [])
  const roster = choose(found)
  if (roster === undefined) return NO_ROSTER
  const { status, congress, as_of, facts } = roster
  const isKnown = status === 'published' || status === 'none'
  return { roster: { status, congress, as_of, members: isKnown ? members : null }, from: facts }
}

const listChambers = (id: string): readonly Chamber[] => {
  if (id.startsWith('J')) return ['House', 'Senate']
  return [id.startsWith('H') ? 'House' : 'Senate']
}

/** The newest roster that is out. A joint committee has the list with members of both chambers, where there is one. */
const choose = (found: readonly NewestRoster[]): NewestRoster | undefined => {
  const published = found.filter(({ status }) => status === 'published')
  const [newest] = published.toSorted((one, other) => (one.as_of < other.as_of ? 1 : -1))
  return published.find(({ isOfBoth }) => isOfBoth) ?? newest ?? found[0]
}
