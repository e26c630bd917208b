import type { Chart } from '../charts/chart-route.ts'
import type { ChartWidth, Size } from '../charts/charts.ts'
import { listValues } from '../filters/list-words.ts'
import type { Content, Html } from '../html/html.ts'
import type { Asked, DataMeta, Page, Route } from '../page.ts'
import type { ChangedTable } from '../releases/changes.ts'
import type { ListedRelease } from '../releases/read-releases.ts'
import type { FramedList } from '../views/embeddable.ts'
import { FACET_VALUES, type Facets } from '../views/facets.ts'
import type { FormView } from '../views/filter-form.ts'
import type { PlaceMeta } from '../views/pager.ts'

type Rows = {
  readonly meta: DataMeta & PlaceMeta & { readonly facets?: Facets }
  /** Number of rows on the page. */
  readonly count: number
  readonly title: string
  readonly table: Content
}

/** The rows of an address, ready to show. */
export type ShownList = Rows & {
  readonly description: string
  /** Bodies that published the documents; the Committees on Appropriations by default. */
  readonly publishers?: readonly string[]
  /** The page in schema.org terms. */
  readonly structured?: object
  readonly modules?: Page['modules']
  /** False where a part is late. No cache keeps such a page, so the next reader gets all of it. */
  readonly isWhole: boolean
  /** Stands above the rows and the filters. */
  readonly lead: Html
  /** Totals of the filter, or the reason for an empty list. */
  readonly totals: Content
  /** Charts below the rows: their names, and their figures. */
  readonly charts: readonly string[]
  readonly figures: Content
  /** Last line of the page. */
  readonly source?: Html
}

/** A row inside a frame. */
type Card = {
  readonly meta: Latest
  readonly title: string
  readonly page: string
  readonly main: Html
}

type Latest = { readonly freshness: { readonly latest_retrieved_at: string | null } }

/** A chart inside a frame: the sizes of its picture, and its numbers. */
type ChartParts = {
  readonly meta: Latest
  readonly sizes: { readonly size: Size; readonly narrow: Size }
  readonly numbers: Html
  readonly notes?: Html
}

/** A list of a collection: its page, its frames, its files and its feed follow from this value. */
export type ListView = FormView &
  FramedList & {
    readonly changes: ChangedTable
    /** A row on its page, and several: `Download these projects`. */
    readonly short: { readonly row: string; readonly rows: string }
    /** The API of the collection, and the path of the rows below it and below each of its releases. */
    readonly api: string
    readonly call: '/records' | '/projects'
    /** The most requests of the page to the service. */
    readonly questions: number
    /** Parameters of the counts beside the rows. An address may name other facets. */
    readonly counts: readonly (readonly [name: string, value: string])[]
    /** Order of the page and its files where the address names none; the API's order by default. */
    readonly order?: string
    /** Set where the page redirects an address with `format` to the file in the API. */
    readonly redirectsFiles?: true
    /** Page with the files of the whole release. */
    readonly wholeRelease: string
    /** The client in code that people copy, and the types of its CSV for pandas. */
    readonly client: { readonly maker: string; readonly from: string; readonly types: string }
    /** Page with the operations of the API. */
    readonly operations?: string
    /** Readable releases, the newest first. */
    readonly readReleases: (asked: Asked) => Promise<readonly ListedRelease[]>
    readonly read: (asked: Asked) => Promise<ShownList>
    /** The feed of changes between releases. */
    readonly feeds: readonly Route[]
    /** The documents of the rows, and a caution about them. */
    readonly documents: Content
    readonly caution: string
    /** The first rows of one release, as many as `limit`. */
    readonly readTable: (
      asked: Asked,
      place: { readonly release: string; readonly limit: string },
    ) => Promise<Omit<Rows, 'meta'> & { readonly meta: PlaceMeta & Latest }>
    readonly readCard: (asked: Asked, id: string, release: string) => Promise<Card>
    readonly readChart: (asked: Asked, name: string, release: string) => Promise<ChartParts>
    readonly drawChart: (
      asked: Asked,
      name: string,
      width: ChartWidth,
      release: string,
    ) => Promise<Chart | Page>
  }

/** Counts of some dimensions, as parameters of the API. */
export const countFacets = (names: readonly string[]): ListView['counts'] => [
  ...names.map((name) => ['facet', name] as const),
  ['facet_limit', String(FACET_VALUES)],
]

/** Parameters of the API answer behind a page: its rows, counts and totals. */
export const withCounts = (
  { counts }: Pick<ListView, 'counts'>,
  params: URLSearchParams,
): URLSearchParams => {
  const asked = new URLSearchParams(params)
  // A page always shows totals.
  asked.delete('totals')
  for (const [name, value] of counts) if (name === 'totals' || !params.has(name)) asked.append(name, value)
  return asked
}

/** The address with the order of its list, on the same page of the same snapshot. */
export const withOrder = ({ order }: Pick<ListView, 'order'>, params: URLSearchParams): URLSearchParams =>
  order === undefined || listValues(params, 'sort').length > 0
    ? params
    : new URLSearchParams([...[...params].filter(([name]) => name !== 'sort'), ['sort', order]])
