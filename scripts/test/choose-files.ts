import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { followImports, readModule } from '../../apps/service/src/wiring/testing/follow-imports.ts'

const ROOT = join(import.meta.dirname, '../..')

/** All files of tests of the repository, by their paths from its root. */
export const listTests = (): string[] =>
  globSync(
    ['apps', 'packages', 'test', 'scripts', 'examples'].map((folder) => `${folder}/**/*.test.ts`),
    { cwd: ROOT, exclude: ['**/node_modules'] },
  ).sort()

/** The name of a slow file says so. */
export const isNamedSlow = (file: string): boolean => file.endsWith('.slow.test.ts')

const PACKAGES: Readonly<Record<string, string>> = {
  'playwright-core': 'it starts a browser',
  'node:child_process': 'it starts a process',
  eslint: 'it runs the linter',
}
const IMPORTED = /^import (?!type\b)[^'\n]*'([^'\n]+)'/gm

/** Modules of the product that build a release. */
const BUILDS = ['releases/build/build-release.ts', 'wiring/publish-sample.ts'].map((path) =>
  join(ROOT, 'apps/service/src', path),
)

/** Takes releases that are kept from run to run. */
const KEPT = join(ROOT, 'apps/service/src/wiring/testing/put-sample.ts')

/** Tests, and modules that only tests import. */
const isSupport = (path: string): boolean =>
  /\/testing(\.ts|\/)|\.test\.ts$|^(test|examples|scripts|bench)\//.test(relative(ROOT, path))

/** Says why a file of tests is slow, by its imports and those of its support; undefined for a quick file. */
export const findSlow = (file: string): string | undefined => {
  const path = resolve(ROOT, file)
  const isLeaf = (module: string): boolean => module === KEPT || !isSupport(module)
  const modules = followImports(readModule(path).imports, isLeaf).add(path)
  for (const module of modules) {
    if (BUILDS.includes(module)) return 'it builds a release'
    if (isLeaf(module)) continue
    for (const [, name = ''] of readModule(module).text.matchAll(IMPORTED))
      if (PACKAGES[name] !== undefined) return PACKAGES[name]
  }
  return undefined
}

/** Imports the whole service: a change of any file would choose each test of a service. */
const WIRING = join(ROOT, 'apps/service/src/wiring/')

/** The files that changed, and those that import a changed file. Imports of modules of `wiring` are not followed. */
export const chooseChanged = (files: readonly string[], paths: readonly string[]): string[] => {
  const changed = new Set(paths.map((path) => join(ROOT, path)))
  const isLeaf = (module: string): boolean => module.startsWith(WIRING)
  return files.filter((file) => {
    const path = join(ROOT, file)
    return changed.has(path) || !followImports(readModule(path).imports, isLeaf).isDisjointFrom(changed)
  })
}
