import { HEAP_FLAGS } from '../../apps/service/src/operator/serve.ts'
import { number, say, table } from '../format.ts'
import { measureMemory, type Memory, type Start } from './measure-memory.ts'

/** The service without the flags that `rotunda serve` sets. */
const DEFAULTS: Start = { program: ['bench/memory/serve-by-defaults.js'] }

const withFlag = (flag: string) => [`\`${flag}\``, { ...DEFAULTS, flags: [flag] }] as const

const withSetting = (name: string, value: string) =>
  [`\`${name}=${value}\``, { ...DEFAULTS, environment: { [name]: value } }] as const

const STARTS: readonly (readonly [name: string, start: Start])[] = [
  ['none', DEFAULTS],
  ...[...HEAP_FLAGS, '--no-allocation-site-pretenuring'].map(withFlag),
  withSetting('MALLOC_ARENA_MAX', '1'),
  withSetting('MALLOC_MMAP_THRESHOLD_', '786432'),
  withSetting('MALLOC_TRIM_THRESHOLD_', '16777216'),
  ['as `rotunda serve` starts it', {}],
]

/** Worth of each setting of the start, in a service of its own that is asked the same questions. */
export const compareStarts = async (directory: string): Promise<string> => {
  const rows: string[][] = []
  for (const [name, start] of STARTS) {
    say(`memory of a service started with ${name}`)
    rows.push([name, ...describe(await measureMemory(directory, start))])
  }
  return table(['settings of the start', 'idle', 'loaded', 'most', 'questions/s', 'ms of processor'], rows)
}

const describe = ({ started, loaded, peakAnonymous, perSecond, milliseconds }: Memory): string[] => [
  String(started.anonymous),
  String(loaded.anonymous),
  String(peakAnonymous),
  number(perSecond),
  milliseconds.toFixed(2),
]
