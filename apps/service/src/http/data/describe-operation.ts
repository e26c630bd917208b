import { Type } from 'typebox'
import { describeKeyProblems, describeProblemsWith } from '../describe/describe-problem.ts'
import { CONTENTS } from './describe-forms.ts'
import { hasDownloads, type DataAccess, type DataApi } from './data-api.ts'
import { listScopes, type CommonQuery, type Operation } from './operation.ts'

type DescribedApi = Pick<DataApi, 'name' | 'access' | 'readState'>

/** What the API description says of an operation, and what the route reads queries by. */
export const describeOperation = <Query extends CommonQuery>(
  api: DescribedApi,
  operation: Operation<Query>,
) => {
  const isOpen = api.access === 'anyone'
  const limits = isOpen ? LIMIT_HEADERS : QUOTA_HEADERS
  const shared = { ...describeShared(api), ...limits }
  const refused = { ...PROBLEM_HEADERS, ...limits }
  const { operationId, summary, description, query, problems, onlyFormat = 'json' } = operation
  return {
    operationId,
    summary,
    description,
    tags: [api.name],
    security: isOpen ? [] : [{ key: [...listScopes(operation)] }],
    headers: REQUEST_HEADERS,
    querystring: query,
    response: {
      200: {
        description: describeAnswer(operation),
        content: Object.fromEntries([CONTENTS[onlyFormat](operation)]),
        headers: { ...shared, ...BODY_HEADERS },
      },
      304: Type.Null({
        description:
          'The client has this already: `If-None-Match` names its `ETag`. Not counted against the limit.',
        headers: shared,
      }),
      ...(isOpen ? {} : describeKeyProblems(refused)),
      ...describeProblemsWith(
        refused,
        ...(['invalid_query', ...problems, 'rate_limited', 'unavailable'] as const),
      ),
      ...describeProblemsWith({ ...refused, ...CITED }, 'snapshot_changed'),
    },
  }
}

/** The same, at the address of one release. */
export const describeOfRelease = <Query extends CommonQuery>(
  api: DescribedApi,
  operation: Operation<Query>,
) => {
  const { response, ...described } = describeOperation(api, operation)
  const { operationId, summary } = operation
  return {
    ...described,
    operationId: `${operationId}OfRelease`,
    summary: `${summary}: of one release`,
    description: `What ${operation.path} gave as long as this release was the current one, for good: the same parameters and the same rows. This is the address to cite.`,
    params: describeRelease(api),
    response: {
      ...response,
      ...describeProblemsWith(
        { ...PROBLEM_HEADERS, ...(api.access === 'anyone' ? LIMIT_HEADERS : QUOTA_HEADERS) },
        'not_found',
        'release_gone',
      ),
    },
  }
}

const describeRelease = (api: Pick<DataApi, 'access'>) => {
  const where = hasDownloads(api)
    ? 'as /downloads lists it'
    : 'as the link `cite-as` of an answer names the one that it comes from'
  const description = `Id of a release that was published, all 64 digits, ${where}.`
  return Type.Object({ release: Type.String({ description }) })
}

/**
 * One media type for each operation: generators of clients make one type of all that an operation may answer, and a
 * text among them makes the fields of the JSON unreadable.
 */
const describeAnswer = ({ path, formats, onlyFormat }: Described): string => {
  if (onlyFormat !== undefined) return 'The rows.'
  const others = formats.filter((format) => format !== 'json')
  const addresses = others.map((format) => `\`${path}.${format}\``).join(' and ')
  return [
    'The rows, how to continue, and what to know about them.',
    ...(others.length === 0 ? [] : [`With \`format\` or \`Accept\` the answer is that of ${addresses}.`]),
  ].join(' ')
}

type Described = Pick<Operation<never>, 'path' | 'formats' | 'onlyFormat'>

const text = (description: string) => Type.String({ description })

const REQUEST_HEADERS = Type.Object({
  'if-none-match': Type.Optional(text('The `ETag` of an answer that is there already.')),
})

const LIMIT_HEADERS = {
  'ratelimit-policy': text(
    'The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address.',
  ),
  ratelimit: text(
    'What is left of the limit: `r` requests; `t` seconds until the oldest one no longer counts.',
  ),
}

const QUOTA_HEADERS = {
  'ratelimit-policy': text(
    'The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` is 600 requests in a UTC minute and 100,000 in a UTC day. A key without quotas has no such header.',
  ),
  ratelimit: text('What is left of each: `r` requests; `t` seconds until the quota begins anew.'),
}

const describeShared = ({ access, readState }: DescribedApi) => ({
  etag: text(
    `Strong: the same snapshot, query and form have the same tag${readState === undefined ? '.' : ', in JSON on the same day of UTC: `meta.freshness` says how the sources stand on the day of asking.'}`,
  ),
  ...CACHING[access],
})

const CACHING = {
  anyone: {
    vary: text('`Accept, Accept-Encoding`.'),
    'cache-control': text(
      'For good when `snapshot` is given or the address names the release, else for a minute.',
    ),
  },
  key: {
    vary: text('`Accept, Accept-Encoding, Authorization`.'),
    'cache-control': text(
      '`private, no-cache`: kept by the holder of the key alone, who asks with `If-None-Match` before each use.',
    ),
  },
} as const satisfies Readonly<Record<DataAccess, object>>

const PROBLEM_HEADERS = { 'cache-control': text('Kept by nobody.') }

const CITED = {
  link: text('`cite-as`: where the snapshot that was asked for stays readable, as `release_url`.'),
}

const BODY_HEADERS = {
  'rotunda-snapshot': text('`meta.snapshot`, which CSV and NDJSON have no place for.'),
  'rotunda-rows': text('With `all=true`: how many rows the body has, known before the first of them.'),
  'content-disposition': text('A name for the file, with `all=true` and for Parquet and XLSX.'),
  link: text(
    'Absolute addresses: `next` where more rows follow, `first`, `describedby`; `cite-as`, at which this answer stays for good, and there `latest-version`.',
  ),
}
