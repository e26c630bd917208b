import type {
  Chamber,
  FullRecord,
  FundingLine,
  NamedRequestor,
  Place,
  RefusalReason,
  State,
  SubcommitteeCode,
} from '@rotunda/contract'

/** Bodies whose documents are read. */
export const PUBLISHERS = {
  'senate-appropriations': 'Senate Committee on Appropriations',
  'house-appropriations': 'House Committee on Appropriations',
  guidance: 'Rotunda, from the guidance documents that each line cites',
  'fast-book': 'Bureau of the Fiscal Service, U.S. Department of the Treasury',
  'assistance-listings': 'Office of Management and Budget, Federal Program Inventory',
  'congress-legislators': 'unitedstates/congress-legislators',
} as const
export type PublisherName = keyof typeof PUBLISHERS

/** A document as it was at one date, with what is known of how it was obtained. The bytes are found by `sha256`. */
export type Source = {
  readonly sha256: string
  readonly bytes: number
  readonly publisher: PublisherName
  readonly url: string
  /** Where redirects ended; null for a document that was not fetched by this service. */
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
  readonly fiscal_year: number | null
  readonly subcommittee: SubcommitteeCode | null
  readonly chamber: Chamber | null
  /** Documents obtained together as one edition, such as the pages of one grid, share this. */
  readonly edition: string
  /** Order within the edition. */
  readonly part: number
  /** SHA-256 of the revision of the same address before this one. */
  readonly supersedes: string | null
  /** Made by this project to show how the service works: nothing in it is real. */
  readonly sample: boolean
}

/** What no row says of itself: the release adds it. */
type Added =
  | ('id' | 'project' | 'evidence' | 'coverage' | 'corrections')
  | ('requestors' | 'funding_line' | 'first_seen_at' | 'changed_at')

/** A record as its row says it. Of those who asked it has the names; the release tells the members. */
export type RecordDraft = Omit<FullRecord, Added> & {
  readonly requestors: readonly NamedRequestor[]
  /** Cells that make the row what it is, whatever its place: ids are made from them. */
  readonly key: readonly string[]
}

/** A funding line as its row says it. */
export type FundingLineDraft = Omit<FundingLine, 'id' | 'evidence' | 'coverage'> & {
  readonly key: readonly string[]
}

/** A stretch of time in one seat. The last day is the first of whoever comes next. */
export type MemberTerm = {
  readonly chamber: Chamber
  readonly state: State
  /** House: 0 at large. Null in the Senate. */
  readonly district: number | null
  /** As the list has it. */
  readonly party: string | null
  /** That party, and all others under which the member was in this term. */
  readonly parties: readonly string[]
  /** The parties of a term by time, where the list dates them. */
  readonly affiliations: readonly { readonly party: string; readonly from: string; readonly to: string }[]
  readonly from: string
  readonly to: string
}

/** A person in Congress as the list says it. */
export type MemberDraft = {
  readonly bioguide: string
  readonly name: string
  /** The surname, and others that the person has had. */
  readonly surnames: readonly string[]
  /** First, middle and other names by which the person is known. */
  readonly given: readonly string[]
  readonly terms: readonly MemberTerm[]
}

type At = { readonly place: Place; readonly cells: Readonly<Record<string, string>> }

/** What became of one row of a document. Every row becomes exactly one of these. */
export type ReadRow =
  | (At & {
      readonly kind: 'record'
      readonly draft: RecordDraft
      readonly joined?: readonly At[]
      /** Name of the cell that only numbers the rows, where the document has one. */
      readonly numberedBy?: string
    })
  | (At & { readonly kind: 'funding_line'; readonly draft: FundingLineDraft })
  | (At & { readonly kind: 'member'; readonly draft: MemberDraft })
  /** Goes on with an earlier row, which names it in `joined`. */
  | (At & { readonly kind: 'merged'; readonly into: Place })
  | (At & { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string })

/** A total that the document itself prints, to hold the reading against. */
export type ControlTotal =
  | { readonly what: 'rows_of_edition'; readonly printed: number }
  | {
      readonly what: 'amount_of_document'
      /** What the line calls itself, such as “Subtotal, Sample Agency”. */
      readonly label: string
      readonly printed: number
      /** What the rows come to that it is of, published or refused. */
      readonly found: number
    }

/** Rows one by one, so that a large document need not be held twice; the return value is what the document totals. */
export type Reading = AsyncGenerator<ReadRow, readonly ControlTotal[], undefined>

/** What the reading of a document must know. */
export type ReadNeeds = {
  readonly source: Source
  readonly open: OpenDocument
}

/** Opens a document at its first byte, any number of times. What is opened need not be read to its end. */
export type OpenDocument = () => AsyncIterable<Uint8Array>

/** A body that publishes source documents: how they are told apart and read. */
export type Publisher = {
  readonly name: PublisherName
  /** Changes whenever the same bytes would be read otherwise. */
  readonly parserVersion: string
  /**
   * The series whose newest edition alone counts, such as `house_bill/2026/INT`; a revised document supersedes, it
   * does not add. Looks into the bytes where the address does not tell. Throws a DocumentRefused for bytes that are
   * no document of this publisher.
   */
  findSeries(needs: ReadNeeds): Promise<string>
  /** Throws a DocumentRefused for an unknown header: nothing of such a document is published. */
  read(needs: ReadNeeds): Reading
}

/** What to do about a header that is not known: nothing is read until somebody has entered it. */
export const ENTER_HEADER =
  'A header that is new or was renamed is entered first: docs/how-to/add-a-publisher.md, “A further year”.'

/** The whole document cannot be taken; the detail says what is wrong with it and what to do. */
export class DocumentRefused extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'DocumentRefused'
  }
}
