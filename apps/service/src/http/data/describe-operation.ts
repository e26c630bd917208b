import { Type } from 'typebox'
import { text } from '@rotunda/contract'
import { describeKeyProblems, describeProblemsWith } from '../describe/describe-problem.ts'
import { IF_MATCH } from '../answers/public-answers.ts'
import { describeDeprecation } from './deprecation.ts'
import { CONTENTS } from './describe-forms.ts'
import { hasDownloads, type DataAccess, type DataApi } from './data-api.ts'
import { listScopes, type CommonQuery, type Operation } from './operation.ts'

type DescribedApi = Pick<DataApi, 'name' | 'access' | 'readState'>

/** Describes an operation, with the schema by which the route validates queries. */
export const describeOperation = <Query extends CommonQuery>(
  api: DescribedApi,
  operation: Operation<Query>,
) => {
  const isOpen = api.access === 'anyone'
  const limits = isOpen ? LIMIT_HEADERS : QUOTA_HEADERS
  const shared = { ...describeShared(api), ...describeDeprecation(operation.ends), ...limits }
  const refused = { ...PROBLEM_HEADERS, ...limits }
  const { operationId, summary, description, query, problems, onlyFormat = 'json' } = operation
  return {
    operationId,
    summary,
    description,
    ...(operation.ends !== undefined && { deprecated: true }),
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
          'The client already has this answer: `If-None-Match` names its `ETag`. Does not count against the rate limit.',
        headers: shared,
      }),
      ...(isOpen ? {} : describeKeyProblems(refused)),
      ...describeProblemsWith(
        refused,
        ...(['invalid_query', ...problems, 'precondition_failed', 'rate_limited', 'unavailable'] as const),
      ),
      ...describeProblemsWith({ ...refused, ...CITED }, 'snapshot_changed'),
    },
  }
}

/** Describes the operation at the address of one release. */
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
    description: `Answers like ${operation.path}, always from this release: identical parameters give identical rows forever. Cite this address.`,
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
    ? 'as in /downloads'
    : 'as in the link `cite-as` of an answer from that release'
  const description = `Id of a published release, all 64 digits, ${where}.`
  return Type.Object({ release: Type.String({ description }) })
}

/**
 * Describes the one media type of an operation. Client generators make one type of all media types of an answer, and a
 * text among them would hide the fields of the JSON.
 */
const describeAnswer = ({ path, formats, onlyFormat }: Described): string => {
  if (onlyFormat !== undefined) return 'The rows.'
  const others = formats.filter((format) => format !== 'json')
  const addresses = others.map((format) => `\`${path}.${format}\``).join(' and ')
  return [
    'Rows, with paging and facts about the rows.',
    ...(others.length === 0 ? [] : [`\`format\` or \`Accept\` can select the format of ${addresses}.`]),
  ].join(' ')
}

type Described = Pick<Operation<never>, 'path' | 'formats' | 'onlyFormat'>

const REQUEST_HEADERS = Type.Object({
  'if-match': IF_MATCH,
  'if-none-match': Type.Optional(text('`ETag` of the answer that the client already has.')),
})

const LIMIT_HEADERS = {
  'ratelimit-policy': text(
    'The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address.',
  ),
  ratelimit: text(
    'Remaining limit: `r` requests are left, and the oldest request stops counting after `t` seconds.',
  ),
}

const QUOTA_HEADERS = {
  'ratelimit-policy': text(
    'The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas.',
  ),
  ratelimit: text('Remaining quotas: `r` requests are left, and the quota starts again after `t` seconds.'),
}

const describeShared = ({ access, readState }: DescribedApi) => ({
  etag: text(
    `Strong tag: the same snapshot, query and format have the same tag${readState === undefined ? '.' : '. In JSON the tag also changes with the UTC day, because `meta.freshness` does.'}`,
  ),
  ...CACHING[access],
})

const CACHING = {
  anyone: {
    vary: text('`Accept, Accept-Encoding`.'),
    'cache-control': text(
      'Forever if `snapshot` is given or the address names the release; otherwise one minute.',
    ),
  },
  key: {
    vary: text('`Accept, Accept-Encoding, Authorization`.'),
    'cache-control': text(
      '`private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use.',
    ),
  },
} as const satisfies Readonly<Record<DataAccess, object>>

const PROBLEM_HEADERS = { 'cache-control': text('No cache may store the answer.') }

const CITED = {
  link: text('`cite-as`: permanent address of the requested snapshot, as in `release_url`.'),
}

const BODY_HEADERS = {
  'rotunda-snapshot': text('Snapshot token, like `meta.snapshot` in JSON.'),
  'rotunda-rows': text('Number of rows in the body. Only with `all=true`.'),
  'content-disposition': text('Name for the file. Only with `all=true`, and for Parquet and XLSX.'),
  link: text(
    'Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`.',
  ),
}
