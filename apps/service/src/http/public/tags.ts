import { ATTRIBUTION } from '@rotunda/contract'
import { hash } from 'node:crypto'
import { RECORD_COLUMNS, FUNDING_LINE_COLUMNS } from '../../collections/appropriations/index.ts'
import { writeQuery } from './canonical-query.ts'
import type { Asked } from './asked.ts'
import type { CommonQuery, Operation } from './operation.ts'

/** In which form this version of the service writes: another version that writes otherwise gives other tags. */
const COLUMNS = [RECORD_COLUMNS, FUNDING_LINE_COLUMNS].map((columns) => columns.map(({ name }) => name))

/** Goes up when the same rows come to be other bytes, by a change here or in what writes a form. */
const WRITING = 2

/**
 * Strong entity tags. The same query of the same snapshot in the same form is the same bytes, so a tag is made from
 * these alone, before there is an answer.
 */
export const makeTagger = <Query extends CommonQuery>({
  path,
  query: schema,
  answer,
  readState,
}: Operation<Query>) => {
  const form = hash('sha256', JSON.stringify([WRITING, answer, COLUMNS, ATTRIBUTION]))
  return ({ query, release, format, encoding }: Asked<Query>, token: string): string => {
    const search = writeQuery(schema, { ...query, snapshot: undefined, format: undefined })
    const text = [form, token, release ?? '', path, search, format, encoding, readState?.() ?? ''].join('\n')
    return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  }
}
