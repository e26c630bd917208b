import { createInterface } from 'node:readline/promises'
import { setFlagsFromString } from 'node:v8'
import { runCommandLine } from '../operator/index.ts'

// Building a release makes garbage all the time and keeps little: the heap grows in small steps, or it would take half
// a gigabyte before anything was collected. The service has flags of its own, and its compiled code is kept for these.
if (process.argv[2] !== 'serve') setFlagsFromString('--heap-growing-percent=20')

// The reader of the answer may have read enough: `| head`.
process.stdout.on('error', (cause) => {
  if ('code' in cause && cause.code === 'EPIPE') return
  process.stderr.write(`The answer could not be written: ${cause.message}\n`)
  process.exitCode = 1
})

/** A question for the person at the terminal. Who ends it by Ctrl-C or Ctrl-D has said nothing. */
const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  const end = (): void => {
    process.stderr.write('\n')
    resolve('')
  }
  terminal.once('close', end)
  try {
    return await Promise.race([terminal.question(question).catch(answerNothing), ended])
  } finally {
    terminal.off('close', end).close()
  }
}

/** By Ctrl-C or Ctrl-D; nothing else that readline throws is an answer. */
const answerNothing = (cause: unknown): string => {
  if (cause instanceof Error && cause.name === 'AbortError') return ''
  throw cause
}

/** `npm run rotunda -- …`: one order of the operator. npm starts it in the repository and says where it was called. */
process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  environment: process.env,
  directory: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
})
