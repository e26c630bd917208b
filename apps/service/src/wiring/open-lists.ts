import {
  makeDestinations,
  makeLegislatorList,
  makeRosterStore,
  makeSampleRoster,
  type OfficeLists,
} from '../destinations/index.ts'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'
import type { Settings } from './settings.ts'

type ListNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly store: Store
  readonly receivers: Receivers
  readonly officeLists: OfficeLists
}

/** Lists of offices and seats, for destinations and for publication. */
export const openLists = ({ settings, clock, store, receivers, officeLists }: ListNeeds) => {
  const sample = settings.ROTUNDA_DELIVERY === 'sandbox' ? makeSampleRoster() : undefined
  const rosterStore = makeRosterStore({ store, clock, sample })
  const destinations = makeDestinations({
    rosterStore,
    officeLists,
    clock,
    resolveDocket: (...asked) => receivers.dockets.resolveDocket(...asked),
  })
  const findRosterTime = async () => {
    const stored = await rosterStore.getRoster().catch(unlessRefused)
    return stored && new Date(stored.of.asOf)
  }
  return {
    ...destinations,
    listLegislators: makeLegislatorList({ rosterStore, officeLists }),
    findRosterTime,
    rosterStore,
  }
}

/** Live has no roster until its operator loads one. */
const unlessRefused = (cause: unknown): undefined => {
  if (!(cause instanceof Refusal)) throw cause
}
