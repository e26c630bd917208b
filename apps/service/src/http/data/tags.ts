import { hash } from 'node:crypto'
import { writeQuery } from './canonical-query.ts'
import type { Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'

/** Goes up when the same rows come to be other bytes, by a change here or in what writes a form. */
const WRITING = 2

/**
 * Strong entity tags. The same query of the same snapshot in the same form is the same bytes, so a tag is made from
 * these alone, before there is an answer.
 */
export const makeTagger = <Query extends CommonQuery>(
  { attribution }: DataApi,
  { path, query: schema, answer, table, readState }: Operation<Query>,
) => {
  // In which form this version writes: another one that writes otherwise gives other tags.
  const columns = table?.flat.map(({ name }) => name)
  const form = hash('sha256', JSON.stringify([WRITING, answer, columns, attribution]))
  return ({ query, release, format, encoding }: Asked<Query>, token: string): string => {
    const search = writeQuery(schema, { ...query, snapshot: undefined, format: undefined })
    const text = [form, token, release ?? '', path, search, format, encoding, readState?.() ?? ''].join('\n')
    return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  }
}
