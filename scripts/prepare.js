import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/**
 * After `npm ci`: writes the types of the client and builds the service, each if its tools are installed, and never
 * fails an install. Plain JavaScript for any Node.
 */
const scripts = import.meta.dirname ?? ''
const isNew = Number(process.versions.node.split('.')[0]) >= 26

const run = (script, fault) => {
  const path = join(scripts, script)
  // An image may copy package.json before the sources.
  if (!isNew || !existsSync(path)) return
  const { status, error } = spawnSync(process.execPath, [path], { stdio: 'inherit' })
  if (error !== undefined || status !== 0) process.stderr.write(`${fault}\n`)
}

if (existsSync(join(scripts, '../node_modules/openapi-typescript')))
  run(
    'client/write-types.ts',
    'The client has no types, so it does not compile until npm run check writes them.',
  )
run('build.ts', 'There is no build, so the service will run its sources, which start slower.')
