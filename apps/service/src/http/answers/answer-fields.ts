import type { ReleaseSummary } from '../../releases/index.ts'
import { EXPOSED_HEADERS } from './cross-origin.ts'
import { MEDIA_TYPES } from './choose-format.ts'
import { writeAddress, type Asked } from '../data/asked.ts'
import { writeQuery } from './canonical-query.ts'
import type { Encoding } from './compress.ts'
import { descriptionPath, type DataApi } from '../data/data-api.ts'
import { linkDeprecation, writeDeprecation } from '../data/deprecation.ts'
import { listStates } from '../data/list-states.ts'
import type { CommonQuery, Operation } from '../data/operation.ts'
import { isPacked } from '../data/packed-forms.ts'

type Fields = Readonly<Record<string, string>>

/** A pinned address keeps its answer forever; others show a new snapshot within two minutes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The holder of a key may store the answer, and must check it before each use. */
const FOR_ONE = 'private, no-cache'
const FOR_NOW = 'public, max-age=60, stale-while-revalidate=60'

/** Header fields of every answer, including 304. */
export const sharedFields = <Query extends CommonQuery>(
  api: DataApi,
  operation: Operation<Query>,
  asked: Asked<Query>,
  etag: string,
): Fields => ({
  etag,
  ...writeDeprecation(operation.ends),
  ...(api.access === 'anyone'
    ? {
        'cache-control': staysSame(api, operation, asked) ? FOR_GOOD : FOR_NOW,
        vary: 'Accept, Accept-Encoding',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': EXPOSED_HEADERS,
      }
    : { 'cache-control': FOR_ONE, vary: 'Accept, Accept-Encoding, Authorization' }),
})

const staysSame = <Query extends CommonQuery>(
  api: DataApi,
  operation: Operation<Query>,
  asked: Asked<Query>,
): boolean => asked.isPinned && listStates(api, operation, asked).length === 0

type Shown = {
  readonly release: Pick<ReleaseSummary, 'id' | 'token'>
  readonly nextOffset: number | null
  readonly encoding: Encoding
  /** Origin of its links. */
  readonly origin: string
}

/**
 * Removes the token: an address that names its release needs none, and an address without either leads to the newest
 * data.
 */
const UNPINNED = { snapshot: undefined }

/**
 * Header fields of answers with a body. `cite-as` (RFC 8574) links to the permanent address of this answer,
 * `latest-version` to the newest answer.
 */
export const bodyFields = <Query extends CommonQuery>(
  api: DataApi,
  operation: Operation<Query>,
  asked: Asked<Query>,
  { release, nextOffset, encoding, origin }: Shown,
): Fields => {
  const { token, id } = release
  const { query } = asked
  const snapshot = asked.release === undefined ? token : undefined
  const address = (of: Pick<Asked<Query>, 'query' | 'release'>, changes: CommonQuery) =>
    origin + writeAddress(api, operation, of, changes)
  const page = (offset: number) => address(asked, { offset, snapshot })
  const links = [
    ...(nextOffset === null ? [] : [`<${page(nextOffset)}>; rel="next"`]),
    ...('limit' in operation.query.properties ? [`<${page(0)}>; rel="first"`] : []),
    `<${address({ query, release: id }, UNPINNED)}>; rel="cite-as"`,
    ...(asked.release === undefined
      ? []
      : [`<${address({ query, release: undefined }, UNPINNED)}>; rel="latest-version"`]),
    `<${origin}${descriptionPath(api)}>; rel="describedby"`,
    ...linkDeprecation(operation.ends, origin),
  ]
  return {
    'content-type': MEDIA_TYPES[asked.format],
    link: links.join(', '),
    'rotunda-snapshot': token,
    ...(isFile(asked) && {
      'content-disposition': `attachment; filename="${nameFile(operation, asked, token)}"`,
    }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** Whether the answer is a file to save: a whole set, or a form that no browser shows. */
const isFile = ({ stream, format }: Asked<CommonQuery>): boolean => stream !== undefined || isPacked(format)

/** Names the file by its filters, so that two sets in one folder have different names. */
const nameFile = (
  { path, query: schema }: Operation<never>,
  asked: Asked<CommonQuery>,
  token: string,
): string => {
  const name = path
    .slice(1)
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')
  const {
    snapshot: _snapshot,
    limit: _limit,
    offset: _offset,
    format: _format,
    all: _all,
    ...chosen
  } = asked.query
  const conditions = [...new URLSearchParams(writeQuery(schema, chosen))].flat()
  const text = conditions.map((one) => `-${one.replace(/[^\w.-]+/g, '_')}`).join('')
  return `${name}${text.length > LONGEST_CONDITIONS ? '-filtered' : text}-${token}.${asked.format}`
}

/** File systems allow names of 255 bytes, and people read less. */
const LONGEST_CONDITIONS = 80
