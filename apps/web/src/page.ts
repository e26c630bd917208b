import type { Clients } from './ask/clients.ts'
import type { Tables } from './ask/read-table.ts'
import type { Citation } from './cite/citation.ts'
import type { Html } from './html/html.ts'

/** The operator of the service and its public address, shown on all pages. */
export type Site = {
  /** Public origin without a slash at the end; undefined where only this machine reads the pages. */
  readonly publicUrl: string | undefined
  /** Name of the operator, and an address for mail. */
  readonly operator: { readonly name: string; readonly contact: string | undefined }
  /** Whether regulations are invented; undefined where the pages are a process of their own, which asks the service. */
  readonly isSandbox?: boolean | undefined
}

export type SiteSettings = {
  readonly publicUrl: string | undefined
  readonly operator: string | undefined
  readonly contact: string | undefined
  readonly isSandbox?: boolean
}

export const describeSite = ({ publicUrl, operator, contact, isSandbox }: SiteSettings): Site => ({
  publicUrl: publicUrl?.replace(/\/$/, ''),
  operator: { name: operator ?? 'its operator, who has not given a name', contact },
  isSandbox,
})

/** The tables, for the visitor of a page. */
export type TablesOfVisitor = {
  readonly [Name in keyof Tables]: (asked: Parameters<Tables[Name]>[0]) => ReturnType<Tables[Name]>
}

/** A request for a page. */
export type Asked = {
  readonly path: string
  readonly params: URLSearchParams
  /** Named parts of the path, such as `id`. */
  readonly named: Readonly<Record<string, string>>
  readonly clients: Clients
  /** Tables of the collections that are published as files; absent where the pages are a process of their own. */
  readonly tables?: TablesOfVisitor | undefined
  readonly site: Site
  /** Origin for addresses that people copy. */
  readonly origin: string
  readonly now: Date
}

/** The same data in another format. */
export type Alternate = { readonly type: string; readonly address: string; readonly title: string }

/** The parts of `meta` that every list has. */
export type DataMeta = {
  readonly snapshot: string
  readonly freshness: object
  readonly coverage?: readonly { readonly code: string; readonly text: string }[]
  readonly attribution?: string
}

export type Page = {
  /** The heading of the page, and the first part of its title. */
  readonly title: string
  /** The shown rows in words, added to the title on pages after the first. */
  readonly part?: string
  /** One sentence with the figures, for search engines and link previews. */
  readonly description: string
  readonly main: Html
  readonly status?: number
  /** Source of the page's data: its age, its gaps and its credit. */
  readonly data?: DataMeta
  /** One sentence about invented content outside the sample collections. */
  readonly invented?: string | undefined
  readonly alternates?: readonly Alternate[]
  /** Pages between the front page and this one. */
  readonly trail?: readonly { readonly title: string; readonly address: string }[]
  /** False for filtered views, since their number is endless. */
  readonly isIndexed?: boolean
  readonly previous?: string
  readonly next?: string
  /** The citation with the permanent address. */
  readonly citation?: Citation
  /** schema.org (JSON-LD). */
  readonly structured?: object
  /** Names of the assets that the page runs as modules. */
  readonly modules?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A redirect; 302 unless the address is permanent. */
export class Redirect {
  readonly address: string
  readonly status: 302 | 303 | 307 | 308

  constructor(address: string, status: Redirect['status'] = 302) {
    this.address = address
    this.status = status
  }
}

/** An answer that is not a page: a feed, a picture, a file. */
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

/** Writes the page of an address. A Problem that it throws becomes an error page. */
export type WritePage = (asked: Asked) => Answer | Promise<Answer>

/** A page with its address, a Fastify pattern such as `/records/:id`. */
export type Route = {
  readonly path: string
  readonly write: WritePage
  /**
   * Set for pages that are written anew for each visitor. `true` for pages that differ between visitors or seconds:
   * no cache may keep them. Caches may keep the others for a minute.
   */
  readonly isLive?: true | 'by the minute'
  /** The query does not change the page, so it is written and cached once. */
  readonly hasNoParams?: true
  /**
   * The most requests to the service when nothing is cached; 4 by default. Lists that are read in parts count each
   * part: a list of all members takes ten for names and seven for counts.
   */
  readonly questions?: number
  /** Other websites may show it in a frame. */
  readonly isEmbedded?: boolean
  /** Additions to the Content-Security-Policy of all pages, by directive. */
  readonly policy?: Readonly<Record<string, string>>
}
