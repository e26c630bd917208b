/** A committee as Congress.gov has it: an entry of a list, or the item with its history. */
export type CongressGovCommitteeDraft = {
  readonly form: 'item' | 'listed'
  /** Congress of a list that was asked for by Congress. */
  readonly listed_congress: number | null
  /** In lower case. */
  readonly code: string
  /** Null in an item: it has names by time alone. */
  readonly name: string | null
  readonly chamber: string | null
  readonly kind: string | null
  readonly parent: string | null
  readonly current: boolean | null
  readonly website: string | null
  readonly history: readonly CongressGovCommitteeName[]
}

export type CongressGovCommitteeName = {
  readonly official_name: string | null
  readonly library_name: string | null
  /** Days in Washington. */
  readonly from: string | null
  readonly to: string | null
  readonly established_by: string | null
  readonly loc_linked_data_id: string | null
  readonly superintendent_document_number: string | null
  readonly nara_id: string | null
}
