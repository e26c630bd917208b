import { TooManyRows } from './walk-failures.ts'
import { SnapshotChanged } from './problems.ts'
import { makeWalkProof, type AnyPage, type PageMeta } from './walk-proof.ts'

export type Place = { readonly offset?: number; readonly snapshot?: string | undefined }
export type GetPage<Page> = (place: Place) => Promise<Page>

export type Row<Page extends AnyPage> = Page['data'][number]

/** All rows, and what the service says of them: `freshness`, `coverage` and `attribution` belong to what is kept. */
export type Collected<Page extends AnyPage> = Omit<Page['meta'], 'next_offset' | 'offset' | 'limit'> & {
  readonly rows: readonly Row<Page>[]
}

export type CollectOptions = {
  /** Rows that the caller is ready to hold; TooManyRows is thrown, and nothing collected, where the filter has more. */
  readonly atMost: number
  /** Called before the walk begins again. */
  readonly onRestart?: (changed: SnapshotChanged) => void
}

/**
 * The rows of a filter, all of one snapshot. A walk that ends without a fault has every row; `Incomplete` is
 * thrown where that cannot be proved, and `SnapshotChanged` where the snapshot was replaced on the way.
 */
export type Walk<Page extends AnyPage> = AsyncIterable<Row<Page>> & {
  pages(): AsyncIterable<Page>
  /** Begins again where the snapshot is replaced, three times at most. */
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
        // By its token: without one, a cache on the way may go on giving the first page of the old snapshot.
        start = { snapshot: cause.current }
      }
    }
  },
})

async function* walkRows<Page extends AnyPage>(getPage: GetPage<Page>): AsyncGenerator<Row<Page>> {
  // What the rows of a page are is named by its own type.
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
    // The first page's: what it says of the sources holds for the later ones, and not the other way round.
    meta ??= page.meta
    rows.push(...page.data)
  }
  // A walk that ends has a first page. Not every list says its limit.
  const {
    next_offset: _next,
    offset: _offset,
    limit: _limit,
    ...kept
  } = meta as PageMeta & { limit?: unknown }
  // Cut by exactly these names.
  return { ...kept, rows } as unknown as Collected<Page>
}
