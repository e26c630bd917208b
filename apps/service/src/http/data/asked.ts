import type { Format } from '@rotunda/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { normaliseQuery, writeQuery } from '../answers/canonical-query.ts'
import type { Encoding } from '../answers/compress.ts'
import { chooseFormat } from '../answers/choose-format.ts'
import { readWish } from '../answers/negotiate.ts'
import { releaseBase, type DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'
import { isPacked } from './packed-forms.ts'
import { hasEndLineIn, type StreamFormat } from './stream-rows.ts'

/** A parsed request. */
export type Asked<Query> = {
  readonly query: Query
  /** Id of the release in the address; undefined for the current release. */
  readonly release: string | undefined
  readonly format: Format
  readonly encoding: Encoding
  /** The whole filtered set as a stream in this form; undefined for a page. */
  readonly stream: StreamFormat | undefined
  /** Whether the address names its snapshot or release, so that its answer never changes. */
  readonly isPinned: boolean
}

/** Parses a request. Throws `invalid_query` for a stream that is not available. */
export const readAsked = <Query extends CommonQuery>(
  { formats, onlyFormat }: Pick<Operation<Query>, 'formats' | 'onlyFormat'>,
  request: FastifyRequest,
): Asked<Query> => {
  // The route has checked it by the operation's schema.
  const query = normaliseQuery(request.query as Query)
  const { release } = request.params as { readonly release?: string } // The route has checked it, too.
  const format = onlyFormat ?? query.format ?? chooseFormat(request.headers.accept, formats)
  if (query.trailer === 'true') refuseTrailer(query, format)
  if (query.bom === 'true' && format !== 'csv') throw refuseByteOrderMark(format)
  return {
    query,
    release,
    format,
    encoding: isPacked(format) ? 'identity' : readWish(request.headers).encoding,
    stream: query.all === 'true' ? readStream(format, request.url) : undefined,
    isPinned: release !== undefined || query.snapshot !== undefined,
  }
}

const readStream = (format: Format, url: string): StreamFormat => {
  const given = new URL(url, 'http://host').searchParams
  const paging = ['limit', 'offset'].find((name) => given.has(name))
  if (paging !== undefined)
    throw new Refusal(
      'invalid_query',
      `With all=true the answer is the whole set; leave out the parameter "${paging}".`,
      { param: paging },
    )
  if (format === 'json')
    throw new Refusal(
      'invalid_query',
      'JSON is not available for the whole set, because JSON can be read only when it has arrived completely. Add format=ndjson, format=csv, format=parquet or format=xlsx.',
      { param: 'all', allowed: ['format=ndjson', 'format=csv', 'format=parquet', 'format=xlsx'] },
    )
  return format
}

/** Refuses a trailer where it cannot be: only the whole set has one, and only in a form made of lines. */
const refuseTrailer = ({ all }: CommonQuery, format: Format): void => {
  if (all !== 'true')
    throw new Refusal(
      'invalid_query',
      'trailer=true works only for the whole set, not for a page. Add all=true, or leave out "trailer".',
      { param: 'trailer', allowed: ['all=true'] },
    )
  if (format !== 'json' && !hasEndLineIn(format))
    throw new Refusal(
      'invalid_query',
      `A ${format} file cannot have a trailer, and needs none: a file that was cut does not open. Leave out "trailer", or add format=ndjson or format=csv.`,
      { param: 'trailer', allowed: ['format=ndjson', 'format=csv'] },
    )
}

const refuseByteOrderMark = (format: Format): Refusal =>
  new Refusal(
    'invalid_query',
    `bom=true works only for CSV, and this answer is ${format}. Add format=csv, or leave out "bom".`,
    { param: 'bom', allowed: ['format=csv'] },
  )

/**
 * Writes the address of the same query with changed parameters, for a named or the current release. It is relative to
 * this service.
 */
export const writeAddress = <Query extends CommonQuery>(
  api: Pick<DataApi, 'base'>,
  { path, query: schema }: Operation<Query>,
  { query, release }: Pick<Asked<Query>, 'query' | 'release'>,
  changes: CommonQuery,
): string => {
  const search = writeQuery(schema, { ...query, ...changes })
  return `${release === undefined ? api.base : releaseBase(api, release)}${path}${search === '' ? '' : `?${search}`}`
}
