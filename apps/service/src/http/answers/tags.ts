import { hash } from 'node:crypto'
import { writeQuery } from './canonical-query.ts'
import type { Asked } from '../data/asked.ts'
import type { DataApi } from '../data/data-api.ts'
import { listStates } from '../data/list-states.ts'
import type { CommonQuery, Operation } from '../data/operation.ts'

/** Increase it when the same rows are written as different bytes, by a change here or in a library. */
const WRITING = 3

/**
 * Makes strong entity tags. The same query of the same snapshot in the same form and state gives the same bytes, so
 * the tag is made from these before the answer exists.
 */
export const makeTagger = <Query extends CommonQuery>(api: DataApi, operation: Operation<Query>) => {
  const { path, query: schema, answer, table } = operation
  // Versions that write rows in different forms give different tags.
  const columns = table?.flat.map(({ name }) => name)
  const form = hash('sha256', JSON.stringify([WRITING, answer, columns, api.collection.words.attribution]))
  return (asked: Asked<Query>, token: string, at: Date): string => {
    const { query, release, format, encoding } = asked
    const search = writeQuery(schema, { ...query, snapshot: undefined, format: undefined })
    const state = listStates(api, operation, asked)
      .map((read) => read(at))
      .join('\n')
    const text = [form, token, release ?? '', path, search, format, encoding, state].join('\n')
    return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  }
}
