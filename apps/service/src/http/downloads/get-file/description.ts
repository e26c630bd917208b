import { Type, type TSchema } from 'typebox'
import { describeProblems, describeProblemsWith } from '../../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'
import { describeUnchanged } from '../../answers/public-answers.ts'

const text = (description: string) => Type.String({ description })
const ifSent = (description: string) => Type.Optional(text(description))

/** On every answer that speaks of the file. */
const FILE_HEADERS = {
  etag: text('SHA-256 of the whole file, in quotes: a strong tag.'),
  'repr-digest': text('SHA-256 of the whole file (RFC 9530).'),
  'cache-control': text('For good: what stands at this address never changes.'),
  'accept-ranges': text('`bytes`.'),
  'x-content-type-options': text('`nosniff`.'),
}
const BODY_HEADERS = {
  ...FILE_HEADERS,
  'content-disposition': text('Name of the file, as `SHA256SUMS` has it.'),
  'content-digest': text('With `Want-Content-Digest: sha-256=1`: SHA-256 of the bytes of this answer.'),
}

const RANGE_HEADERS = {
  'content-range': text('The size of the file.'),
  'accept-ranges': FILE_HEADERS['accept-ranges'],
}

const bytes = (description: string, headers: Readonly<Record<string, TSchema>>) => ({
  description,
  headers,
  content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
})

export const getFileDescription = {
  operationId: 'getFile',
  tags: ['downloads'],
  summary: 'One file of a release',
  description:
    'Whole, or the bytes that `Range` asks for. Not counted against the rate of the API. An address that names a ' +
    'release never changes what it holds, so a download that was cut can go on; ask by `If-Range` with its `ETag` all ' +
    'the same. With `latest` in place of the release it leads to the current one.',
  security: [],
  params: Type.Object({
    release: text('Id of the release, or `latest`.'),
    // For readers of the description; the router gives the rest of the path without a name.
    path: ifSent('Path of the file in the release, as /downloads lists it. Its slashes may be encoded.'),
  }),
  querystring: NO_PARAMETERS,
  headers: Type.Object({
    range: ifSent('`bytes=START-END`, one range; several at once are answered with the whole file.'),
    'if-range': ifSent('The `ETag` of the part that is there already; another one gives the whole file.'),
    'if-none-match': ifSent('The `ETag` of a file that is there already.'),
    'want-content-digest': ifSent('`sha-256=1` for a digest of the bytes of this answer.'),
  }),
  response: {
    200: bytes('The whole file.', BODY_HEADERS),
    206: bytes('The part that was asked for.', { ...BODY_HEADERS, 'content-range': text('Which part.') }),
    302: Type.Null({
      description: 'From `latest` to the file of the current release.',
      headers: {
        location: text('Address of the file, which never changes what it holds.'),
        'cache-control': text('Kept by nobody: another release leads elsewhere.'),
      },
    }),
    ...describeUnchanged(FILE_HEADERS),
    ...describeProblems('invalid_query', 'not_found', 'unavailable'),
    ...describeProblemsWith(RANGE_HEADERS, 'range_not_satisfiable'),
  },
}
