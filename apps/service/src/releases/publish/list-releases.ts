import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemFault, OperatorFault } from '../../platform/index.ts'
import { readBuilds } from './builds.ts'
import { findSummary } from '../find-summary.ts'
import type { GateFinding } from './gates/accept-findings.ts'
import { readHistory } from './publications.ts'
import { isReleaseId, SUMMARY_FILE } from '../release-names.ts'
import type { ReleaseSummary } from '../release.ts'

export type ListedRelease = {
  readonly summary: ReleaseSummary
  readonly current: boolean
  /** Time when it was last published; null if it never was. */
  readonly published_at: string | null
  /** Findings that were accepted when the release was published. */
  readonly accepted: readonly GateFinding[]
}

/** Lists the releases on this machine, the last built first. */
export const listReleases = (directory: string): ListedRelease[] => {
  const { publications } = readHistory(directory)
  const builds = readBuilds(directory)
  return listFolders(directory)
    .filter(isReleaseId)
    .map((id) => ({
      number: builds.get(id) ?? 0,
      writtenAt: writtenAt(join(directory, id)),
      summary: findSummary(join(directory, id)),
    }))
    .toSorted((a, b) => b.number - a.number || b.writtenAt - a.writtenAt)
    .flatMap(({ summary }) => {
      if (summary === undefined) return []
      const published = publications.find(({ release }) => release === summary.id)
      const current = publications[0]?.release === summary.id
      return [
        {
          summary,
          current,
          published_at: published?.published_at ?? null,
          accepted: published?.accepted ?? [],
        },
      ]
    })
}

const listFolders = (directory: string): string[] => {
  try {
    return readdirSync(directory)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

/**
 * Time of the summary file. It orders the releases of earlier versions, which do not record the order of their builds.
 */
const writtenAt = (folder: string): number =>
  statSync(join(folder, SUMMARY_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Finds a release by the beginning of its id, by its token, or as `latest`, the last built. Refuses a name that fits no
 * release, or several.
 */
export const getRelease = (directory: string, name: string): ListedRelease => {
  const releases = listReleases(directory)
  const matches =
    name === 'latest'
      ? releases.slice(0, 1)
      : releases.filter(({ summary: { id, token } }) => id.startsWith(name) || token === name)
  const [found, second] = matches
  if (found !== undefined && second === undefined) return found
  throw new OperatorFault(
    'invalid_query',
    found === undefined
      ? `There is no release "${name}". "release list" lists all releases; "release build" makes one.`
      : `"${name}" is the beginning of ${matches.length} releases. Give more digits.`,
  )
}
