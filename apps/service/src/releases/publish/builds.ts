import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import { compileLater, isSystemFault, parseJson } from '../../platform/index.ts'
import { makeFileSet } from '../bundle/file-set.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { BUILDS_FOLDER, isReleaseId } from '../release-names.ts'

/**
 * Records that a release was built, or built again, after all others. A release itself does not say so, and many ways
 * to copy it lose the times of its files. `work`: a folder on the same file system.
 */
export const noteBuilt = async (releases: string, release: string, work: string): Promise<void> => {
  const folder = join(releases, BUILDS_FOLDER)
  const builds = readBuilds(releases)
  const last = Math.max(0, ...builds.values())
  if (builds.get(release) === last) return
  const draft = `${release}.build.json`
  makeFileSet(work).write(draft, `${JSON.stringify({ number: last + 1 })}\n`)
  if (mkdirSync(folder, { recursive: true }) !== undefined) await syncFolder(releases)
  renameSync(join(work, draft), join(folder, `${release}.json`))
  await syncFolder(folder)
}

/** Reads the number of each build by release; later builds have higher numbers. Earlier versions recorded none. */
export const readBuilds = (releases: string): ReadonlyMap<string, number> =>
  new Map(
    listNoted(releases).flatMap((release) => {
      const build = parseJson(readFileSync(join(releases, BUILDS_FOLDER, `${release}.json`), 'utf8'))
      return Build.Check(build) ? [[release, build.number] as const] : []
    }),
  )

const Build = compileLater(Type.Object({ number: Type.Integer({ minimum: 1 }) }))

const listNoted = (releases: string): string[] => {
  try {
    return readdirSync(join(releases, BUILDS_FOLDER))
      .map((name) => name.replace(/\.json$/, ''))
      .filter(isReleaseId)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}
