import { TooManyRows } from './walk-failures.ts'
import { SnapshotChanged } from './problems.ts'
import { makeWalkProof, type AnyPage, type PageMeta } from './walk-proof.ts'

export type Place = { readonly offset?: number; readonly snapshot?: string | undefined }
export type GetPage<Page> = (place: Place) => Promise<Page>

export type Row<Page extends AnyPage> = Page['data'][number]

/** All rows with their `meta`. Keep `freshness`, `coverage` and `attribution` with the rows. */
export type Collected<Page extends AnyPage> = Omit<Page['meta'], 'next_offset' | 'offset' | 'limit'> & {
  readonly rows: readonly Row<Page>[]
}

export type CollectOptions = {
  /** Maximum number of rows. TooManyRows is thrown, and no row collected, if the filter selects more. */
  readonly atMost: number
  /** Called before the walk restarts. */
  readonly onRestart?: (changed: SnapshotChanged) => void
}

/**
 * Rows of a filter, all from one snapshot. A walk that ends without an error has read every row. It throws `Incomplete`
 * if that cannot be proved, and `SnapshotChanged` if the snapshot was replaced during the walk.
 */
export type Walk<Page extends AnyPage> = AsyncIterable<Row<Page>> & {
  pages(): AsyncIterable<Page>
  /** Collects all rows. It restarts if the snapshot is replaced, at most three times. */
  collect(options: CollectOptions): Promise<Collected<Page>>
}

const RESTARTS = 3

export const makeWalk = <Page extends AnyPage>(getPage: GetPage<Page>): Walk<Page> => ({
  [Symbol.asyncIterator]: () => walkRows(getPage),
  pages: () => walkPages(getPage),
  collect: async ({ atMost, onRestart }) => {
    let start: Place = {}
    for (let restarts = 0; ; restarts += 1) {
      try {
        return await collectOnce(walkPages(getPage, start), atMost)
      } catch (cause) {
        if (!(cause instanceof SnapshotChanged) || restarts === RESTARTS) throw cause
        onRestart?.(cause)
        // The token makes caches miss; without it, a cache may return the first page of the old snapshot again.
        start = { snapshot: cause.current }
      }
    }
  },
})

async function* walkRows<Page extends AnyPage>(getPage: GetPage<Page>): AsyncGenerator<Row<Page>> {
  // The type of the page names the type of its rows.
  for await (const page of walkPages(getPage)) yield* page.data as readonly Row<Page>[]
}

async function* walkPages<Page extends AnyPage>(
  getPage: GetPage<Page>,
  start: Place = {},
): AsyncGenerator<Page> {
  const proof = makeWalkProof()
  let place = start
  for (;;) {
    let page
    try {
      page = await getPage(place)
    } catch (cause) {
      throw cause instanceof SnapshotChanged ? new SnapshotChanged(cause.document, proof.seen()) : cause
    }
    proof.add(page)
    const { snapshot, next_offset: offset } = page.meta
    yield page
    if (offset === null) return
    place = { snapshot, offset }
  }
}

const collectOnce = async <Page extends AnyPage>(
  pages: AsyncIterable<Page>,
  atMost: number,
): Promise<Collected<Page>> => {
  const rows: Row<Page>[] = []
  let meta: Page['meta'] | undefined
  for await (const page of pages) {
    if (page.meta.total > atMost) throw new TooManyRows(page.meta.total, atMost)
    // Facts about the sources in the first page hold for later pages, but not the other way round.
    meta ??= page.meta
    rows.push(...page.data)
  }
  // A walk that ends has a first page. Some lists have no `limit`.
  const {
    next_offset: _next,
    offset: _offset,
    limit: _limit,
    ...kept
  } = meta as PageMeta & { limit?: unknown }
  // The rest lacks exactly these three names.
  return { ...kept, rows } as unknown as Collected<Page>
}
