import type { State } from '@rotunda/contract'

/** A parsed and resolved `destination_id`: the one place that a message can go to. */
export type Destination = OfficeDestination | DocketDestination

export type OfficeDestination = {
  readonly kind: 'house' | 'senate'
  /** Code under which the gateway knows the office; American Samoa's is HAQ00. */
  readonly officeCode: string
  readonly state: State
  /** Null for the office of a vacant seat. */
  readonly memberName: string | null
}

export type DocketDestination = {
  readonly kind: 'docket'
  readonly docketId: string
  /** The document of the docket on which the comment is filed. */
  readonly documentId: string
  /** Others of the docket that take comments, where the document was chosen by its kind: empty where the sender named it. */
  readonly otherDocumentIds: readonly string[]
  /** Acronym of the agency, as Regulations.gov writes it. */
  readonly agencyId: string
  /** End of the comment period; null when the agency also takes late comments, or gave no end. */
  readonly closesAt: Date | null
  /** Values that the agency takes for `category`; empty when it has no list. */
  readonly categories: readonly string[]
}
