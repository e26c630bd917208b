import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSerializer } from './build-serializer.ts'

test('a serializer drops undeclared fields, and is compiled with the first answer that needs it', () => {
  let readings = 0
  const schema = {
    type: 'object',
    get properties() {
      readings += 1
      return { name: { type: 'string' } }
    },
  }
  const serialize = buildSerializer({}, {})({ method: 'GET', url: '/', httpStatus: '200', schema })
  assert.equal(readings, 0)
  assert.equal(serialize({ name: 'Ada', secret: 'x' }), '{"name":"Ada"}')
  const compiled = readings
  assert.equal(serialize({ name: 'Ada', secret: 'x' }), '{"name":"Ada"}')
  assert.equal(readings, compiled)
})
