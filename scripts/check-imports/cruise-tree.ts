import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

export type Violation = {
  readonly rule: string
  readonly severity: string
  readonly from: string
  readonly to: string
}
export type Cruise = { readonly modulesRead: number; readonly violations: readonly Violation[] }

const REPOSITORY = join(import.meta.dirname, '../..')
const ROOTS = ['packages', 'apps', 'scripts', 'test', 'bench', 'examples', 'eslint.config.js']

/** Reads every import under `root` and holds it to this repository's rules. Throws when the checker cannot run. */
export const cruiseTree = (root: string): Cruise => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(REPOSITORY, '.dependency-cruiser.js'),
      '--output-type',
      'json',
      '--',
      ...ROOTS.filter((path) => existsSync(join(root, path))),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(`dependency-cruiser ended with ${String(status)}: ${stderr}`)
  // The shape is dependency-cruiser's own, named in its types.
  const { summary } = JSON.parse(stdout) as ICruiseResult
  return {
    modulesRead: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      severity: rule.severity,
      from,
      to,
    })),
  }
}
