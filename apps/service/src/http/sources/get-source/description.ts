import { Type } from 'typebox'
import { describeProblems } from '../../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'
import { describeUnchanged, IF_NONE_MATCH } from '../../answers/public-answers.ts'

const text = (description: string) => Type.String({ description })

const HEADERS = {
  etag: text('SHA-256 of the document, in quotes.'),
  'repr-digest': text('SHA-256 of the document (RFC 9530).'),
  'cache-control': text('For an hour.'),
  'content-disposition': text('Always `attachment`, so that browsers do not open it.'),
  'content-security-policy': text('Policy that keeps scripts in the document from running.'),
}

export const getSourceDescription = {
  operationId: 'getSource',
  tags: ['downloads'],
  summary: 'The archived copy of a source document',
  description:
    'Returns the archived bytes of a source document, by the SHA-256 in `evidence[].source` of a record. The service serves documents of U.S. Government publishers, and others that its operator allows.',
  security: [],
  headers: IF_NONE_MATCH,
  params: Type.Object({ sha256: text('SHA-256 of the document, 64 digits in lower case.') }),
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The document, with its archived media type.',
      headers: HEADERS,
      content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
    },
    ...describeUnchanged(HEADERS),
    ...describeProblems('invalid_query', 'not_found', 'rate_limited'),
  },
}
