import { Refusal } from '../../platform/index.ts'
import type { CurrentRelease, ReleaseSummary } from '../../releases/index.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import { writeAddress, type Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

type ChooseNeeds = { readonly api: DataApi }

/**
 * Chooses the release of an answer. Throws the refusals of an unavailable release, and `snapshot_changed` if the token
 * belongs to another one. Before it refuses an unknown or replaced release, it reads what other processes have
 * published.
 */
export const chooseRelease = async <Query extends CommonQuery>(
  ...wanted: Parameters<typeof choose<Query>>
): Promise<ReleaseSummary> => {
  try {
    return choose(...wanted)
  } catch (fault) {
    const isKnownLate = fault instanceof Refusal && KNOWN_LATE.includes(fault.code)
    const [{ api }, , { release, query }] = wanted
    if (!isKnownLate || !(await api.currentRelease.catchUp(release ?? query.snapshot))) throw fault
    return choose(...wanted)
  }
}

const KNOWN_LATE: readonly Refusal['code'][] = ['snapshot_changed', 'not_found']

const choose = <Query extends CommonQuery>(
  { api }: ChooseNeeds,
  operation: Operation<Query>,
  asked: Asked<Query>,
): ReleaseSummary => {
  const { currentRelease } = api
  const { release, query } = asked
  const addLink = (refusal: Refusal): Refusal => linkToRelease(refusal, api, operation, asked)
  if (release === undefined)
    return choosePaged(api, query.snapshot) ?? chooseCurrent(currentRelease, query.snapshot, addLink)
  const summary = currentRelease.getPublished(release)
  if (query.snapshot !== undefined && query.snapshot !== summary.token)
    throw addLink(refuseOtherToken(summary.token))
  return summary
}

/** Chooses the release from which the asking page is written, if another release has become current. */
const choosePaged = (
  { name, currentRelease }: DataApi,
  snapshot: string | undefined,
): ReleaseSummary | undefined => {
  const release = findAskingPage()?.releases[name]
  if (release === undefined || release === currentRelease.listPublications()[0]?.release) return undefined
  const summary = getOfPage(currentRelease, release)
  return snapshot === undefined || snapshot === summary.token ? summary : undefined
}

/**
 * Finds the release of a page. A removed release is `unavailable` here, not gone: the page's address stays, and shows
 * the current release.
 */
const getOfPage = (currentRelease: CurrentRelease, release: string): ReleaseSummary => {
  try {
    return currentRelease.getPublished(release)
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== 'release_gone') throw fault
    throw new Refusal('unavailable', TAKEN_AWAY, { retryAfterSeconds: AGAIN_SECONDS, cause: fault })
  }
}

const AGAIN_SECONDS = 5
const TAKEN_AWAY = `The release behind this page was replaced and removed. Open the page again in ${AGAIN_SECONDS} seconds.`

const chooseCurrent = (
  currentRelease: CurrentRelease,
  snapshot: string | undefined,
  addLink: (refusal: Refusal) => Refusal,
): ReleaseSummary => {
  try {
    const lease = currentRelease.open(snapshot)
    lease.close()
    return lease.release.summary
  } catch (fault) {
    throw fault instanceof Refusal && fault.code === 'snapshot_changed' ? addLink(fault) : fault
  }
}

/** Refuses a token that is not the named release's, with 409 as elsewhere: the client has mixed two snapshots. */
const refuseOtherToken = (token: string): Refusal =>
  new Refusal(
    'snapshot_changed',
    `This address belongs to a single release, with the snapshot "${token}". Discard the pages of any other snapshot and start again without the parameter snapshot.`,
    { currentSnapshot: token },
  )

/** Adds the permanent address of the requested snapshot to a refusal. */
const linkToRelease = <Query extends CommonQuery>(
  refusal: Refusal,
  api: DataApi,
  operation: Operation<Query>,
  { query }: Asked<Query>,
): Refusal => {
  const { currentRelease } = api
  const { currentSnapshot = '', message } = refusal
  const release = query.snapshot === undefined ? undefined : currentRelease.findByToken(query.snapshot)
  if (release === undefined)
    return new Refusal(
      'snapshot_changed',
      `${message} This service never published a release with the given token.`,
      {
        currentSnapshot,
      },
    )
  if (currentRelease.findSummary(release) === undefined)
    return new Refusal('snapshot_changed', `${message} The requested release was removed.`, {
      currentSnapshot,
    })
  const releaseUrl = writeAddress(api, operation, { query, release }, { snapshot: undefined })
  return new Refusal(
    'snapshot_changed',
    `${message} The requested release stays readable at the address in release_url.`,
    { currentSnapshot, releaseUrl },
  )
}
