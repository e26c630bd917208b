import type { Clients } from './ask/clients.ts'
import type { Citation } from './cite/citation.ts'
import type { Html } from './html/html.ts'

/** What stands beside all pages: who runs this, and where. */
export type Site = {
  /** Origin that visitors know, without a slash at its end; undefined where pages are only read on this machine. */
  readonly publicUrl: string | undefined
  /** Name of who runs this, and where to write to. */
  readonly operator: { readonly name: string; readonly contact: string | undefined }
}

export type SiteSettings = {
  readonly publicUrl: string | undefined
  readonly operator: string | undefined
  readonly contact: string | undefined
}

export const describeSite = ({ publicUrl, operator, contact }: SiteSettings): Site => ({
  publicUrl: publicUrl?.replace(/\/$/, ''),
  operator: { name: operator ?? 'its operator, who has not given a name', contact },
})

/** A page that somebody asked for. */
export type Asked = {
  readonly path: string
  readonly params: URLSearchParams
  /** Parts of the path that have a name in its pattern, such as `id`. */
  readonly named: Readonly<Record<string, string>>
  readonly clients: Clients
  readonly site: Site
  /** Origin of the addresses that are shown to be copied. */
  readonly origin: string
  readonly now: Date
}

/** The same data in another form, for programs and for those who take it away. */
export type Alternate = { readonly type: string; readonly address: string; readonly title: string }

/** `meta` of an answer, as far as every list has it. */
export type DataMeta = {
  readonly snapshot: string
  readonly freshness: object
  readonly coverage?: readonly { readonly code: string; readonly text: string }[]
  readonly attribution?: string
}

export type Page = {
  /** The heading of the page, and the first part of its title. */
  readonly title: string
  /** Which of its rows these are, where it is not the first: a part of its title alone. */
  readonly part?: string
  /** For search engines and those who share it: one sentence, with the figures. */
  readonly description: string
  readonly main: Html
  readonly status?: number
  /** What the page shows was taken from: says how recent it is, what is missing and whom to credit. */
  readonly data?: DataMeta
  /** What on it is invented beside the collections that are samples, in one sentence. */
  readonly invented?: string | undefined
  readonly alternates?: readonly Alternate[]
  /** From the front page to here, without both. */
  readonly trail?: readonly { readonly title: string; readonly address: string }[]
  /** Filtered views are not for search engines: there is no end of them. */
  readonly isIndexed?: boolean
  readonly previous?: string
  readonly next?: string
  /** How it is cited, and the address under which it stays as it is. */
  readonly citation?: Citation
  /** schema.org (JSON-LD). */
  readonly structured?: object
  /** Names of modules among the assets that the page runs. */
  readonly modules?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Another address to read at; 302 unless the address is the page's own for good. */
export class Redirect {
  readonly address: string
  readonly status: 302 | 303 | 307 | 308

  constructor(address: string, status: Redirect['status'] = 302) {
    this.address = address
    this.status = status
  }
}

/** An answer that is no page: a feed, a picture, a file. */
export class Plain {
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
  readonly status: number

  constructor(
    type: string,
    body: string | Uint8Array,
    headers: Readonly<Record<string, string>> = {},
    status = 200,
  ) {
    this.status = status
    this.type = type
    this.body = body
    this.headers = headers
  }
}

export type Answer = Page | Redirect | Plain

/** Writes the page at an address. A Problem of the service that it throws becomes a page of its own. */
export type WritePage = (asked: Asked) => Answer | Promise<Answer>

/** Everything that stands at an address: its pattern as Fastify has it, such as `/records/:id`. */
export type Route = {
  readonly path: string
  readonly write: WritePage
  /**
   * Is written anew for each visitor. `true` where it differs from one to the next, or by the second, and no cache may
   * keep it; the caches of others may keep one that is live by the minute for as long.
   */
  readonly isLive?: true | 'by the minute'
  /** What stands behind a `?` changes nothing of it: it is written and kept once, however it is asked for. */
  readonly hasNoParams?: true
  /**
   * Most questions that it asks the service where nothing is remembered of the release; 4 when left out. A list that is
   * read in parts counts with the parts that it can have: one of all members has ten of names, seven of counts.
   */
  readonly questions?: number
  /** May be shown inside pages of others. */
  readonly isEmbedded?: boolean
  /** What the page needs beyond the policy of all pages: more sources by directive. */
  readonly policy?: Readonly<Record<string, string>>
}
