import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemFault, parseJson } from '../platform/index.ts'
import { ENDED_FOLDER } from './release-names.ts'
import type { EndedRelease } from './release.ts'

/** Finds the notice of a release that is no longer served. */
export const findEnded = (directory: string, release: string): EndedRelease | undefined => {
  try {
    const text = readFileSync(join(directory, ENDED_FOLDER, `${release}.json`), 'utf8')
    // Only `endRelease` writes these files.
    return parseJson(text) as EndedRelease
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT', 'ENOTDIR')) return undefined
    throw cause
  }
}

/** Lists the releases that are no longer served, the last ended first. */
export const listEnded = (directory: string): EndedRelease[] => {
  try {
    return readdirSync(join(directory, ENDED_FOLDER))
      .flatMap((name) => findEnded(directory, name.replace(/\.json$/, '')) ?? [])
      .sort((one, other) => (one.ended_at < other.ended_at ? 1 : -1))
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}
