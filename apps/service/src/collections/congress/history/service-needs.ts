import type { VoteviewMemberDraft } from '../../../publishers/index.ts'
import type { Facts } from '../family.ts'
import { VOTEVIEW_MEMBERS, VOTEVIEW_PARTIES } from './facts.ts'
import { makePartyNames, type NameParty } from './party-codes.ts'

/** What the service of one person cannot tell by itself. */
export type ServiceNeeds = {
  readonly nameParty: NameParty
  /** Congresses and chambers that Voteview covers, as `116/House`. */
  readonly covered: ReadonlySet<string>
  /** States with one seat in the House, by Congress: `116/AK`. */
  readonly atLarge: ReadonlySet<string>
}

export const readServiceNeeds = (facts: Facts): ServiceNeeds => {
  const rows = [...facts.list(VOTEVIEW_MEMBERS)].map(({ draft }) => draft)
  return {
    nameParty: makePartyNames([...facts.list(VOTEVIEW_PARTIES)].map(({ draft }) => draft)),
    covered: new Set(rows.map(({ congress, chamber }) => `${congress}/${chamber}`)),
    atLarge: findAtLarge(rows),
  }
}

/** Voteview numbers the one seat of a State 1, as if there were more. */
const findAtLarge = (rows: readonly VoteviewMemberDraft[]): ReadonlySet<string> => {
  const house = rows.filter(({ chamber }) => chamber === 'House')
  const states = Map.groupBy(house, ({ congress, state }) => `${congress}/${state}`)
  const single = [...states].filter(([, members]) => members.every(({ district }) => district === 1))
  return new Set(single.map(([key]) => key))
}
