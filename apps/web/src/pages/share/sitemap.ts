import { DATASETS, namesOf } from '@rotunda/contract'
import { PAGE_CALL, readJson } from '../../ask/clients.ts'
import { makeAddress } from '../../html/href.ts'
import { FOOT, NAVIGATION } from '../../layout/navigation.ts'
import type { Asked, Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { readReleases } from '../../releases/read-releases.ts'
import { entityAddress } from '../../views/entity-links.ts'
import { linkEnacted } from '../../views/lineage.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { LISTED, countGroups, readGroupsPart, type ListedKind } from './sitemap-groups.ts'
import { OTHER_PARTS, otherParts } from './sitemap-others.ts'
import { writeIndex, writeUrls, type SitemapEntry } from './sitemap-file.ts'
import { SEARCH_LIMITS } from '../../limits.ts'

/** Ten API pages per part, so that a crawler stays within the rate limit. */
const PART_ROWS = 2000
const PAGE_ROWS = 200
const PART_PAGES = PART_ROWS / PAGE_ROWS
const MOST_PARTS = SEARCH_LIMITS.sitemapParts.value

const countRecords = async ({ clients }: Asked): Promise<number> => {
  const { meta } = await clients.appropriations
    .records({ fields: ['id'] }, { ...PAGE_CALL, pageSize: 1 })
    .page()
  return meta.total
}

/**
 * Dates entity pages by the release. Their newest record would take a request each, and a release may change their
 * sums without changing a record.
 */
const readReleaseDate = async ({ clients }: Asked): Promise<Pick<SitemapEntry, 'changed'>> => {
  const current = (await readReleases(clients.appropriations)).find((release) => release.current)
  return typeof current?.published_at === 'string' ? { changed: current.published_at } : {}
}

type Listed = {
  readonly data: readonly { readonly id: string; readonly last_changed_at: string }[]
  readonly meta: { readonly total: number; readonly snapshot: string; readonly next_offset: number | null }
}

/** One page of enacted projects; undefined where no release of them is published. */
const listEnacted = async (
  { clients }: Asked,
  query: { readonly limit: number; readonly offset?: number; readonly snapshot?: string | undefined },
): Promise<Listed | undefined> => {
  const address = makeAddress('/api/enacted/v1/projects', { ...query, fields: 'id,last_changed_at' })
  const signal = clients.endAfter(PAGE_CALL.timeoutSeconds * 1000)
  const answer = await clients.fetch(address, { signal })
  return answer.status === 404 || answer.status === 503 ? undefined : readJson<Listed>(answer)
}

const listParts = (name: string, rows: number): string[] =>
  Array.from({ length: Math.ceil(rows / PART_ROWS) }, (_, part) => `${name}-${part + 1}`)

/** All indexable pages: records and enacted projects in parts, and entities. */
const index: Route = {
  path: '/sitemap.xml',
  questions: 6,
  write: async (asked) => {
    const [rows, enacted, date, ...groups] = await Promise.all([
      countRecords(asked),
      listEnacted(asked, { limit: 1 }),
      readReleaseDate(asked),
      ...LISTED.map((kind) => countGroups(asked, kind)),
    ])
    const parts = [
      ...LISTED.flatMap(({ name }, position) => listParts(name, groups[position] ?? 0)),
      ...listParts('records', rows),
      ...listParts('enacted', enacted?.meta.total ?? 0),
    ]
    const names = ['entities', ...parts].slice(0, MOST_PARTS - 1 - OTHER_PARTS.length)
    const addressOf = (name: string): string => `${asked.origin}/sitemaps/${name}.xml`
    return writeIndex([
      ...['pages', ...OTHER_PARTS].map((name) => ({ address: addressOf(name) })),
      ...names.map((name) => ({ address: addressOf(name), ...date })),
    ])
  },
}

const pages: Route = {
  path: '/sitemaps/pages.xml',
  questions: 0,
  write: ({ origin }) =>
    writeUrls(
      [
        { address: '/' },
        ...NAVIGATION,
        ...FOOT.flatMap(({ places }) => places),
        ...namesOf(DATASETS).map((name) => ({ address: `/datasets/${name}` })),
      ].map(({ address }) => ({ address: origin + address })),
    ),
}

type ReadPart = (asked: Asked, start: number) => Promise<SitemapEntry[]>

const makeParts = (name: string, questions: number, readPart: ReadPart): Route => ({
  path: `/sitemaps/${name}-:part(^\\d{1,5}).xml`,
  questions,
  write: async (asked) => {
    const part = Number(asked.named['part'])
    const entries = part === 0 ? [] : await readPart(asked, (part - 1) * PART_ROWS)
    return entries.length === 0
      ? notFound('There is no such part. /sitemap.xml lists all parts.', asked)
      : writeUrls(entries)
  },
})

/** Reads one snapshot, since a record that moved between parts would be missing. */
const readRecords: ReadPart = async ({ clients, origin }, start) => {
  const list = clients.appropriations.records(
    { fields: ['id', 'changed_at'] },
    { ...PAGE_CALL, pageSize: PAGE_ROWS },
  )
  const entries: SitemapEntry[] = []
  let snapshot: string | undefined
  for (let offset: number | null = start; offset !== null && offset < start + PART_ROWS;) {
    const { data, meta } = await list.page({ offset, ...(snapshot !== undefined && { snapshot }) })
    for (const { id, changed_at: changed } of data)
      entries.push({ address: origin + linkRecord(id), changed })
    snapshot = meta.snapshot
    offset = meta.next_offset
  }
  return entries
}

const readEnacted: ReadPart = async (asked, start) => {
  const entries: SitemapEntry[] = []
  let snapshot: string | undefined
  for (let offset: number | null = start; offset !== null && offset < start + PART_ROWS;) {
    const page: Listed | undefined = await listEnacted(asked, { limit: PAGE_ROWS, offset, snapshot })
    if (page === undefined) break
    for (const { id, last_changed_at: changed } of page.data)
      entries.push({ address: asked.origin + linkEnacted(id), changed })
    snapshot = page.meta.snapshot
    offset = page.meta.next_offset
  }
  return entries
}

const makeListed = (kind: ListedKind): Route =>
  makeParts(kind.name, PART_PAGES + 2, async (asked, start) => {
    const [values, date] = await Promise.all([
      readGroupsPart(asked, kind, { start, rows: PART_ROWS, pageSize: PAGE_ROWS }),
      readReleaseDate(asked),
    ])
    return values.map((value) => ({ address: asked.origin + entityAddress(kind.dimension, value), ...date }))
  })

/** Dimensions whose values all fit into one API answer. */
const ENTITIES = ['bioguide', 'state', 'subcommittee'] as const
const MOST_VALUES = SEARCH_LIMITS.sitemapValues.value

const entities: Route = {
  path: '/sitemaps/entities.xml',
  questions: 2,
  write: async (asked) => {
    const { clients, origin } = asked
    const filter = { fields: ['id' as const], facet: [...ENTITIES], facet_limit: MOST_VALUES }
    const [{ meta }, date] = await Promise.all([
      clients.appropriations.records(filter, { ...PAGE_CALL, pageSize: 1 }).page(),
      readReleaseDate(asked),
    ])
    return writeUrls(
      ENTITIES.flatMap((name) =>
        (meta.facets?.[name] ?? []).flatMap(({ value }) =>
          value === null ? [] : [{ address: origin + entityAddress(name, String(value)), ...date }],
        ),
      ),
    )
  },
}

export const sitemaps: readonly Route[] = [
  index,
  pages,
  ...otherParts,
  entities,
  ...LISTED.map(makeListed),
  makeParts('records', PART_PAGES, readRecords),
  makeParts('enacted', PART_PAGES, readEnacted),
]
