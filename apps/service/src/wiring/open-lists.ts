import {
  makeDestinations,
  makeDocketFreshness,
  makeLegislatorList,
  makeOfficeLists,
  makeRosterStore,
  makeSampleRoster,
} from '../destinations/index.ts'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'
import type { Settings } from './settings.ts'

type ListNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly store: Store
  /** Absent where no docket is looked up. */
  readonly receivers: Pick<Receivers, 'dockets'> | undefined
}

export type Lists = ReturnType<typeof openLists>

/** Lists of offices and seats, for destinations and for publication. */
export const openLists = ({ settings, clock, store, receivers }: ListNeeds) => {
  const mode = settings.ROTUNDA_DELIVERY
  const sample = mode === 'sandbox' ? makeSampleRoster() : undefined
  const rosterStore = makeRosterStore({ store, clock, sample })
  const officeLists = makeOfficeLists({ store, clock })
  const getDockets = () => {
    if (receivers === undefined) throw new Refusal('unavailable', 'This process has no list of dockets.')
    return receivers.dockets
  }
  const findRosterTime = async () => {
    const stored = await rosterStore.getRoster().catch(unlessRefused)
    return stored && new Date(stored.of.asOf)
  }
  return {
    rosterStore,
    officeLists,
    docketFreshness: makeDocketFreshness(store, mode),
    destinations: makeDestinations({
      rosterStore,
      officeLists,
      clock,
      resolveDocket: async (...asked) => getDockets().resolveDocket(...asked),
    }),
    listLegislators: makeLegislatorList({ rosterStore, officeLists }),
    listOpenDockets: () => getDockets().listOpenDockets(),
    findRosterTime,
  }
}

/** Live has no roster until its operator loads one. */
const unlessRefused = (cause: unknown): undefined => {
  if (!(cause instanceof Refusal)) throw cause
}
