import type { Written } from './answer.ts'

/** Enough for the pages that many people open; a page is quick to write again. */
const MOST_BYTES = 16 * 1024 * 1024
/** Longer addresses are asked by one program, once. */
const LONG_KEY = 1000

/** Pages as they were written, by edition and address: an LRU cache by bytes. */
export class WrittenPages {
  readonly #pages = new Map<string, Written>()
  #bytes = 0

  find(key: string): Written | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: Written): void {
    if (this.#pages.has(key) || key.length > LONG_KEY || page.body.length > MOST_BYTES / 16) return
    this.#pages.set(key, page)
    this.#bytes += page.body.length
    for (const [oldest, { body }] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) return
      this.#pages.delete(oldest)
      this.#bytes -= body.length
    }
  }
}
