import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSnapshot, type Snapshot } from '../datasets/index.ts'
import { asError, type Clock, type Log } from '../platform/index.ts'
import { findSummary } from './find-summary.ts'
import { findVersion, NOTHING, readHistory } from './publications.ts'
import { SUMMARY_FILE } from './release-names.ts'
import { ReleaseShelf } from './release-shelf.ts'
import { warmUp } from './warm-up.ts'
import type { CurrentRelease, OpenRelease, Publication, ReleaseSummary } from './release.ts'

/** What is logged while releases come and go. */
export type ReleaseEvent = 'release.opened' | 'release.closed' | 'release.fault'

export type CurrentReleaseNeeds = {
  /** Where the releases are. */
  readonly directory: string
  readonly clock: Clock
  readonly log: Log<ReleaseEvent>
  /** How long a replaced release can still be asked for by its token. */
  readonly graceSeconds: number
}

/** The current release, and how this process keeps up with what others publish. */
export type WatchedRelease = CurrentRelease & {
  /** Looks now whether another release was published, and does not wait for the next look. */
  refresh(): void
}

const LOOK_EVERY_MILLISECONDS = 1000

/**
 * Serves what is published, and looks every second for something newer, which is opened in full before it takes over.
 * A release that is replaced stays open as long as somebody reads it. One that cannot be opened changes nothing: it is
 * logged, and tried again at every look.
 */
export const openCurrentRelease = (needs: CurrentReleaseNeeds): WatchedRelease => {
  const { directory, log } = needs
  const whenClosed = ({ summary }: OpenRelease) => log.info('release.closed', { release: summary.id })
  const shelf = new ReleaseShelf({ ...needs, whenClosed })
  const summaries = new Map<string, ReleaseSummary>()
  let seen = NOTHING
  let publications: readonly Publication[] = []
  let fault = ''

  const look = (): void => {
    if (findVersion(directory) === seen) return
    const history = readHistory(directory)
    const [current] = history.publications
    if (current === undefined) return
    // Later ones find the code compiled, and requests that must not wait.
    shelf.put(openRelease(directory, current.release, seen === NOTHING ? warmUp : takeAsIs))
    log.info('release.opened', { release: current.release })
    ;({ version: seen, publications } = history)
    fault = ''
  }

  const refresh = (): void => {
    shelf.tidy()
    try {
      look()
    } catch (cause) {
      const { message } = asError(cause)
      if (message !== fault) log.error('release.fault', { err: asError(cause) })
      fault = message
    }
  }

  refresh()
  const timer = setInterval(refresh, LOOK_EVERY_MILLISECONDS).unref()
  return {
    refresh,
    open: (wanted) => shelf.lend(wanted),
    listPublications: () => publications,
    findSummary: (release) => {
      if (!publications.some((one) => one.release === release)) return undefined
      // Its folder may have been taken away since it was read.
      if (!existsSync(join(directory, release, SUMMARY_FILE))) return undefined
      const summary = summaries.get(release) ?? findSummary(join(directory, release))
      if (summary !== undefined) summaries.set(release, summary)
      return summary
    },
    close: async () => {
      clearInterval(timer)
      shelf.clear()
    },
  }
}

const takeAsIs = (): void => undefined

const openRelease = (
  releases: string,
  release: string,
  prepare: (snapshot: Snapshot) => void,
): OpenRelease => {
  const directory = join(releases, release)
  const summary = findSummary(directory)
  if (summary === undefined) throw new Error(`the published release ${release} is not in ${releases}`)
  const snapshot = openSnapshot(join(directory, summary.snapshot.path))
  try {
    if (snapshot.token !== summary.token)
      throw new Error(`the snapshot of release ${release} is that of another one`)
    prepare(snapshot)
    return { summary, snapshot }
  } catch (cause) {
    // It is tried again every second: each try would leave its file open.
    snapshot.close()
    throw cause
  }
}
