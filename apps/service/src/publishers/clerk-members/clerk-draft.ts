/** A seat of the House as the Clerk’s list has it at a date. */
export type ClerkMemberDraft = {
  readonly congress: number
  readonly session: number
  /** Day that the list says it is of. */
  readonly published_on: string
  /** Letter of the party that has the majority of the House. */
  readonly majority: string
  readonly state: string
  /** 0 at large. */
  readonly district: number
  /** Null for a seat that is vacant, as are the names then. */
  readonly bioguide: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly last: string | null
  readonly suffix: string | null
  readonly official_name: string | null
  /** A letter: of a vacant seat, the party that held it. */
  readonly party: string | null
  readonly caucus: string | null
  readonly prior_congress: number | null
  readonly town: string | null
  readonly office: string | null
  readonly phone: string | null
  readonly elected_on: string | null
  readonly sworn_on: string | null
  /** Days that cannot be so: each is null above. */
  readonly refused_days: readonly RefusedDay[]
  readonly footnote: string | null
  readonly predecessor: ClerkPredecessor | null
  /** Empty as long as the rosters of a new Congress are not out. */
  readonly assignments: readonly ClerkAssignment[]
}

/** A day that contradicts its own text, the list or another day, with all that the list says of it. */
export type RefusedDay = {
  readonly field: 'elected_on' | 'sworn_on' | 'vacated_on'
  readonly said: readonly string[]
}

export type ClerkPredecessor = {
  readonly bioguide: string | null
  readonly name: string | null
  readonly party: string | null
  /** The Clerk’s letter: R resigned, D died. */
  readonly cause: string
  readonly vacated_on: string | null
  readonly note: string | null
}

export type ClerkAssignment = {
  /** `II00`, or `II24` for a subcommittee. */
  readonly code: string
  readonly rank: number | null
  readonly leadership: string | null
}

/** A committee of the Clerk’s list, with its subcommittees. */
export type ClerkCommitteeDraft = {
  readonly congress: number
  readonly published_on: string
  readonly code: string
  readonly kind: string
  readonly name: string
  readonly ratio: ClerkRatio | null
  readonly subcommittees: readonly {
    readonly code: string
    readonly name: string
    readonly ratio: ClerkRatio | null
  }[]
}

export type ClerkRatio = { readonly majority: number; readonly minority: number }
