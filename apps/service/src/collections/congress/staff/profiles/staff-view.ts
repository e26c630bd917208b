import type { PayingChamber, StaffFlag, TitleClass } from '@rotunda/contract'

/** An observation as the resolver sees it. Names and titles as they are printed: it folds them itself. */
export type StaffView = {
  readonly id: string
  readonly name: ViewName
  readonly nameRaw: string
  readonly chamber: PayingChamber
  readonly office: string
  /** Bioguide id of the member whose office it is. */
  readonly member: string | null
  /** Its member at the time. */
  readonly party: string | null
  readonly state: string | null
  readonly title: string | null
  readonly titleClass: TitleClass
  readonly flags: readonly StaffFlag[]
  /** First and last day of the pay. */
  readonly start: string
  readonly end: string
  /** Whether the person was paid on all of these days; else on some of them. */
  readonly everyDay: boolean
  /** When the observation was first in a document. */
  readonly firstSeen: string
}

export type ViewName = {
  readonly last: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly suffix: string | null
}
