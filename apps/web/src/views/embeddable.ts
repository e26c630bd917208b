import type { Size } from '../charts/charts.ts'
import { addressOf } from '../filters/addresses.ts'
import { capitalize, type ListWords } from '../filters/list-words.ts'

/** A part of a page that other websites can embed. */
export type Embeddable = {
  readonly title: string
  readonly collection: string
  /** Id of the only row. */
  readonly row?: string
  /** Filter of the rows. */
  readonly filter: URLSearchParams
  /** Id of the release in the page's address. */
  readonly release: string | undefined
  /** Snapshot token in the page's address. */
  readonly snapshot?: string | undefined
  /** Address of the embedded document, without a release. */
  readonly address: string
  readonly size: Size
  /** Set for the map, which shows one stage, and one year unless its address names years. */
  readonly isMap?: true
}

/** The parts of a list that other websites can embed. */
export type FramedList = {
  readonly words: ListWords
  /** Name of its releases. */
  readonly collection: string
  /** Title of its rows. */
  readonly title: string
  /** A filter as the end of a heading. */
  readonly describe: (filter: URLSearchParams) => string
  /** Addresses of its frames. */
  readonly frames: { readonly table: string; readonly chart: string; readonly row: string }
  readonly charts: {
    /** Parameter that names a chart. */
    readonly param: string
    readonly names: readonly [string, ...string[]]
    readonly titleOf: (name: string) => string
    /** Size of the frame of a chart. */
    readonly frameOf: (name: string, filter: URLSearchParams) => Size
  }
}

/** Order, columns and number of the rows. */
const OF_TABLE = ['sort', 'fields', 'limit']

const TABLE: Size = { width: 720, height: 560 }
const CARD: Size = { width: 640, height: 360 }
/** Room around a picture for heading, numbers and source. */
export const AROUND = { width: 40, height: 260 }

export const makeTable = (list: FramedList, params: URLSearchParams): Embeddable => {
  const filter = list.words.keep(params)
  const shown = new URLSearchParams([...filter, ...[...params].filter(([name]) => OF_TABLE.includes(name))])
  return {
    title: `${list.title}${list.describe(filter)}`,
    collection: list.collection,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf(list.frames.table, shown),
    size: TABLE,
  }
}

export const makeChart = (list: FramedList, params: URLSearchParams, name: string): Embeddable => {
  const { words, collection, describe, frames, charts } = list
  const filter = words.keep(params)
  return {
    title: `${charts.titleOf(name)}${describe(filter)}`,
    collection,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf(frames.chart, new URLSearchParams([[charts.param, name], ...filter])),
    size: charts.frameOf(name, filter),
  }
}

export const makeCard = (
  { words, collection, frames }: FramedList,
  id: string,
  params = new URLSearchParams(),
): Embeddable => ({
  title: `${capitalize(words.row)} ${id}`,
  collection,
  row: id,
  filter: new URLSearchParams(),
  release: params.get('release') ?? undefined,
  address: addressOf(frames.row, new URLSearchParams([['id', id]])),
  size: CARD,
})

/** The oEmbed address of a page. */
export const oEmbedAddress = (origin: string, path: string, params: URLSearchParams): string =>
  `${origin}/oembed?format=json&url=${encodeURIComponent(origin + addressOf(path, params))}`

export const OEMBED_TYPE = 'application/json+oembed'
