import { CONGRESS } from '../../collections/congress/index.ts'
import { runCommandLine } from '../commands/run-command-line.ts'

/** An order for the collection congress, as a process of its own. */
process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  environment: process.env,
  directory: process.cwd(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  collections: [{ collection: CONGRESS }],
})
