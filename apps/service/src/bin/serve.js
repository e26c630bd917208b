import process from 'node:process'
import { findNodeFault } from './find-node-fault.js'
import { keepCompiled } from './keep-compiled.js'

/** The service, without the flags that `rotunda serve` starts it with. Plain JavaScript, so that any Node can read what it has to say. */
const fault = findNodeFault({ version: process.versions.node, path: process.execPath })
if (fault === undefined) {
  // Loading takes seconds on a busy machine. A supervisor has no use for the line.
  if (process.stdout.isTTY) process.stdout.write('Rotunda is starting …\n')
  await keepCompiled()
  await import('./run-service.ts')
} else {
  process.stderr.write(fault)
  process.exitCode = 1
}
