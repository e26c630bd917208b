/** Names of a table, with their literal types. */
export const namesOf = <Table extends object>(table: Table) =>
  // Tables of the contract are literals, so their types list every name.
  Object.keys(table) as (keyof Table & string)[]
