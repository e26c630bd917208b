import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds the program that `npm run build` wrote into `dist/`, if it fits the sources: the same bytes and times, or the
 * same digests where times differ. Without sources, the build is taken as it is.
 *
 * @param {string} root
 * @returns {{ program: string } | { fault: string }}
 */
export const findBuild = (root) => {
  const list = join(root, 'dist/build.json')
  if (!existsSync(list)) return { fault: 'There is no build' }
  const build = readBuild(list)
  if (build === undefined) return { fault: 'dist/build.json cannot be read' }
  const { folder, files } = build
  const hasSources = existsSync(join(root, 'apps/service/src/bin/rotunda.ts'))
  const changed = hasSources && Object.entries(files).find(([path, file]) => !isSame(join(root, path), file))
  if (changed) return { fault: `${changed[0]} is not as in the build` }
  return { program: join(root, 'dist', folder, 'rotunda.js') }
}

/**
 * @param {string} list
 * @returns {import('./find-build.js').Build | undefined}
 */
const readBuild = (list) => {
  try {
    return JSON.parse(readFileSync(list, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} path
 * @param {readonly [bytes: number, changedAt: number, sha256: string]} file
 */
const isSame = (path, [bytes, changedAt, sha256]) => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.size !== bytes) return false
  return (
    found.mtimeMs === changedAt || createHash('sha256').update(readFileSync(path)).digest('hex') === sha256
  )
}
