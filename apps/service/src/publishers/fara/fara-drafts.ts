import type { ForeignAgentFlag, ForeignAgentMissing } from '@rotunda/contract'

/** A day with the text that it was parsed from. `missing` is the reason why there is none. */
export type FaraDay = {
  readonly day: string | null
  readonly text: string
  readonly missing: Extract<ForeignAgentMissing, 'blank' | 'unreadable' | 'implausible'> | null
}

export type FaraMarks = {
  /** Doubts about the texts of the record. */
  readonly flags: readonly ForeignAgentFlag[]
  /** Digests of the cells that are left out, by column. They show that a cell changed, and are not published. */
  readonly withheld: Readonly<Record<string, string>>
}

/** Days of a registration. It is open if the text of the termination is empty. */
export type RegistrationDraft = FaraMarks & {
  readonly number: string
  readonly registered: FaraDay
  readonly terminated: FaraDay
}

export type RegistrantDraft = RegistrationDraft & {
  readonly name: string
  readonly businessName: string
  /** Null if the cell may hold a street. */
  readonly city: string | null
  readonly state: string | null
}

export type RegistrantOf = {
  readonly registrantName: string
  readonly registrantRegistered: FaraDay
  /** Whether City, State and Zip are blank. The name may then be a text of the address that was shifted. */
  readonly isWithoutPlace: boolean
  /**
   * Sign that the cells of the address are in the wrong columns; null if there is none. The name may then be a text of
   * the address, so the record needs its registration as a proof of the name.
   */
  readonly addressFault: string | null
}

export type PrincipalDraft = RegistrationDraft &
  RegistrantOf & { readonly name: string; readonly country: string }

export type ShortFormDraft = RegistrationDraft &
  RegistrantOf & { readonly lastName: string; readonly firstName: string }

export type DocumentDraft = FaraMarks & {
  readonly number: string
  readonly registrantName: string
  readonly type: string
  readonly stamped: FaraDay
  readonly shortFormName: string
  readonly principal: string
  readonly country: string
  /** Cell of the address. */
  readonly address: string
}
