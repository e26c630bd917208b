import { createHash } from 'node:crypto'

/** Decides everything in a run. Each actor has a stream of its own, so that timing does not change its decisions. */
export class Random {
  readonly #seed: string
  #state: number

  constructor(seed: string) {
    this.#seed = seed
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE()
  }

  fork(name: string): Random {
    return new Random(`${this.#seed}/${name}`)
  }

  /** 32 bytes that are always the same for the seed. */
  secret(name: string): Buffer {
    return createHash('sha256').update(`${this.#seed}/${name}`).digest()
  }

  /** In [0, 1): a step of mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    const first = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((second ^ (second >>> 14)) >>> 0) / 2 ** 32
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}
