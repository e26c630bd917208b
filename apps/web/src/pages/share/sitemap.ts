import { PAGE_CALL } from '../../ask/clients.ts'
import { NAVIGATION } from '../../layout/navigation.ts'
import type { Asked, Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { linkRecord } from '../records/show-cell.ts'
import { writeIndex, writeUrls, type SitemapEntry } from './sitemap-file.ts'

/** Records in one part: ten pages of the API, so that a crawler stays within its rate. */
const PART_ROWS = 2000
const PAGE_ROWS = 200
/** More parts than this an index does not hold. */
const MOST_PARTS = 50_000

const countRecords = async ({ clients }: Asked): Promise<number> => {
  const { meta } = await clients.appropriations
    .records({ fields: ['id'] }, { ...PAGE_CALL, pageSize: 1 })
    .page()
  return meta.total
}

/** Everything that search engines may keep: parts of records, and the pages of what records are of. */
const index: Route = {
  path: '/sitemap.xml',
  write: async (asked) => {
    const parts = Math.min(MOST_PARTS, Math.ceil((await countRecords(asked)) / PART_ROWS))
    const names = ['pages', 'entities', ...Array.from({ length: parts }, (_, part) => `records-${part + 1}`)]
    return writeIndex(names.map((name) => ({ address: `${asked.origin}/sitemaps/${name}.xml` })))
  },
}

const OTHERS = [
  '/',
  '/releases',
  '/datasets',
  '/downloads',
  '/members',
  '/states',
  '/subcommittees',
  '/recipients',
  '/accounts',
]

const pages: Route = {
  path: '/sitemaps/pages.xml',
  write: ({ origin }) =>
    writeUrls(
      [...NAVIGATION.map(({ address }) => address), ...OTHERS].map((path) => ({ address: origin + path })),
    ),
}

const records: Route = {
  path: '/sitemaps/records-:part(^\\d{1,5}).xml',
  write: async (asked) => {
    const part = Number(asked.named['part'])
    const entries = part === 0 ? [] : await readPart(asked, (part - 1) * PART_ROWS)
    return entries.length === 0
      ? notFound('There are fewer parts of records than this; /sitemap.xml lists them.', asked)
      : writeUrls(entries)
  },
}

/** Of one snapshot: a record that moved from part to part meanwhile would be missing. */
const readPart = async ({ clients, origin }: Asked, start: number): Promise<SitemapEntry[]> => {
  const list = clients.appropriations.records(
    { fields: ['id', 'changed_at'] },
    { ...PAGE_CALL, pageSize: PAGE_ROWS },
  )
  const entries: SitemapEntry[] = []
  let snapshot: string | undefined
  for (let offset: number | null = start; offset !== null && offset < start + PART_ROWS;) {
    const { data, meta } = await list.page({ offset, ...(snapshot !== undefined && { snapshot }) })
    for (const { id, changed_at: changed } of data)
      if (id !== undefined)
        entries.push({ address: origin + linkRecord(id), ...(changed !== undefined && { changed }) })
    snapshot = meta.snapshot
    offset = meta.next_offset
  }
  return entries
}

/** By dimension, the pages of its values. Names, which sources spell in many ways, are found from the records. */
const ENTITIES = {
  bioguide: '/members/',
  state: '/states/',
  subcommittee: '/subcommittees/',
  funding_line: '/funding-lines/',
} as const
/** The most that the API counts. */
const MOST_VALUES = 1000

const entities: Route = {
  path: '/sitemaps/entities.xml',
  write: async ({ clients, origin }) => {
    const facet = Object.keys(ENTITIES) as (keyof typeof ENTITIES)[] // As written above.
    const { meta } = await clients.appropriations
      .records({ fields: ['id'], facet, facet_limit: MOST_VALUES }, { ...PAGE_CALL, pageSize: 1 })
      .page()
    return writeUrls(
      facet.flatMap((name) =>
        (meta.facets?.[name] ?? []).flatMap(({ value }) =>
          value === null ? [] : [{ address: `${origin}${ENTITIES[name]}${encodeURIComponent(value)}` }],
        ),
      ),
    )
  },
}

export const sitemaps: readonly Route[] = [index, pages, entities, records]
