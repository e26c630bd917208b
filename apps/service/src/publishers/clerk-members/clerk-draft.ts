/** A seat of the House as the Clerk’s list has it at a date. */
export type ClerkMemberDraft = {
  readonly congress: number
  readonly session: number
  /** Day of the list, as it states it. */
  readonly published_on: string
  /** Letter of the majority party of the House. */
  readonly majority: string
  readonly state: string
  /** 0 at large. */
  readonly district: number
  /** Null for a vacant seat. Its names are null too. */
  readonly bioguide: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly last: string | null
  readonly suffix: string | null
  readonly official_name: string | null
  /** Letter of the party; for a vacant seat, of the party that held it. */
  readonly party: string | null
  readonly caucus: string | null
  readonly prior_congress: number | null
  readonly town: string | null
  readonly office: string | null
  readonly phone: string | null
  readonly elected_on: string | null
  readonly sworn_on: string | null
  /** Impossible days. Each is null above. */
  readonly refused_days: readonly RefusedDay[]
  readonly footnote: string | null
  readonly predecessor: ClerkPredecessor | null
  /** Empty until the rosters of a new Congress are published. */
  readonly assignments: readonly ClerkAssignment[]
}

/** A day that contradicts its own text, the list or another day, with everything that the list states about it. */
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
