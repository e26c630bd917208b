/** The names of a table, with their types. */
export const namesOf = <Table extends object>(table: Table) =>
  // Tables of the contract are literals: they have no other names.
  Object.keys(table) as (keyof Table & string)[]
