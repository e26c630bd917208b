import type { State } from '@rotunda/contract'

/** A parsed and resolved `destination_id`: the one place that a message can go to. */
export type Destination = OfficeDestination | DocketDestination

export type OfficeDestination = {
  readonly kind: 'house' | 'senate'
  /** Code of the office at the gateway; American Samoa's is HAQ00. */
  readonly officeCode: string
  readonly state: State
  /** Null for the office of a vacant seat. */
  readonly memberName: string | null
}

export type DocketDestination = {
  readonly kind: 'docket'
  readonly docketId: string
  /** Document of the docket that the comment is filed on. */
  readonly documentId: string
  /**
   * Other documents of the docket that take comments, if the document was chosen by its kind; empty if the sender named
   * it.
   */
  readonly otherDocumentIds: readonly string[]
  /** Acronym of the agency, as Regulations.gov writes it. */
  readonly agencyId: string
  /** End of the comment period; null when the agency also takes late comments, or gave no end. */
  readonly closesAt: Date | null
  /** Values that the agency accepts for `category`; empty when it has no list. */
  readonly categories: readonly string[]
}
