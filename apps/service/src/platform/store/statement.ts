import type { Compilable, CompiledQuery, Kysely, SqliteDatabase, Transaction } from 'kysely'

type Connection<Tables> = Kysely<Tables> | Transaction<Tables>

/** SQLite answers within the call, so the busiest queries run on its connections directly, without Kysely's detour. */
const inProcess = new WeakMap<object, SqliteDatabase>()

export const answerInProcess = (db: Kysely<unknown>, database: SqliteDatabase): void => {
  inProcess.set(db.getExecutor().adapter, database)
}

/**
 * Builds and compiles a query of the busiest paths once for each database. `build` must make the same text for every
 * `input`, with its parameters in the order of `parameters`.
 */
export const prepareStatement = <Tables, Input, Row = unknown>(
  build: (db: Connection<Tables>, input: Input) => Compilable<Row>,
  parameters: (input: Input) => readonly unknown[],
): ((db: Connection<Tables>, input: Input) => Promise<readonly Row[]>) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, input) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, input).compile()
    compiled.set(adapter, query)
    const database = inProcess.get(adapter)
    if (database !== undefined) return runInProcess(database, query, parameters(input))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: parameters(input) })
    return rows
  }
}

const runInProcess = <Row>(
  database: SqliteDatabase,
  { sql }: CompiledQuery<Row>,
  parameters: readonly unknown[],
): readonly Row[] => {
  const statement = database.prepare(sql)
  // The compiled query carries the type of its rows.
  if (statement.reader) return statement.all(parameters) as Row[]
  statement.run(parameters)
  return []
}
