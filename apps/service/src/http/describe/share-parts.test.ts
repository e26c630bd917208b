import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expandParts, shareParts } from './share-parts.ts'

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } }
const refused = { description: 'Too many.' }

const DOCUMENT = {
  components: { schemas: {} },
  paths: {
    '/a': {
      get: { operationId: 'a', parameters: [limit], responses: { 200: { description: 'A.' }, 429: refused } },
    },
    '/b': {
      get: {
        operationId: 'b',
        parameters: [limit, { ...limit, in: 'header' }],
        responses: { 200: { description: 'B.' }, 429: refused },
      },
    },
    '/c': {
      get: {
        operationId: 'c',
        parameters: [{ ...limit, in: 'header' }],
        responses: { 200: { description: 'B.' } },
      },
    },
  },
}

test('what several operations have stands once, under its name or that of the operation that has it first', () => {
  const { components, paths } = shareParts(DOCUMENT) as typeof DOCUMENT
  assert.deepEqual(components, {
    schemas: {},
    parameters: { limit, 'b.limit': { ...limit, in: 'header' } },
    responses: { TooManyRequests: refused, 'b.OK': { description: 'B.' } },
  })
  assert.deepEqual(paths['/a'].get.responses, {
    200: { description: 'A.' },
    429: { $ref: '#/components/responses/TooManyRequests' },
  })
})

test('a document whose parts are expanded says what it said before they were shared', () => {
  const expanded = expandParts(shareParts(DOCUMENT)) as typeof DOCUMENT
  assert.deepEqual(expanded.paths, DOCUMENT.paths)
})
