import { listCongresses } from '../congress-days.ts'
import type { Facts } from '../family.ts'
import { CLERK_MEMBERS, LEGISLATORS } from '../members/facts.ts'
import { VOTEVIEW_MEMBERS, VOTEVIEW_PARTIES } from './facts.ts'
import { makePartyNames, type NameParty } from './party-codes.ts'

/** Facts that are needed beside the service of one person. */
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
    atLarge: findAtLarge(facts),
  }
}

/**
 * Voteview numbers the one seat of a State 1, as if there were more. Where no other source lists the State in that Congress
 * its 1 stays as it is.
 */
const findAtLarge = (facts: Facts): ReadonlySet<string> => {
  const listed = [...facts.list(CLERK_MEMBERS)]
    .filter(({ draft }) => draft.district === 0)
    .map(({ draft }) => `${draft.congress}/${draft.state}`)
  const served = [...facts.list(LEGISLATORS)]
    .flatMap(({ draft }) => draft.terms)
    .filter(({ district }) => district === 0)
    .flatMap(({ start, end, state }) => listCongresses(start, end).map((congress) => `${congress}/${state}`))
  return new Set([...listed, ...served])
}
