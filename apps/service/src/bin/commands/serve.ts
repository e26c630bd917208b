import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { START_FLAGS, START_SETTINGS } from '../start-options.ts'
import type { ProcessCommand } from './command.ts'

const PROGRAM = join(import.meta.dirname, '../serve.js')

export const serve: ProcessCommand = {
  words: 'serve',
  needs: 'process',
  summary: 'Run the service, until SIGTERM or SIGINT. This is what npm start and a supervisor run.',
  details:
    'It takes its settings from the environment, and the place of its own process: the id stays the same, and signals go to the service. ' +
    'A file of settings is given to Node: node_modules/.bin/node --env-file=FILE apps/service/src/bin/rotunda.js serve.',
  examples: ['serve'],
  options: [],
  run: (environment) => {
    if (process.execve === undefined)
      throw new Error('this system gives a process no other program: run apps/service/src/bin/serve.js')
    // Node keeps compiled code when it ends, and here it does not end.
    flushCompileCache()
    const args = [process.execPath, ...START_FLAGS, ...process.execArgv, PROGRAM]
    return process.execve(process.execPath, args, { ...START_SETTINGS, ...environment })
  },
}
