/** Name under which threads that are started find the memory by which the test and a reader speak to each other. */
export const MEMORY = 'moments'

export const KINDS = ['start', 'page', 'total', 'book', 'ndjson', 'csv', 'parquet', 'xlsx'] as const
export type Kind = (typeof KINDS)[number]

/** Acts of a reader at the moment. */
const WAYS = ['nothing', 'waits', 'dies', 'hangs', 'runs out of memory'] as const
export type Way = (typeof WAYS)[number]

/** Each kind has these places in the memory. `LEFT`: how many moments pass before the one that is meant. */
const [WAY, LEFT, STATE] = [0, 1, 2]
const PLACES = 3

const [IDLE, REACHED, GOING_ON] = [0, 1, 2]

export const makeMemory = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(KINDS.length * PLACES * Int32Array.BYTES_PER_ELEMENT))

const placeOf = (kind: Kind, place: number): number => KINDS.indexOf(kind) * PLACES + place

const setState = (memory: Int32Array, kind: Kind, state: number): void => {
  Atomics.store(memory, placeOf(kind, STATE), state)
  Atomics.notify(memory, placeOf(kind, STATE))
}

const untilNot = async (memory: Int32Array, kind: Kind, state: number): Promise<void> => {
  await Atomics.waitAsync(memory, placeOf(kind, STATE), state).value
}

/** In the test: the next reader that comes to the moment does so. Gives what ends when it is there. */
export const prepare = (memory: Int32Array, kind: Kind, way: Way, left = 0): (() => Promise<void>) => {
  setState(memory, kind, IDLE)
  Atomics.store(memory, placeOf(kind, LEFT), left)
  Atomics.store(memory, placeOf(kind, WAY), WAYS.indexOf(way))
  return () => untilNot(memory, kind, IDLE)
}

/** In the test: a reader that waits goes on. */
export const goOn = (memory: Int32Array, kind: Kind): void => {
  setState(memory, kind, GOING_ON)
}

/** In a reader: stops here where this is the moment. */
export const pass = async (memory: Int32Array, kind: Kind): Promise<void> => {
  const way = WAYS[Atomics.load(memory, placeOf(kind, WAY))] ?? 'nothing'
  if (way === 'nothing' || Atomics.sub(memory, placeOf(kind, LEFT), 1) > 0) return
  Atomics.store(memory, placeOf(kind, WAY), WAYS.indexOf('nothing'))
  setState(memory, kind, REACHED)
  if (way === 'waits') await untilNot(memory, kind, REACHED)
  if (way === 'dies') process.exit(1)
  // No event is answered meanwhile, and no processor is taken.
  if (way === 'hangs') Atomics.wait(memory, placeOf(kind, STATE), REACHED)
  if (way === 'runs out of memory') takeAll()
}

/** Bit by bit, as a list that grows. */
const takeAll = (): never => {
  const taken: number[][] = []
  for (;;) taken.push(Array.from({ length: 10_000 }, () => 0.5))
}
