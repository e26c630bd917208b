import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// As for the service: an order is given in half the time when types need not be stripped anew.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/rotunda'))
const { runCommandLine } = await import('./commands/run-command-line.ts')
const { isSystemFault } = await import('../platform/index.ts')

// Building a release makes garbage all the time and keeps little: the heap grows in small steps, or it would take half
// a gigabyte before anything was collected.
setFlagsFromString('--heap-growing-percent=20')

// Whoever reads the answer may have read enough: `| head`.
process.stdout.on('error', (cause) => {
  if (!isSystemFault(cause, 'EPIPE')) throw cause
})

/** `npm run rotunda -- …`: one order of the operator. npm starts it in the repository and says where it was called. */
process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  environment: process.env,
  directory: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
