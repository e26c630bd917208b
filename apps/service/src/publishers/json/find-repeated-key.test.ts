import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { runs } from '../../platform/testing.ts'
import { parseJsonDocument } from './parse-json-document.ts'

const parse = (text: string): unknown => parseJsonDocument(Buffer.from(text), 'sample')

const REPEATED: readonly (readonly [text: string, reason: RegExp])[] = [
  ['{"a":1,"a":2}', /the key “a” twice, the second time at position 7/],
  ['{"a":1,"a":1}', /the key “a” twice/],
  ['{"a":1,"\\u0061":2}', /the key “a” twice/],
  ['[{"b":{}},{"a":[{"c":0 , "d":1,\n"c"\t: 2}]}]', /the key “c” twice/],
  ['{"say \\"a\\":":1,"\\\\":2,"\\\\":3}', /the key “\\” twice/],
  ['{"__proto__":1,"__proto__":2}', /the key “__proto__” twice/],
  ['{"1":1,"1":2}', /the key “1” twice/],
  ['{"":1,"":2}', /the key “” twice/],
]
for (const [text, reason] of REPEATED)
  test(`${JSON.stringify(text)} is refused, because JSON.parse would keep one of two values`, () => {
    assert.throws(
      () => parse(text),
      (cause) => cause instanceof DocumentRefused && reason.test(cause.message),
    )
  })

test('a value that is written with each key once is read, whatever signs its texts have', () => {
  const texts = fc.string({ unit: fc.constantFrom('"', '\\', ':', '{', '}', '[', ',', ' ', 'a', 'é') })
  const values = fc.jsonValue({ stringUnit: 'binary' })
  fc.assert(
    fc.property(fc.dictionary(texts, fc.oneof(texts, values)), fc.nat(3), (value, space) => {
      const text = JSON.stringify(value, null, space).toWellFormed()
      assert.deepEqual(parse(text), JSON.parse(text))
    }),
    runs(300),
  )
})

test('a document that is nested deeper than the stack of calls is read', () => {
  const deep = 200_000
  assert.ok(Array.isArray(parse(`${'['.repeat(deep)}${']'.repeat(deep)}`)))
})
