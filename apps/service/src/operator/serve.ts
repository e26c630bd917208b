import { flushCompileCache } from 'node:module'
import type { ProcessCommand } from './command.ts'

/** docs/explanation/dependencies.md#flags-of-node gives the effect of each flag. */
export const HEAP_FLAGS: readonly string[] = ['--max-semi-space-size=3', '--heap-growing-percent=75']

export const serve: ProcessCommand = {
  words: 'serve',
  needs: 'process',
  summary: 'Run the service until SIGTERM or SIGINT. npm start and supervisors run this command.',
  details:
    'The service reads its settings from the environment. ' +
    'To read a file of settings, start Node with it: node_modules/.bin/node --env-file=FILE apps/service/src/bin/rotunda.js serve.',
  examples: ['serve'],
  options: [],
  run: async (environment) => {
    startWithFlags(environment)
    // Loading takes seconds on a busy machine. A supervisor has no use for the line.
    if (process.stdout.isTTY) process.stdout.write('Rotunda is starting …\n')
    const { startReader } = await import('../wiring/start-reader.ts')
    const reader = startReader(environment)
    const { runService } = await import('../wiring/run-service.ts')
    await runService(environment, reader)
  },
}

/**
 * V8 sizes its heap before any program runs: this one is started anew with the flags, as the same process, whose id and
 * signals stay. A system without `execve` goes on without them.
 */
const startWithFlags = (environment: Readonly<Record<string, string | undefined>>): void => {
  const { execArgv, execPath, argv } = process
  if (process.execve === undefined || HEAP_FLAGS.every((flag) => execArgv.includes(flag))) return
  // Node keeps compiled code when it ends, and here it does not end.
  flushCompileCache()
  // Flags that were given come last, so that they hold.
  process.execve(execPath, [execPath, ...HEAP_FLAGS, ...execArgv, ...argv.slice(1)], { ...environment })
}
