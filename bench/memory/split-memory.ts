import { readFileSync } from 'node:fs'

/** Megabytes of a process that are resident, by what they hold. */
export type Split = {
  readonly resident: number
  /** Pages of the indexes, which the system takes back when it needs them. */
  readonly indexes: number
  /** The program itself and its libraries. */
  readonly program: number
  readonly anonymous: number
  /** Heaps of V8, and the buffers and arrays outside them. */
  readonly heapUsed: number
  readonly heapTotal: number
  readonly external: number
}

/** As the system counts it, and as the service says on its page of metrics. */
export const splitMemory = async (pid: number, metrics: string): Promise<Split> => {
  const mappings = readMappings(readFileSync(`/proc/${pid}/smaps`, 'utf8'))
  const add = (chosen: (mapping: Mapping) => boolean, size: 'resident' | 'anonymous') =>
    toMegabytes(mappings.filter(chosen).reduce((sum, mapping) => sum + mapping[size], 0) * 1024)
  const [resident, anonymous] = [add(() => true, 'resident'), add(() => true, 'anonymous')]
  const indexes = add(({ path }) => path.endsWith('.sqlite'), 'resident')
  const text = await (await fetch(metrics)).text()
  const read = (name: string) => toMegabytes(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]))
  return {
    resident,
    anonymous,
    indexes,
    program: resident - anonymous - indexes,
    heapUsed: read('nodejs_heap_size_used_bytes'),
    heapTotal: read('nodejs_heap_size_total_bytes'),
    external: read('nodejs_external_memory_bytes'),
  }
}

const toMegabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** Kilobytes. */
type Mapping = { readonly path: string; readonly resident: number; readonly anonymous: number }

const readMappings = (smaps: string): readonly Mapping[] =>
  smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).map((text) => {
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0)
    const [head = ''] = text.split('\n')
    return { path: head.slice(PATH_AT).trim(), resident: read('Rss'), anonymous: read('Anonymous') }
  })

/** In a line of /proc/PID/smaps, where the path begins at the earliest. */
const PATH_AT = 49
