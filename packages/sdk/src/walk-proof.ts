import { Incomplete } from './walk-failures.ts'
import type { Seen } from './problems.ts'

/** What every list says of each of its pages. */
export type PageMeta = {
  readonly snapshot: string
  readonly next_offset: number | null
  readonly total: number
  readonly offset: number
}
export type AnyPage = { readonly data: readonly object[]; readonly meta: PageMeta }

/** Holds the pages of one walk together: all of one snapshot, each where the last one ended, no row twice, none left out. */
export class WalkProof {
  readonly #ids = new Set<string>()
  #rows = 0
  #snapshot: string | undefined
  #total: number | undefined

  /**
   * Throws Incomplete when the page does not go on where the pages before it ended, or says that it is the last one
   * before all rows were read.
   */
  add({ data, meta }: AnyPage): void {
    this.#snapshot ??= meta.snapshot
    this.#total ??= meta.total
    const ended = this.#rows
    this.#rows += data.length
    this.#demand(meta.snapshot === this.#snapshot, 'A page is of another snapshot.')
    this.#demand(meta.total === this.#total, 'The total changed.')
    this.#demand(meta.offset === ended, 'A page is missing.')
    this.#demand(
      data.every((row) => this.#isNew(row)),
      'A row came twice.',
    )
    if (meta.next_offset === null) this.#demand(this.#rows === this.#total, 'The pages ended early.')
    else this.#demand(meta.next_offset === this.#rows && data.length > 0, 'A page is missing.')
  }

  get seen(): Seen {
    return { snapshot: this.#snapshot, rows: this.#rows }
  }

  /** Rows without an id, such as totals, are only counted. */
  #isNew(row: object): boolean {
    const id: unknown = Reflect.get(row, 'id')
    if (typeof id !== 'string') return true
    const before = this.#ids.size
    return this.#ids.add(id).size > before
  }

  #demand(holds: boolean, reason: string): void {
    if (!holds) throw new Incomplete(reason, this.#rows, this.#total ?? 0)
  }
}
