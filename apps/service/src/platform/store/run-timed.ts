import type pg from 'pg'

/**
 * Runs a statement that the server ends after this time. A pooler in transaction mode gives each transaction another
 * connection of the server, so the time-out belongs to the transaction; it is sent along with its first statement.
 */
export const makeRunTimed = (Query: typeof pg.Query, milliseconds: number) => {
  const simple = `set local statement_timeout = ${milliseconds}; `
  // SET LOCAL is warned of here. OFFSET drops the row.
  const extended = `select set_config('statement_timeout', '${milliseconds}', true) offset 1`

  return async (client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (client.getTransactionStatus() !== 'I') return client.query(text, [...values])
    const result = await (values.length === 0
      ? client.query(simple + text)
      : runBehind({ Query, first: extended }, client, text, values))
    // Two statements have two results.
    return [result].flat().at(-1) ?? result
  }
}

/** Sends a statement behind a first one, in one round trip and one transaction. */
const runBehind = (
  { Query, first }: { readonly Query: typeof pg.Query; readonly first: string },
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
  const query = new Query(text, [...values], (fault, result) => (fault ? reject(fault) : resolve(result)))
  const submit = query.submit.bind(query)
  query.submit = (connection) => {
    connection.stream.cork()
    connection.parse({ name: '', text: first, types: [] }, true)
    connection.bind({}, true)
    connection.execute({}, true)
    submit(connection)
    connection.stream.uncork()
  }
  client.query(query)
  return promise
}
