import type { Place } from '@rotunda/contract'
import { dropControls } from './cells/tidy-text.ts'

/** A document as it was at one date, with what is known of how it was obtained. The bytes are found by `sha256`. */
export type Source = {
  readonly sha256: string
  readonly bytes: number
  /** Name of the body that published it. */
  readonly publisher: string
  readonly url: string
  /** The address at which redirects ended; null for a document that was not fetched by this service. */
  readonly final_url: string | null
  readonly status: number | null
  readonly media_type: string
  readonly etag: string | null
  readonly last_modified: string | null
  readonly retrieved_at: string
  /** Day on which the publisher put it out, where known. */
  readonly published_at: string | null
  /** Last time it was asked whether the document had changed. */
  readonly checked_at: string
  /** Documents obtained together as one edition, such as the pages of one grid, share this. */
  readonly edition: string
  /** Order within the edition. */
  readonly part: number
  /** SHA-256 of the revision of the same address before this one. */
  readonly supersedes: string | null
  /** Made by this project to show how the service works: nothing in it is real. */
  readonly sample: boolean
}

/** The place of a row, and its cells word for word. */
export type RowPlace = { readonly place: Place; readonly cells: Readonly<Record<string, string>> }

/** A row that is for a table of the collection that the publisher is of. */
export type TableRow<Table extends string = string, Draft extends object = object> = RowPlace & {
  readonly kind: 'row'
  readonly table: Table
  /** The values of the row, in the form that its table is made from. */
  readonly draft: Draft
  /** Rows that go on with this one. */
  readonly joined?: readonly RowPlace[]
  /** Name of the cell that only numbers the rows, where the document has one. */
  readonly numberedBy?: string
  /** Control characters were taken out of the draft. */
  readonly isCleaned?: boolean
}

/** The fate of one row of a document. Every row becomes exactly one of these. */
export type ReadRow =
  | TableRow
  /** Goes on with an earlier row, which names it in `joined`. */
  | (RowPlace & { readonly kind: 'merged'; readonly into: Place })
  /** `reason` is one of the codes of the collection. */
  | (RowPlace & { readonly kind: 'refused'; readonly reason: string; readonly detail: string })

/** A total that the document itself prints, to hold the reading against. */
export type ControlTotal =
  | { readonly what: 'rows_of_edition'; readonly printed: number }
  | {
      readonly what: 'amount_of_document'
      /** The name of the line, such as “Subtotal, Sample Agency”. */
      readonly label: string
      readonly printed: number
      /** The sum of its rows, published or refused. */
      readonly found: number
    }

/** Rows one by one, so that a large document need not be held twice; the return value is what the document totals. */
export type Reading = AsyncGenerator<ReadRow, readonly ControlTotal[], undefined>

/** The facts that a document is read with. */
export type ReadNeeds<Facts = object> = {
  readonly source: Source & Facts
  readonly open: OpenDocument
}

/** Opens a document at its first byte, any number of times. What is opened need not be read to its end. */
export type OpenDocument = () => AsyncIterable<Uint8Array>

/** Requests for a document whose pages are answers to a form. */
export type DocumentPages<Facts = object> = {
  /** The facts without which no page can be asked for. */
  readonly needs: readonly string[]
  /** The fields of the form for some rows, counted from 0. Throws a Refusal where there are none of these facts. */
  planPage(
    facts: Facts,
    rows: { readonly start: number; readonly length: number },
  ): Readonly<Record<string, string>>
  /** Number of the document's rows, as a page gives it. */
  readTotal(page: Uint8Array): number
}

/** An entry of a list whose items are documents of their own. */
export type ListedItem = {
  /** Tells it from all others of the list. */
  readonly id: string
  /** The address of its item; null where the entry has none that can be asked for. */
  readonly address: string | null
  /** UTC instant at which the item was changed last; null where the entry says none. */
  readonly changedAt: string | null
}

/** Requests for a list that comes page by page, and the item of each of its entries. Its host requires a key. */
export type ListedItems = {
  /** The only host that may be sent the key. */
  readonly host: string
  /** Most entries that the host gives at once. */
  readonly mostEntries: number
  /** The address of a page, of entries counted from 0. Throws a Refusal for what is no address of a list. */
  planPage(list: string, entries: { readonly start: number; readonly length: number }): string
  /** Number of entries in the list, as a page gives it, and the entries of the page. Throws a DocumentRefused. */
  readPage(
    page: Uint8Array,
    list: string,
  ): { readonly total: number; readonly entries: readonly ListedItem[] }
  /** Whether an item is the one that was asked for, and when it was changed. Throws a DocumentRefused. */
  readItem(
    item: Uint8Array,
    address: string,
  ): { readonly isAsked: boolean; readonly changedAt: string | null }
}

/**
 * A body that publishes source documents: how they are distinguished and read. `Facts`: what is known of its documents
 * beside what is known of all.
 */
export type Publisher<Facts = object> = {
  readonly name: string
  /** As evidence names it. */
  readonly title: string
  /** Changes whenever the same bytes would be read otherwise. */
  readonly parserVersion: string
  /**
   * Whether it is part of the U.S. Government, whose works are under no copyright there (17 U.S.C. 105): copies of its
   * documents are given out unless the operator wants otherwise.
   */
  readonly isGovernment: boolean
  /**
   * The series whose newest edition alone counts, such as `house_bill/2026/INT`; a revised document supersedes, it
   * does not add. Looks into the bytes where the address does not tell. Throws a DocumentRefused for bytes that are
   * no document of this publisher.
   */
  findSeries(needs: ReadNeeds<Facts>): Promise<string>
  /** Throws a DocumentRefused for an unknown header: nothing of such a document is published. */
  read(needs: ReadNeeds<Facts>): Reading
  /** Fields of a record that each cell of its rows became, by the name that `cells` has the cell under. */
  readonly fieldsOf?: (names: readonly string[]) => CellFields
  /** For documents that come page by page, from a form that is sent for each. */
  readonly pages?: DocumentPages<Facts>
  /** For documents that are lists and the items of their entries. */
  readonly items?: ListedItems
}

/** Names of fields by the name of the cell that they were read from; cells that became none are absent. */
export type CellFields = Readonly<Record<string, readonly string[]>>

/** Bodies by their names. */
export type Publishers = Readonly<Record<string, Publisher>>

/** Advice about a header that is not known: nothing is read until it has been entered. */
export const ENTER_HEADER =
  'A header that is new or was renamed is entered first: docs/how-to/add-a-publisher.md, “A further year”.'

/** The whole document cannot be taken; the detail says what is wrong with it and what to do. */
export class DocumentRefused extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(dropControls(detail), options)
    this.name = 'DocumentRefused'
  }
}
