import { HEAP_FLAGS } from '../../apps/service/src/operator/serve.ts'
import { number, say, table } from '../format.ts'
import { measureMemory, type Memory, type Start } from './measure-memory.ts'

/** The service without the flags that `rotunda serve` sets. */
const DEFAULTS: Start = { program: ['bench/memory/serve-by-defaults.js'] }

const withFlag = (flag: string) => [`\`${flag}\``, { ...DEFAULTS, flags: [flag] }] as const

const STARTS: readonly (readonly [name: string, start: Start])[] = [
  ['none', DEFAULTS],
  ...HEAP_FLAGS.map(withFlag),
]

/** Worth of each flag of the start, in a service of its own that is asked the same questions. `served`: with all of them. */
export const compareStarts = async (directory: string, served: Memory): Promise<string> => {
  const rows: string[][] = []
  for (const [name, start] of STARTS) {
    say(`memory of a service started with ${name}`)
    rows.push([name, ...describe(await measureMemory(directory, start))])
  }
  rows.push(['as `rotunda serve` starts it', ...describe(served)])
  return table(['flags of the start', 'idle', 'loaded', 'most', 'questions/s', 'ms of processor'], rows)
}

const describe = ({ started, loaded, peakAnonymous, perSecond, milliseconds }: Memory): string[] => [
  String(started.anonymous),
  String(loaded.anonymous),
  String(peakAnonymous),
  number(perSecond),
  milliseconds.toFixed(2),
]
