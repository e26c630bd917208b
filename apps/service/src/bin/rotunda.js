#!/usr/bin/env node
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findNodeFault } from './find-node-fault.js'
import { findBuild } from './find-build.js'
import { keepCompiled } from './keep-compiled.js'

/** `npm run rotunda -- …`. Plain JavaScript, so that any Node can read what it has to say. */
const fault = findNodeFault({ version: process.versions.node, path: process.execPath })
if (fault === undefined) {
  await keepCompiled()
  const build = findBuild(join(import.meta.dirname, '../../../..'))
  if ('program' in build) await import(pathToFileURL(build.program).href)
  else {
    // `serve` starts Node anew in this process, with the same environment.
    if (process.env.SAID_THAT_SOURCES_RUN === undefined)
      process.stderr.write(
        `${build.fault}: the sources run, which start slower. Make a build: npm run build\n`,
      )
    process.env.SAID_THAT_SOURCES_RUN = 'yes'
    await import('./rotunda.ts')
  }
} else {
  process.stderr.write(fault)
  process.exitCode = 1
}
