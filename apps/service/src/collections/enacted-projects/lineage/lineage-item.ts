/** A member named with a record or a project. */
export type LineageRequestor = {
  readonly name: string
  /** Null if the name fits no member, or several. */
  readonly bioguide: string | null
  readonly chamber: 'house' | 'senate' | null
}

/** The facts about a record or a project that are compared. Both sides have the same facts. */
export type LineageItem = {
  readonly id: string
  readonly fiscal_year: number
  /** Short code; null if it is not known. */
  readonly subcommittee: string | null
  /** Empty if none is known. */
  readonly requestors: readonly LineageRequestor[]
  /** States of the project; empty if none is known. */
  readonly states: readonly string[]
  readonly recipient: string | null
  /** Name or purpose of the project. */
  readonly title: string | null
  /** US dollars. A hint only: requests are cut. */
  readonly amount: number | null
}

/** A request, or a project in a bill of the House. */
export type LineageRecord = LineageItem & {
  readonly stage: 'request' | 'house_bill'
  readonly chamber: 'house' | 'senate'
  /** Records with the same value are one project, requested by different members. */
  readonly group: string
}

/** A project in the table of an enacted law. */
export type LineageProject = LineageItem

/** A document or a reader says whether a record and a project are the same. */
export type LineageDecision = {
  readonly record: string
  readonly project: string
  readonly verdict: 'same' | 'different'
}
