import type { Written } from './written.ts'

/** Enough for the pages that many people open; a page is quick to write again. */
const MOST_BYTES = 16 * 1024 * 1024
/** Longer addresses are asked by one program, once. */
const LONG_KEY = 1000
/** As many addresses are remembered as having been asked once. */
const MANY_ADDRESSES = 10_000

/**
 * Pages as they were written, by edition and address: an LRU cache by bytes. Those that were asked for at least twice:
 * most filters are asked for once, and to keep their pages has the collector carry them from place to place.
 */
export class WrittenPages {
  readonly #pages = new Map<string, Written>()
  readonly #askedOnce = new Set<string>()
  readonly #underWay = new Map<string, Promise<Written>>()
  #bytes = 0

  /** What many ask for at once is written once; a page that was refused to the first is no answer for the others. */
  async write(key: string, write: () => Promise<Written>): Promise<Written> {
    // Nothing is awaited where nobody writes it: the next who asks must find it under way.
    const underWay = this.#underWay.get(key)
    const other = underWay && (await underWay.catch(() => undefined))
    if (other?.status === 200) return other
    const written = write()
    this.#underWay.set(key, written)
    try {
      return await written
    } finally {
      if (this.#underWay.get(key) === written) this.#underWay.delete(key)
    }
  }

  find(key: string): Written | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: Written): void {
    if (key.length > LONG_KEY || page.body.length > MOST_BYTES / 16) return
    if (this.#pages.has(key) || !this.#wasAsked(key)) return
    this.#pages.set(key, page)
    this.#bytes += page.body.length
    for (const [oldest, { body }] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) return
      this.#pages.delete(oldest)
      this.#bytes -= body.length
    }
  }

  #wasAsked(key: string): boolean {
    if (this.#askedOnce.has(key)) return true
    if (this.#askedOnce.size >= MANY_ADDRESSES) this.#askedOnce.clear()
    this.#askedOnce.add(key)
    return false
  }
}
