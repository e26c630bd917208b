import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The parts of package-lock.json that are read here; npm writes it. */
export type Locked = {
  readonly name?: string
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  /** True if only development needs the package. */
  readonly dev?: boolean
  /** True if an install may lack it: it may be for another system. */
  readonly optional?: boolean
  /** True for a folder of this repository, which `resolved` names. */
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Lock = {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

// As npm writes it.
export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

/**
 * Paths of the installed packages that these workspaces need to run: neither Node nor the builder, which are packages of
 * the root. Optional packages of other systems are not installed.
 */
export const listNeeded = (root: string, workspaces: readonly string[]): ReadonlySet<string> => {
  const { packages } = readLock(root)
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = findPlace(packages, path, name)
      // Development alone needs some that a package would take if they were there.
      if (place !== undefined && packages[place]?.dev !== true) waiting.push(place)
    }
  }
  const isInstalled = (path: string) => packages[path]?.optional !== true || existsSync(join(root, path))
  return new Set([...found].filter((path) => path.includes('node_modules/') && isInstalled(path)).sort())
}

/** Node looks in the folder of a package first, and then in all above it. */
const findPlace = (packages: Lock['packages'], from: string, name: string): string | undefined => {
  const path = join(from, 'node_modules', name)
  const locked = packages[path]
  if (locked !== undefined) return locked.link === true ? locked.resolved : path
  return from === '.' ? undefined : findPlace(packages, dirname(from), name)
}
