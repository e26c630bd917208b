import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endWithTest, once } from '../../apps/service/src/platform/testing.ts'

const USAGE = `npm run test:busy -- [FILE ...] [--times N] [--loops K] [--cores LIST] [--suite]
Runs each file of tests N times (5) beside K busy loops (18), on the cores of the list (all), as taskset names them.
A file that takes over a minute is run twice. Without a file: those that have been red on a busy machine.
--suite runs the whole suite once instead.`

const HTTP = 'apps/service/src/http'
const BIN = 'apps/service/src/bin'
const WIRING = 'apps/service/src/wiring'
const MESSAGES = 'apps/service/src/messages'

/** Files that have failed only because the machine had too much to do. One that fails so is added. */
const EVER_RED: readonly string[] = [
  `${HTTP}/message/every-status.test.ts`,
  `${HTTP}/message/get-message/*.test.ts`,
  `${HTTP}/message/send-message/*.test.ts`,
  `${BIN}/canary.slow.test.ts`,
  `${BIN}/first-start{,.slow}.test.ts`,
  `${BIN}/logs{,.slow}.test.ts`,
  `${WIRING}/run-service{,.slow}.test.ts`,
  `${WIRING}/status/open-status.test.ts`,
  ...['measure-queue', 'operate', 'purge', 'rates', 'settle'].map((name) => `${MESSAGES}/${name}.test.ts`),
  'apps/service/src/platform/store/store.test.ts',
  'apps/service/src/platform/store/is-unreachable.test.ts',
  'test/pages/client-call.test.ts',
  // The limits of readers, in whatever file they are tested.
  `${HTTP}/{downloads,catalog,status,lists}/**/*.test.ts`,
]

const ROOT = join(import.meta.dirname, '../..')
const TEST = join(ROOT, 'scripts/test.ts')
const LONG_SECONDS = 60
const TIMES_OF_LONG = 2
/** The runner ends what hangs, and itself after four hours. */
const MOST_MILLISECONDS = 5 * 3_600_000

type Run = { readonly passed: boolean; readonly seconds: number; readonly output: string }

/** `npm run test:busy`: shows that tests pass on a machine that has far more to do than it can. */
const main = async (): Promise<void> => {
  const { files, times, loops, cores } = readArguments()
  const load = Array.from({ length: loops }, () => startOn(cores, [process.execPath, '-e', 'for (;;);']))
  console.log(`${files.length} files beside ${loops} busy loops${cores === undefined ? '' : ` on ${cores}`}`)
  console.log('  green    red  seconds  file')
  let red = 0
  for (const file of files) {
    const runs = await runOften(file, times, cores)
    const failed = runs.filter(({ passed }) => !passed)
    red += failed.length
    console.log(describeRuns(file, runs))
    for (const { output } of failed) console.log(listFailures(output))
  }
  for (const child of load) child.kill('SIGKILL')
  console.log(red === 0 ? 'All runs were green.' : `${red} runs were red.`)
  process.exitCode = red === 0 ? 0 : 1
}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '5' },
      loops: { type: 'string', default: '18' },
      cores: { type: 'string' },
      suite: { type: 'boolean', default: false },
    },
  })
  const [times, loops] = [Number(values.times), Number(values.loops)]
  if (!Number.isInteger(times) || times < 1 || !Number.isInteger(loops) || loops < 0) throw new Error(USAGE)
  if (values.suite) return { files: [WHOLE], times: 1, loops, cores: values.cores }
  return { files: positionals.length > 0 ? positionals : EVER_RED, times, loops, cores: values.cores }
}

/** Stands for all files. */
const WHOLE = 'the whole suite'

const startOn = (cores: string | undefined, command: readonly string[]) => {
  const [program = '', ...args] = cores === undefined ? command : ['taskset', '-c', cores, ...command]
  return endWithTest(spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }))
}

const runOften = async (file: string, times: number, cores: string | undefined): Promise<Run[]> => {
  const runs: Run[] = []
  const isLong = () => (runs[0]?.seconds ?? 0) > LONG_SECONDS
  while (runs.length < (isLong() ? Math.min(times, TIMES_OF_LONG) : times))
    runs.push(await runOnce(file, cores))
  return runs
}

const runOnce = async (file: string, cores: string | undefined): Promise<Run> => {
  const begun = performance.now()
  const child = startOn(cores, [process.execPath, TEST, ...(file === WHOLE ? [] : [file])])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close', MOST_MILLISECONDS)
  return { passed: child.exitCode === 0, seconds: (performance.now() - begun) / 1000, output }
}

const describeRuns = (file: string, runs: readonly Run[]): string => {
  const green = runs.filter(({ passed }) => passed).length
  const seconds = runs.map((run) => Math.round(run.seconds))
  const range = [...new Set([Math.min(...seconds), Math.max(...seconds)])].join('-')
  return [green, runs.length - green, range].map((cell) => String(cell).padStart(7)).join('') + `  ${file}`
}

/** The end of the output, where the runner lists what failed, and why. */
const listFailures = (output: string): string => {
  const at = output.lastIndexOf('✖ failing tests:')
  return (at === -1 ? output.slice(-2000) : output.slice(at, at + 4000)).replaceAll(/^/gm, '    ')
}

await main()
