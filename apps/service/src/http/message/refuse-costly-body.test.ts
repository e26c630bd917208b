import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { refuseCostlyBody } from './refuse-costly-body.ts'

const reasonFor = (body: string | object): string | undefined => {
  try {
    refuseCostlyBody(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)))
    return undefined
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'invalid_message') return cause.message
    throw cause
  }
}

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field ${index}`, '']))

test('a body of a hundred keys is left to its rules; with one more its strange fields are named', () => {
  assert.equal(reasonFor({ data: fields(99) }), undefined)
  const reason = reasonFor({ data: { ...fields(100), email: 'ada@example.org' } })
  assert.match(reason ?? '', /^There is no field "field 0"\. .*"field 19"\. .*There are 80 more fields/)
  assert.doesNotMatch(reason ?? '', /email/)
})

test('what a text quotes is no key, however it is escaped', () => {
  for (const quoted of ['{"a":1}', '\\":"\\\\":', '"}:{"'])
    assert.equal(reasonFor({ data: { message: quoted.repeat(1000) } }), undefined)
})

test('keys inside of a field are counted, though they are no fields', () => {
  const reason = reasonFor({ data: { message: fields(200), email: 'ada@example.org' } })
  assert.match(reason ?? '', /^The body has 203 keys, and a message has at most 100\./)
})

test('a name is given as it was meant, and long ones in part', () => {
  const many = JSON.stringify(fields(120)).slice(1)
  assert.match(reasonFor(`{"data":{"\\u0061dmin":1,${many}}`) ?? '', /^There is no field "admin"\./)
  assert.match(reasonFor(`{"data":{"${'x'.repeat(500)}":1,${many}}`) ?? '', /^There is no field "x{64}"\./)
  assert.match(reasonFor(`{"data":{"\\x":1,${many}}`) ?? '', /^There is no field "\\x"\./)
})

test('a body that is cut in a string has an end', () => {
  assert.equal(reasonFor(`{"data":{"message":"${'x'.repeat(1000)}\\`), undefined)
})

const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

test('a body of four brackets inside each other is left to its rules; with one more it is refused', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    assert.equal(reasonFor(nest(open, close, 4)), undefined)
    for (const depth of [5, 6, 40_000]) assert.match(reasonFor(nest(open, close, depth)) ?? '', /4 brackets/)
  }
  assert.equal(reasonFor(`{"data":{"message":${nest('[', ']', 2)},"more":${nest('[', ']', 2)}}}`), undefined)
  assert.match(reasonFor(`{"data":{"message":${nest('[', ']', 3)}}}`) ?? '', /4 brackets/)
  assert.match(reasonFor('['.repeat(250_000)) ?? '', /4 brackets/)
})

test('a body of a hundred objects and lists is left to its rules; with one more it is refused', () => {
  for (const one of [{}, []]) {
    const fill = (count: number) => Array.from({ length: count }, () => one)
    assert.equal(reasonFor({ data: { message: fill(97) } }), undefined)
    assert.match(reasonFor({ data: { message: fill(98) } }) ?? '', /100 objects and lists/)
  }
})

test('brackets of a text are none of the body, whatever stands before them', () => {
  for (const text of ['['.repeat(1000), '\\"[[[[[[', '\\\\', '{"a":{"b":{"c":{"d":{', '\u005b[[[[['])
    assert.equal(reasonFor({ data: { message: text, first_name: '[[[[[' } }), undefined)
  assert.equal(reasonFor('{"data":{"message":"\\u0022[[[[[\\\\\\"[[[[["}}'), undefined)
  assert.match(reasonFor(`{"data":{"message":"\\\\",${nest('"a":[', ']', 3)}}}`) ?? '', /4 brackets/)
})
