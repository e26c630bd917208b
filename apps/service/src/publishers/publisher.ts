import type { Place } from '@rotunda/contract'
import { dropControls } from './cells/tidy-text.ts'

/** A document as it was at one date, with the facts of its retrieval. `sha256` finds its bytes. */
export type Source = {
  readonly sha256: string
  readonly bytes: number
  /** Name of the body that published it. */
  readonly publisher: string
  readonly url: string
  /** Address after redirects; null for a document that this service did not fetch. */
  readonly final_url: string | null
  readonly status: number | null
  readonly media_type: string
  readonly etag: string | null
  readonly last_modified: string | null
  readonly retrieved_at: string
  /** Day on which the publisher released it, if known. */
  readonly published_at: string | null
  /** Time of the last check whether the document had changed. */
  readonly checked_at: string
  /** Name of the edition, which documents obtained together share, such as the pages of one grid. */
  readonly edition: string
  /** Order within the edition. */
  readonly part: number
  /** SHA-256 of the previous revision at the same address. */
  readonly supersedes: string | null
  /** Whether this project made the document to show how the service works: nothing in it is real. */
  readonly sample: boolean
}

/** Day of publication, if it is known, and of retrieval otherwise. */
export const dayOf = ({
  published_at,
  retrieved_at,
}: Pick<Source, 'published_at' | 'retrieved_at'>): string =>
  published_at ?? retrieved_at.slice(0, 'YYYY-MM-DD'.length)

/** The place of a row, and its cells word for word. */
export type RowPlace = { readonly place: Place; readonly cells: Readonly<Record<string, string>> }

/** A row for a table of the publisher's collection. */
export type TableRow<Table extends string = string, Draft extends object = object> = RowPlace & {
  readonly kind: 'row'
  readonly table: Table
  /** The values of the row, in the form that its table is made from. */
  readonly draft: Draft
  /** Rows that continue this one. */
  readonly joined?: readonly RowPlace[]
  /** Name of the cell that only numbers the rows, if the document has one. */
  readonly numberedBy?: string
  /** Whether control characters were removed from the draft. */
  readonly isCleaned?: boolean
}

/** Result of reading one row of a document. Every row becomes exactly one of these. */
export type ReadRow =
  | TableRow
  /** Continues an earlier row, which names it in `joined`. */
  | (RowPlace & { readonly kind: 'merged'; readonly into: Place })
  /** `reason` is one of the codes of the collection. */
  | (RowPlace & { readonly kind: 'refused'; readonly reason: string; readonly detail: string })

/** A total that the document itself prints, for comparison with the rows read. */
export type ControlTotal =
  | { readonly what: 'rows_of_edition'; readonly printed: number }
  | {
      readonly what: 'rows_of_document'
      /** All records of the document. */
      readonly printed: number
      /** Records that the collection does not select, and that become no row. */
      readonly notSelected: number
    }
  | {
      readonly what: 'amount_of_document'
      /** Name of the line, such as “Subtotal, Sample Agency”. */
      readonly label: string
      readonly printed: number
      /** The sum of its rows, published or refused. */
      readonly found: number
    }

/**
 * Rows one by one, so that memory need not hold a large document twice. The return value has the totals of the
 * document.
 */
export type Reading = AsyncGenerator<ReadRow, readonly ControlTotal[], undefined>

/** Facts that are needed to read a document. */
export type ReadNeeds<Facts = object> = {
  readonly source: Source & Facts
  readonly open: OpenDocument
}

/** Opens a document at its first byte, any number of times. The stream need not be read to its end. */
export type OpenDocument = () => AsyncIterable<Uint8Array>

/** Requests for a document whose pages are answers to a form. */
export type DocumentPages<Facts = object> = {
  /** Facts that every request for a page needs. */
  readonly needs: readonly string[]
  /** Returns the fields of the form for some rows, counted from 0. Throws a Refusal if the facts are missing. */
  planPage(
    facts: Facts,
    rows: { readonly start: number; readonly length: number },
  ): Readonly<Record<string, string>>
  /** Reads the number of the document's rows from a page. */
  readTotal(page: Uint8Array): number
}

/** An entry of a list whose items are documents of their own. */
export type ListedItem = {
  /** Id that is unique in the list. */
  readonly id: string
  /** Address of its item; null if it has none. */
  readonly address: string | null
  /** UTC instant of the last change to the item; null if the entry does not state it. */
  readonly changedAt: string | null
}

/** Requests for a list that comes page by page, and for the item of each of its entries. The host requires a key. */
export type ListedItems = {
  /** The only host that may be sent the key. */
  readonly host: string
  /** Most entries in one answer of the host. */
  readonly mostEntries: number
  /**
   * Returns the address of a page, with entries counted from 0. Throws a Refusal if the address of the list is wrong.
   */
  planPage(list: string, entries: { readonly start: number; readonly length: number }): string
  /** Reads a page: its entries, and the number of entries in the whole list. Throws a DocumentRefused. */
  readPage(
    page: Uint8Array,
    list: string,
  ): { readonly total: number; readonly entries: readonly ListedItem[] }
  /** Reads whether an item is the requested one, and when it was changed. Throws a DocumentRefused. */
  readItem(
    item: Uint8Array,
    address: string,
  ): { readonly isAsked: boolean; readonly changedAt: string | null }
}

/** A request of a walk: a GET, or a POST of this JSON. */
export type WalkRequest = { readonly url: string; readonly json?: object }

/** Requests for a list that comes page by page, each page a document. */
export type ListWalk = GrowingWalk | FixedWalk

type WalkHosts = {
  /** Hosts that may be asked, and sent a key. */
  readonly hosts: readonly string[]
}

/** A list that is sorted so that new records stand at its end. Each page has the number of all records. */
export type GrowingWalk = WalkHosts & {
  readonly kind: 'growing'
  /** Number of records on a full page. */
  readonly pageRecords: number
  /** Plans a page, counted from 1. Throws a Refusal if the address of the list is wrong. */
  planPage(list: string, page: number): WalkRequest
  /** Reads a page: the number of records in the whole list, and their ids. Throws a DocumentRefused. */
  readPage(page: Uint8Array, list: string): { readonly count: number; readonly ids: readonly string[] }
}

/** A list that stays as it is for a walk. Its pages are answers to POST requests. */
export type FixedWalk = WalkHosts & {
  readonly kind: 'fixed'
  /**
   * Plans a page, counted from 1. `before` is the page before it, which may say where it ended. Throws a Refusal if the
   * address of the list is wrong.
   */
  planPage(list: string, page: number, before?: Uint8Array): WalkRequest
  /** Reads a page. `count`: number of all records, if the page has it. Throws a DocumentRefused. */
  readPage(page: Uint8Array, list: string, number: number): FixedPage
  /** Plans the request for the number of all records; undefined if the host has none. */
  planCount(list: string): WalkRequest | undefined
  /** Throws a DocumentRefused. */
  readCount(answer: Uint8Array): number
}

export type FixedPage = {
  readonly ids: readonly string[]
  readonly isLast: boolean
  readonly count: number | null
}

/**
 * A body that publishes source documents, and the code that distinguishes and reads them. `Facts`: facts that only its
 * documents have.
 */
export type Publisher<Facts = object> = {
  readonly name: string
  /** Name of the body in evidence. */
  readonly title: string
  /** Version of the parser. It must change whenever the same bytes would be read differently. */
  readonly parserVersion: string
  /**
   * Whether the body is part of the U.S. Government, whose works have no copyright there (17 U.S.C. 105): copies of its
   * documents are published unless the operator decides otherwise.
   */
  readonly isGovernment: boolean
  /**
   * Finds the series of a document, such as `house_bill/2026/INT`. Only the newest edition of a series counts; a
   * revised document supersedes, and does not add. Reads the bytes if the address does not name the series. Throws a
   * DocumentRefused for bytes that are not a document of this publisher.
   */
  findSeries(needs: ReadNeeds<Facts>): Promise<string>
  /**
   * Reads the rows of a document. Throws a DocumentRefused for an unknown header: nothing of its document is published.
   */
  read(needs: ReadNeeds<Facts>): Reading
  /** Returns the fields of a record that each cell of its rows became, by the name of the cell in `cells`. */
  readonly fieldsOf?: (names: readonly string[]) => CellFields
  /** For documents that come page by page, with a form sent for each page. */
  readonly pages?: DocumentPages<Facts>
  /** For documents that are lists and the items of their entries. */
  readonly items?: ListedItems
  /** For lists whose pages are documents. */
  readonly walk?: ListWalk
}

/** Names of fields by the name of the cell that they came from. Cells that became no field are absent. */
export type CellFields = Readonly<Record<string, readonly string[]>>

/** Publishers by name. */
export type Publishers = Readonly<Record<string, Publisher>>

/** Advice about an unknown header: nothing is read until someone enters it. */
export const ENTER_HEADER =
  'First enter a new or renamed header: docs/how-to/add-a-publisher.md, “A further year”.'

/** A document was refused as a whole. The detail states its fault and the remedy. */
export class DocumentRefused extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(dropControls(detail), options)
    this.name = 'DocumentRefused'
  }
}
