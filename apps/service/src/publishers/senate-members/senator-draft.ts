/** A sitting senator as the Senate’s own list has it. */
export type SenatorDraft = {
  readonly bioguide: string
  readonly first: string | null
  readonly last: string
  /** D, I or R. */
  readonly party: string
  readonly state: string
  readonly senate_class: 1 | 2 | 3
  readonly office: string | null
  readonly phone: string | null
  /** The list calls it the e-mail: it is the address of a page. */
  readonly contact_form: string | null
  readonly website: string | null
  readonly leadership: string | null
  /** Day that the list says it was made on; null where it does not say. */
  readonly updated_on: string | null
}
