import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type, type TSchema } from 'typebox'
import { text } from '@rotunda/contract'
import { findNearest, Refusal } from '../../../platform/index.ts'
import type { ReleaseFile, ReleaseSummary, WantedFile } from '../../../releases/index.ts'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeConditional, IF_MATCH } from '../../answers/public-answers.ts'
import { describeProblems, describeProblemsWith } from '../../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'
import {
  downloadAddress,
  getCurrentSummary,
  listPublished,
  type PublishingApi,
} from '../published-releases.ts'
import { sendFile } from './send-file.ts'

export type DownloadNeeds = {
  /** APIs whose releases anyone may download. `latest` alone is the current release of the first. */
  readonly publishing: readonly [PublishingApi, ...PublishingApi[]]
  /** Present if clients are sent to the files in a store. */
  readonly signFile?: SignFile | undefined
}

/** Makes an address of a file in a store. The service sends the file itself where there is none. */
export type SignFile = (collection: string, wanted: WantedFile) => Promise<string | undefined>

type Wanted = { readonly release: string; readonly '*': string }
type WantedLatest = { readonly collection: string; readonly '*': string }

/**
 * Serves the files of published releases. The release lists its files, and no path of a request reaches the file
 * system.
 */
export const getFile = (app: FastifyInstance, { publishing, signFile }: DownloadNeeds): void => {
  const answer = (request: FastifyRequest<{ Params: Wanted }>, reply: FastifyReply) => {
    const { release, '*': path } = request.params
    if (release === 'latest') return redirect(reply, publishing[0], path)
    const { summary, api } = getPublished(publishing, release)
    const file = getReleaseFile(summary, path)
    return sendFile(request, reply, {
      directory: join(api.directory, summary.id),
      file,
      sign: async (wanted) => signFile?.(api.collection.name, { release: summary.id, ...wanted }),
    })
  }
  const answerLatest = (
    { params: { collection, '*': path } }: FastifyRequest<{ Params: WantedLatest }>,
    reply: FastifyReply,
  ) => redirect(reply, getCollection(publishing, collection), path)
  const latest = '/downloads/:collection/latest/*'
  app.get(latest, { exposeHeadRoute: false, schema: getLatestDescription }, answerLatest)
  app.head(latest, { schema: { hide: true } }, answerLatest)
  app.options(latest, { schema: { hide: true } }, answerPreflight)
  const url = '/downloads/:release/*'
  app.get(url, { exposeHeadRoute: false, schema: getFileDescription }, answer)
  app.head(url, { schema: { hide: true } }, answer)
  app.options(url, { schema: { hide: true } }, answerPreflight)
}

/** Redirects `latest`. No cache may store it, since it leads elsewhere after the next publication. */
const redirect = (reply: FastifyReply, { currentRelease }: PublishingApi, path: string): FastifyReply => {
  const summary = getCurrentSummary(currentRelease)
  getReleaseFile(summary, path)
  return reply.header('cache-control', 'no-store').redirect(downloadAddress(summary.id, path), 302)
}

const getCollection = (publishing: readonly PublishingApi[], name: string): PublishingApi => {
  const found = publishing.find(({ collection }) => collection.name === name)
  if (found !== undefined) return found
  throw new Refusal(
    'not_found',
    'There is no such collection. /downloads lists all releases by collection.',
    {
      param: 'collection',
      allowed: publishing.map(({ collection }) => collection.name),
    },
  )
}

type Published = { readonly api: PublishingApi; readonly summary: ReleaseSummary }

const getPublished = (publishing: readonly PublishingApi[], release: string): Published => {
  for (const api of publishing) {
    const { currentRelease } = api
    if (currentRelease.listPublications().some((one) => one.release === release))
      return { api, summary: currentRelease.getPublished(release) }
  }
  throw new Refusal(
    'not_found',
    'There is no such release. /downloads lists all releases; "latest" leads to the current release.',
    {
      param: 'release',
      allowed: ['latest', ...publishing.flatMap(listPublished).map((one) => one.summary.id)],
    },
  )
}

const getReleaseFile = ({ id, files }: ReleaseSummary, path: string): ReleaseFile => {
  const file = files.find((one) => one.path === path)
  if (file !== undefined) return file
  const paths = files.map((one) => one.path)
  const nearest = findNearest(path, paths)
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  throw new Refusal('not_found', `The release ${id} has no such file.${hint} It has ${paths.join(', ')}.`, {
    param: 'path',
    allowed: paths,
    ...(nearest !== undefined && { didYouMean: nearest }),
  })
}

const ifSent = (description: string) => Type.Optional(text(description))

/** Header fields of every answer about the file. */
const FILE_HEADERS = {
  etag: text('Strong tag: the SHA-256 of the whole file, in quotes.'),
  'repr-digest': text('SHA-256 of the whole file (RFC 9530).'),
  'cache-control': text('Forever: the file at this address never changes.'),
  'accept-ranges': text('`bytes`.'),
  'x-content-type-options': text('`nosniff`.'),
}
const BODY_HEADERS = {
  ...FILE_HEADERS,
  'content-disposition': text('Name of the file, as in `SHA256SUMS`.'),
  'content-digest': text('SHA-256 of the bytes of this answer. Only with `Want-Content-Digest: sha-256=1`.'),
}

const RANGE_HEADERS = {
  'content-range': text('Size of the file.'),
  'accept-ranges': FILE_HEADERS['accept-ranges'],
}

const bytes = (description: string, headers: Readonly<Record<string, TSchema>>) => ({
  description,
  headers,
  content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
})

const TO_CURRENT = Type.Null({
  description: 'From `latest` to the file of the current release.',
  headers: {
    location: text('Permanent address of the file.'),
    'cache-control': text('Not stored, because `latest` leads elsewhere after the next release.'),
  },
})

const TO_FILE = Type.Null({
  description:
    'From `latest` to the file of the current release. From a release to its file in a store, on a service that keeps files in one: the address is valid for 10 minutes, and takes `Range`. Compare the file with the SHA-256 in /downloads.',
  headers: {
    location: text('Address of the file.'),
    'cache-control': text('Not stored, because the redirect leads elsewhere later.'),
  },
})

const getLatestDescription = {
  operationId: 'getLatestFile',
  tags: ['downloads'],
  summary: 'One file of the current release of a collection',
  description:
    'Redirects to the file of the current release. The address stays the same after each publication, so a spreadsheet or script can always load the newest data. To repeat a result later, keep the address of the release.',
  security: [],
  params: Type.Object({
    collection: text('Name of the collection, as /downloads gives it, such as `award-spending`.'),
    path: ifSent('Path of the file in the release, as /downloads lists it. Its slashes may be encoded.'),
  }),
  querystring: NO_PARAMETERS,
  response: { 302: TO_CURRENT, ...describeProblems('invalid_query', 'not_found', 'unavailable') },
}

const getFileDescription = {
  operationId: 'getFile',
  tags: ['downloads'],
  summary: 'One file of a release',
  description:
    'Returns the whole file, or the bytes in `Range`. Does not count against the rate limit of the API. The file at the address of a release never changes, so an interrupted download can continue; still send `If-Range` with its `ETag`. `latest` instead of a release id redirects to the current release.',
  security: [],
  params: Type.Object({
    release: text('Id of the release, or `latest`.'),
    // Only for the description: the router gives the rest of the path no name.
    path: ifSent('Path of the file in the release, as /downloads lists it. Its slashes may be encoded.'),
  }),
  querystring: NO_PARAMETERS,
  headers: Type.Object({
    range: ifSent('A single range, `bytes=START-END`. A request for several ranges gets the whole file.'),
    'if-range': ifSent(
      '`ETag` of the part that the client already has. If the tag does not match, the answer is the whole file.',
    ),
    'if-match': IF_MATCH,
    'if-none-match': ifSent('`ETag` of the file that the client already has.'),
    'want-content-digest': ifSent('`sha-256=1` for a digest of the bytes of this answer.'),
  }),
  response: {
    200: bytes('The whole file.', BODY_HEADERS),
    206: bytes('The requested part.', { ...BODY_HEADERS, 'content-range': text('Which part.') }),
    302: TO_FILE,
    ...describeConditional(FILE_HEADERS),
    ...describeProblems('invalid_query', 'not_found', 'release_gone', 'unavailable'),
    ...describeProblemsWith(RANGE_HEADERS, 'range_not_satisfiable'),
  },
}
