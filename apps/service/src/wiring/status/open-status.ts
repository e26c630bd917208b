import { CHANNELS, type KeptList, type ServicePart, type ServiceStatus } from '@rotunda/contract'
import type { DocketFreshness, OfficeLists, RosterStore } from '../../destinations/index.ts'
import { findHeartbeat, listPauses, type DeliveryMode, type PausedChannel } from '../../messages/index.ts'
import { asError, Refusal, type Store } from '../../platform/index.ts'
import { askDatabase } from '../check-secrets.ts'
import { ROLES, type Role } from '../roles.ts'
import { findCommit, VERSION } from '../version.ts'
import { addServices, type ReleaseStatus } from './find-current-release.ts'
import { listKeptLists, type KnownLists } from './list-kept-lists.ts'
import {
  hasJob,
  isReady,
  listParts,
  listPartsOf,
  needsDatabase,
  type FoundParts,
  type Job,
} from './list-parts.ts'

export type StatusNeeds = {
  readonly mode: DeliveryMode
  readonly store: Store
  readonly rosterStore: RosterStore
  readonly officeLists: OfficeLists
  readonly docketFreshness: DocketFreshness
  /** Readable release of every collection. */
  readonly collections: readonly CollectionStatus[]
  /** Roles of this process; all of them when left out. */
  readonly roles?: ReadonlySet<Role>
  /** The last step of the clock that a worker of this process saw. */
  readonly findClockFault?: () => string | undefined
  /** Finds the reason why the readers of this process do not answer. */
  readonly findReadersFault?: () => string | undefined
}

export type CollectionStatus = {
  /** True if the service is not ready without a release. */
  readonly needed: boolean
  /** Finds the reason why the collection serves no release yet. */
  readonly findDelay?: () => string | undefined
  readonly findRelease: () => ReleaseStatus | undefined
}

export type Status = {
  /** Public status of the service. Throws if the database does not answer. */
  readonly findStatus: () => Promise<ServiceStatus>
  /** Lists that the service keeps from others, and their ages. */
  readonly listLists: () => Promise<KeptList[]>
  /**
   * Lists the parts of the service or of one job, with or without a database. `reportFault` gets the fault of the
   * database, which is not asked about data. Undefined for a job that this process does not have.
   */
  readonly findParts: (reportFault: (fault: Error) => void, job?: Job) => Promise<ServicePart[] | undefined>
}

/** Status of the service for `/readyz`, `/api/status` and the command "status". */
export const openStatus = (needs: StatusNeeds): Status => ({
  findStatus: () => findStatus(needs),
  listLists: async () => {
    const { lists, now } = await lookAround(needs)
    return listKeptLists(lists, now)
  },
  findParts: async (reportFault, job) => {
    const roles = rolesIn(needs)
    if (job !== undefined && !hasJob(job, roles)) return undefined
    if (job === 'data' || !needsDatabase(roles)) return listDataParts(needs)
    const holds = (asking: Promise<unknown>) =>
      asking.then(
        () => true,
        (fault: unknown) => {
          reportFault(asError(fault))
          return false
        },
      )
    const known = (await holds(askDatabase(needs.store))) ? await lookAround(needs) : undefined
    const takesWrites = known !== undefined && (await holds(needs.store.checkWrites()))
    const found = { ...partsOf(needs, known), database: takesWrites }
    return job === undefined
      ? listParts(needs.mode, found, roles)
      : listPartsOf(job, needs.mode, found, roles)
  },
})

const ALL: ReadonlySet<Role> = new Set(ROLES)
const rolesIn = ({ roles = ALL }: StatusNeeds): ReadonlySet<Role> => roles

/** Longer than a worker ever takes between two of its heartbeats. */
const SILENT_MILLISECONDS = 60_000

type Known = { readonly lists: KnownLists; readonly heartbeat: Date | undefined; readonly now: Date }

const lookAround = async (needs: StatusNeeds): Promise<Known> => {
  const { mode, store, officeLists, docketFreshness } = needs
  const [legislators, house_offices, senate_offices, open_dockets, heartbeat, now] = await Promise.all([
    findRosterFreshness(needs),
    officeLists.findOffices('house-cwc'),
    officeLists.findOffices('senate-cwc'),
    docketFreshness.find(),
    findHeartbeat(store, mode),
    store.now(),
  ])
  return { lists: { legislators, house_offices, senate_offices, open_dockets }, heartbeat, now }
}

/** Live has no roster until its operator loads one. */
const findRosterFreshness = async ({ rosterStore }: StatusNeeds): Promise<KnownLists['legislators']> => {
  try {
    const { source, retrievedAt, asOf } = (await rosterStore.getRoster()).of
    return { source, retrieved_at: retrievedAt, as_of: asOf }
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'unavailable')) throw cause
    return undefined
  }
}

const findReleases = ({ mode, collections }: StatusNeeds): FoundParts['release'] => {
  const isThere = collections.every(({ needed, findRelease }) => !needed || findRelease() !== undefined)
  // Live is not ready without this part, so a collection that it does not need must not hold it up.
  const told = mode === 'live' ? collections.filter(({ needed }) => needed) : collections
  const delays = told.flatMap(({ findDelay }) => findDelay?.() ?? [])
  return delays.length > 0 ? delays.join(' ') : isThere
}

/** Any release that is served makes data ready: how recent it is does not matter. */
const listDataParts = (needs: StatusNeeds): ServicePart[] => {
  const { mode, collections } = needs
  const delays = collections.flatMap(({ findDelay }) => findDelay?.() ?? [])
  const release =
    collections.some(({ findRelease }) => findRelease() !== undefined) || delays.join(' ') || false
  return listPartsOf('data', mode, { ...partsOf(needs, undefined), release }, rolesIn(needs))
}

const partsOf = (needs: StatusNeeds, known: Known | undefined): FoundParts => ({
  database: known !== undefined,
  release: findReleases(needs),
  clock: needs.findClockFault?.(),
  readers: needs.findReadersFault?.(),
  legislators: known && known.lists.legislators !== undefined,
  house_offices: known && known.lists.house_offices !== undefined,
  senate_offices: known && known.lists.senate_offices !== undefined,
  open_dockets: known && known.lists.open_dockets !== undefined,
  delivery_worker: known && isAlive(known),
})

const isAlive = ({ heartbeat, now }: Known): boolean =>
  heartbeat !== undefined && now.getTime() - heartbeat.getTime() < SILENT_MILLISECONDS

const findStatus = async (needs: StatusNeeds): Promise<ServiceStatus> => {
  const { mode, store } = needs
  const [known, pauses, database] = await Promise.all([
    lookAround(needs),
    listPauses(store, mode),
    store.checkWrites().then(
      () => true,
      () => false,
    ),
  ])
  const parts = listParts(mode, { ...partsOf(needs, known), database }, rolesIn(needs))
  return {
    mode,
    version: VERSION,
    commit: findCommit(),
    ready: isReady(parts),
    parts,
    releases: await addServices(
      store,
      needs.collections.flatMap(({ findRelease }) => findRelease() ?? []),
    ),
    channels: CHANNELS.map((channel) =>
      describeChannel(
        channel,
        pauses.find((pause) => pause.channel === channel),
      ),
    ),
    lists: listKeptLists(known.lists, known.now),
  }
}

/** Gives a fixed reason: that of a receiver or an operator may not be public. */
const describeChannel = (
  channel: PausedChannel['channel'],
  pause: PausedChannel | undefined,
): ServiceStatus['channels'][number] => {
  if (pause === undefined) return { channel, state: 'open', since: null, until: null, reason: null }
  const until = pause.until?.toISOString() ?? null
  return {
    channel,
    state: 'paused',
    since: pause.pausedAt.toISOString(),
    until,
    reason: until === null ? BY_HAND : BY_ITSELF,
  }
}

const BY_HAND =
  'The operator of this service paused it. Until the operator opens it, messages are accepted and wait; none is lost.'
const BY_ITSELF =
  'The receiver asked the service to wait. Messages are accepted, and are sent after the time in until.'
