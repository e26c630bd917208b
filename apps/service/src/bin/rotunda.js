#!/usr/bin/env node
import process from 'node:process'
import { findNodeFault } from './find-node-fault.js'
import { keepCompiled } from './keep-compiled.js'

/** `npm run rotunda -- …`. Plain JavaScript, so that any Node can read what it has to say. */
const fault = findNodeFault({ version: process.versions.node, path: process.execPath })
if (fault === undefined) {
  await keepCompiled()
  await import('./rotunda.ts')
} else {
  process.stderr.write(fault)
  process.exitCode = 1
}
