import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** After `npm ci`: builds with the tools that are installed, and never fails an install. Plain JavaScript for any Node. */
const build = join(import.meta.dirname ?? '', 'build.ts')
const isNew = Number(process.versions.node.split('.')[0]) >= 26
// An image may copy package.json before the sources.
if (isNew && existsSync(build)) {
  const { status, error } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
  if (error !== undefined || status !== 0)
    process.stderr.write('There is no build, so the service will run its sources, which start slower.\n')
}
