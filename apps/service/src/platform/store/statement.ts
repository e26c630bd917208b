import { CompiledQuery, type Compilable, type Kysely, type QueryResult, type Transaction } from 'kysely'

type Connection<Tables> = Kysely<Tables> | Transaction<Tables>

/**
 * A query of the busiest paths, built and compiled once for each kind of database. `build` must make the same text
 * for every `input`, and its parameters in the same order: `parameters` gives them from then on.
 */
export const prepareStatement = <Tables, Input, Row = unknown>(
  build: (db: Connection<Tables>, input: Input) => Compilable<Row>,
  parameters: (input: Input) => readonly unknown[],
): ((db: Connection<Tables>, input: Input) => Promise<QueryResult<Row>>) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db, input) => {
    const { adapter } = db.getExecutor()
    const known = compiled.get(adapter)
    if (known !== undefined) return db.executeQuery({ ...known, parameters: parameters(input) })
    const query = build(db, input).compile()
    compiled.set(adapter, query)
    return db.executeQuery(query)
  }
}
