import type { PersonName } from './legislator-draft.ts'

/** A person as a line of the CSV says it: of the terms it has the last one alone, without days. */
export type LegislatorLineDraft = {
  readonly bioguide: string
  readonly ids: Readonly<Record<string, string>>
  readonly fec: readonly string[]
  readonly name: PersonName
  readonly birthday: string | null
  readonly gender: 'F' | 'M' | null
  readonly last_term: {
    readonly chamber: 'House' | 'Senate'
    readonly state: string
    readonly district: number | null
    readonly senate_class: number | null
    readonly party: string | null
  }
}
