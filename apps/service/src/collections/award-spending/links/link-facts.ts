import type { EnactedAgency, LinkEvidence } from '@rotunda/contract'

/** Facts of an enacted project that are compared. */
export type LinkProject = {
  readonly id: string
  readonly fiscal_year: number
  readonly act: string | null
  readonly agency_code: string | null
  readonly project: string | null
  readonly recipient: string | null
  readonly states: readonly string[]
  readonly cents: number | null
}

/** Facts of an award that are compared. */
export type LinkAward = {
  readonly id: string
  /** FAIN of the award. */
  readonly number: string | null
  /** Code of the awarding agency at USAspending. */
  readonly agency: string | null
  readonly listings: readonly string[]
  readonly state: string | null
  readonly recipient: string | null
  readonly uei: string | null
  readonly description: string | null
  readonly signed_on: string | null
  readonly cents: number | null
}

/** A pair of a project and an award that may be of each other. */
export type Pair = {
  /** Row of a list of the agency that names both. */
  readonly listed?: ListedAward
  readonly project: string
  readonly award: string
  readonly evidence: readonly LinkEvidence[]
  /** Obligations minus enacted amount. */
  readonly difference: number | null
  /** Words of the award’s description. */
  readonly words?: string
  /** Title of the project, if the description names it. */
  readonly title?: string
  /** True if the description names laws, and none of them may have enacted the project. */
  readonly isOtherLaw?: boolean
  /** True if the description has telling words, and none of them is in the title. */
  readonly isOtherText?: boolean
}

/** A row of a list in which an agency gives the awards of its projects. */
export type ListedAward = {
  readonly fiscal_year: number
  readonly agency_code: EnactedAgency
  readonly project: string
  readonly recipient: string | null
  readonly state: string
  readonly award_number: string
}
