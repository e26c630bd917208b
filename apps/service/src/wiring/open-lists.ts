import {
  makeDestinations,
  makeDocketFreshness,
  makeKeptDockets,
  makeLegislatorList,
  makeOfficeLists,
  makeRosterStore,
  makeSampleRoster,
  refuseUnfetched,
  type DocketDirectory,
  type DocketStore,
  type DocketSnapshot,
  type OpenDocketList,
} from '../destinations/index.ts'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'
import { hasRole } from './roles.ts'
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
  const keptDockets = makeKeptDockets(store, clock, mode)
  const dockets = openDockets(settings, keptDockets, receivers)
  const findRosterTime = async () => {
    const stored = await rosterStore.getRoster().catch(unlessRefused)
    return stored && new Date(stored.of.asOf)
  }
  return {
    rosterStore,
    officeLists,
    keptDockets,
    docketFreshness: makeDocketFreshness(store, mode),
    destinations: makeDestinations({
      rosterStore,
      officeLists,
      clock,
      resolveDocket: (...asked) => dockets.resolveDocket(...asked),
    }),
    listLegislators: makeLegislatorList({ rosterStore, officeLists }),
    listOpenDockets: () => dockets.listOpenDockets(),
    findRosterTime,
  }
}

type Dockets = Pick<DocketDirectory, 'resolveDocket'> & {
  readonly listOpenDockets: () => OpenDocketList | Promise<OpenDocketList>
}

/** Opens the list of dockets: of this process where it fetches the list, else of the process that stored it last. */
const openDockets = (settings: Settings, kept: DocketStore, receivers: ListNeeds['receivers']): Dockets => {
  if (receivers !== undefined && hasRole(settings, 'keep')) return receivers.dockets
  let taken: DocketSnapshot | undefined
  return {
    listOpenDockets: async () => (await kept.find()) ?? refuseUnfetched(),
    resolveDocket: async (...asked) => {
      if (receivers === undefined) throw new Error('the roles of this process look no docket up')
      const list = await kept.find()
      if (list !== undefined && list !== taken) receivers.dockets.take((taken = list))
      return receivers.dockets.resolveDocket(...asked)
    },
  }
}

/** Live has no roster until its operator loads one. */
const unlessRefused = (cause: unknown): undefined => {
  if (!(cause instanceof Refusal)) throw cause
}
