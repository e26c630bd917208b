import { Type } from 'typebox'
import { describeProblems } from '../../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'
import { describeUnchanged, IF_NONE_MATCH } from '../../answers/public-answers.ts'

const text = (description: string) => Type.String({ description })

const HEADERS = {
  etag: text('SHA-256 of the document, in quotes.'),
  'repr-digest': text('SHA-256 of the document (RFC 9530).'),
  'cache-control': text('For an hour.'),
  'content-disposition': text('Always `attachment`: no browser opens it.'),
  'content-security-policy': text('Nothing in it may run.'),
}

export const getSourceDescription = {
  operationId: 'getSource',
  tags: ['downloads'],
  summary: 'The archived copy of a source document',
  description:
    'The bytes that records were read from, by the SHA-256 that their evidence names as `source`: documents of ' +
    'publishers of the U.S. Government, and others where the operator of the service gives them out.',
  security: [],
  headers: IF_NONE_MATCH,
  params: Type.Object({ sha256: text('SHA-256 of the document, 64 digits in lower case.') }),
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The document, under the media type with which it was archived.',
      headers: HEADERS,
      content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
    },
    ...describeUnchanged(HEADERS),
    ...describeProblems('invalid_query', 'not_found', 'rate_limited'),
  },
}
