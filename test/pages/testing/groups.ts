/** Part of an answer of `/aggregates` that the tests read. */
export type Groups = {
  readonly data: readonly {
    readonly group: Readonly<Record<string, string | number | null>>
    readonly rows: number
    readonly projects: number
    readonly amount_sum_of_projects: number | null
  }[]
  readonly meta: { readonly total: number; readonly groups_note: string | null }
}
