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
  #total = 0
  #isWhole = false

  /** Throws Incomplete when the page does not go on where the pages before it ended. */
  add({ data, meta }: AnyPage): void {
    if (this.#snapshot === undefined) this.#begin(meta)
    const ended = this.#rows
    this.#rows += data.length
    this.#demand(meta.snapshot === this.#snapshot, 'A page is of another snapshot.')
    this.#demand(meta.total === this.#total, 'The total changed.')
    this.#demand(meta.offset === ended, 'A page is missing.')
    this.#demand(
      data.every((row) => this.#isNew(row)),
      'A row came twice.',
    )
    this.#isWhole = meta.next_offset === null
    if (this.#isWhole) this.#demand(this.#rows === this.#total, 'The pages ended early.')
    else this.#demand(meta.next_offset === this.#rows && data.length > 0, 'A page is missing.')
  }

  get isWhole(): boolean {
    return this.#isWhole
  }

  get seen(): Seen {
    return { snapshot: this.#snapshot, rows: this.#rows }
  }

  #begin({ snapshot, total }: PageMeta): void {
    this.#snapshot = snapshot
    this.#total = total
  }

  /** Rows without an id, such as totals, are only counted. */
  #isNew(row: object): boolean {
    const id: unknown = Reflect.get(row, 'id')
    if (typeof id !== 'string') return true
    const before = this.#ids.size
    return this.#ids.add(id).size > before
  }

  #demand(holds: boolean, reason: string): void {
    if (!holds) throw new Incomplete(reason, this.#rows, this.#total)
  }
}
