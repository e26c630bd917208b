import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatTraceparent, readTrace } from './trace.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const VALID = `00-${TRACE}-${PARENT}-01`

test('a valid header keeps its trace and its sampling, and gets a span of its own', () => {
  for (const header of [
    VALID,
    `00-${TRACE}-${PARENT}-ff`,
    `cc-${TRACE}-${PARENT}-01`,
    `cc-${TRACE}-${PARENT}-01-more`,
  ]) {
    const { traceId, spanId, isSampled } = readTrace(header)
    assert.deepEqual([traceId, isSampled], [TRACE, true], header)
    assert.match(spanId, /^[\da-f]{16}$/)
    assert.notEqual(spanId, PARENT)
  }
  assert.equal(readTrace(`00-${TRACE}-${PARENT}-02`).isSampled, false)
})

const INVALID: readonly (readonly [string, unknown])[] = [
  ['absent', undefined],
  ['empty', ''],
  ['two headers', `${VALID}, ${VALID}`],
  ['two headers of a later version', `cc-${TRACE}-${PARENT}-01, cc-${TRACE}-${PARENT}-01`],
  ['a list', [VALID, VALID]],
  ['oversized', `${VALID}${'0'.repeat(8000)}`],
  ['version 00 with more parts', `${VALID}-more`],
  ['version ff', `ff-${TRACE}-${PARENT}-01`],
  ['a version in upper case', `CC-${TRACE}-${PARENT}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['upper case', VALID.toUpperCase()],
  ['a short trace', `00-${TRACE.slice(1)}-${PARENT}-01`],
  ['no flags', `00-${TRACE}-${PARENT}`],
  ['a later version with a torn part', `cc-${TRACE}-${PARENT}-01.more`],
  ['words', 'a constituent named Dahlia'],
]

for (const [name, header] of INVALID)
  test(`a header that is invalid gets a new trace: ${name}`, () => {
    const { traceId, isSampled } = readTrace(header)
    assert.match(traceId, /^(?!0{32})[\da-f]{32}$/)
    assert.notEqual(traceId, TRACE)
    assert.equal(isSampled, false)
    assert.notEqual(readTrace(header).traceId, traceId)
  })

test('a trace is passed on under the span of this service', () => {
  const trace = readTrace(VALID)
  const passed = formatTraceparent(trace)
  assert.equal(passed, `00-${TRACE}-${trace.spanId}-01`)
  assert.equal(readTrace(passed).traceId, TRACE)
})
