import { isLoopback } from '../../../platform/index.ts'
import { openBytes } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { acceptEdition } from '../accept-edition.ts'
import { findForm } from '../document-form.ts'
import { describeDocument } from '../edition.ts'
import type { FetchedPage, UnfinishedEdition } from '../unfinished.ts'
import { describeAnswer } from './fetch-document.ts'
import type { Fetched, Fetching } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus } from './request-document.ts'
import { factsOf } from './source-list.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

const PAGE_ROWS = 5000
const RESUMED_WITHIN_MILLISECONDS = ARCHIVE_LIMITS.gridHours.value * 3_600_000

/** Fetches all pages of a grid as one edition. Resumes a fetch that was cut off, if the grid still has as many rows. */
export const fetchGrid = async (fetching: Fetching): Promise<Fetched> => {
  const { archive, collection, entry } = fetching
  const begun = await findBegun(fetching)
  const pages = (begun && (await fetchPages(fetching, begun))) ?? (await fetchPages(fetching))
  const [first, ...others] = pages ?? []
  if (first === undefined)
    throw new NotFetched('failed', 'The number of its rows changed while it was fetched. Fetch again.')
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [first, ...others])
  return {
    outcome,
    detail: `Rows: ${countRows([first, ...others])}; pages: ${edition.length}.`,
    sources: edition,
  }
}

const findBegun = async ({
  archive,
  collection,
  clock,
  entry,
}: Fetching): Promise<UnfinishedEdition | undefined> => {
  const begun = await archive.unfinished.find(factsOf(entry, collection.documents.facts))
  const since = begun?.pages[0]?.facts.retrieved_at
  if (begun === undefined || since === undefined || countRows(begun.pages) >= begun.total) return undefined
  return clock().getTime() - Date.parse(since) < RESUMED_WITHIN_MILLISECONDS ? begun : undefined
}

const countRows = (pages: readonly FetchedPage[]): number => pages.reduce((sum, { rows }) => sum + rows, 0)

/** Saves each page in the archive before it requests the next. Returns undefined if the grid changed meanwhile. */
const fetchPages = async (
  fetching: Fetching,
  begun?: UnfinishedEdition,
): Promise<readonly FetchedPage[] | undefined> => {
  const { archive, collection, entry, reportProgress } = fetching
  let pages = begun?.pages ?? []
  for (let total = begun?.total; total === undefined || countRows(pages) < total;) {
    reportProgress(`Fetching ${entry.url}: ${countRows(pages)} of ${total ?? 'its'} rows`)
    const next = await fetchPage(fetching, pages)
    total ??= next.total
    if (next.total !== total) return undefined
    pages = [...pages, next.page]
    await archive.unfinished.save(factsOf(entry, collection.documents.facts), { total, pages })
  }
  return pages
}

const fetchPage = async (
  { visit, clock, collection, entry }: Fetching,
  before: readonly FetchedPage[],
): Promise<{ readonly page: FetchedPage; readonly total: number }> => {
  const start = countRows(before)
  const publisher = getPublisher(collection.publishers, entry.publisher)
  if (publisher.pages === undefined) throw new Error(`${publisher.name} has no documents in pages`)
  const form = publisher.pages.planPage(factsOf(entry, collection.documents.facts), {
    start,
    length: PAGE_ROWS,
  })
  const url = new URL(entry.url)
  const answer = await visit({ url, form, loopback: isLoopback(url.hostname) })
  refuseStatus(answer)
  const { bytes } = answer
  const described = describeAnswer({ entry, collection }, answer, {
    form: findForm(bytes),
    at: clock().toISOString(),
  })
  // All pages have one address; the fields of the form distinguish them.
  const facts = { ...described, url: `${entry.url}#${new URLSearchParams(form).toString()}` }
  const source = describeDocument({ facts, bytes }, { part: before.length + 1 })
  let rows = 0
  for await (const _row of publisher.read({ source, open: openBytes(bytes) })) rows += 1
  const total = publisher.pages.readTotal(bytes)
  if (rows === 0 || start + rows > total)
    throw new NotFetched(
      'failed',
      `The grid gave ${rows} rows from row ${start} on, but says that it has ${total} in all.`,
    )
  return { page: { facts, bytes, rows }, total }
}
