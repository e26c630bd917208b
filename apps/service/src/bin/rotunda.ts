import { runCommandLine } from './commands/run-command-line.ts'

/** `npm run rotunda -- …`: one order of the operator. npm starts it in the repository and says where it was called. */
process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  environment: process.env,
  directory: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
