import { join } from 'node:path'
import { cruiseTree } from './check-imports/cruise-tree.ts'
import { findLonelyShared } from './check-imports/find-lonely-shared.ts'

/** A checker that can read nothing finds nothing wrong: below this many modules the run itself is at fault. */
const FEWEST_MODULES = 50

/** Holds the tree to the import table in .dependency-cruiser.js. Warnings are printed and fail nothing. */
const main = (): void => {
  const root = join(import.meta.dirname, '..')
  const { modulesRead, violations } = cruiseTree(root)
  for (const { severity, rule, from, to } of violations) console.log(`${severity} ${rule}: ${from} → ${to}`)
  for (const { file, users } of findLonelyShared(root)) {
    console.log(`warn shared-means-three: ${file} is used by ${users} files outside platform/`)
  }
  if (modulesRead < FEWEST_MODULES) {
    console.error(
      `Only ${modulesRead} modules were read, fewer than ${FEWEST_MODULES}: the checker is not working.`,
    )
  }
  const broken = violations.some(({ severity }) => severity === 'error') || modulesRead < FEWEST_MODULES
  console.log(`${modulesRead} modules read, ${violations.length} violations`)
  process.exitCode = broken ? 1 : 0
}

main()
