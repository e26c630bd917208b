import { runCommandLine } from '../run-command-line.ts'
import type { Terminal } from '../terminal.ts'
import type { TestEnvironment } from './environments.ts'

/** The command line in this process: what it printed, said and ended with. */
export const runHere = (environment: TestEnvironment, ...args: string[]) => runWith(environment, {}, ...args)

/** The same with a person at the terminal, or other collections. */
export const runWith = async (
  environment: TestEnvironment,
  terminal: Pick<Terminal, 'ask' | 'collections'>,
  ...args: string[]
) => {
  let [stdout, stderr] = ['', '']
  const code = await runCommandLine({
    args,
    environment,
    directory: environment.ROTUNDA_DATA,
    print: (text) => (stdout += text),
    complain: (text) => (stderr += text),
    ...terminal,
  })
  return { code, stdout, stderr }
}

/** The JSON answer of a command that must succeed, in this process. */
export const askHere = async (environment: TestEnvironment, ...args: string[]) => {
  const { code, stdout, stderr } = await runHere(environment, ...args, '--json')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout)
}
