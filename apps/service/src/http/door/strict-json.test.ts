import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '../../platform/index.ts'
import { parseStrictJson } from './strict-json.ts'

const parse = (text: string): unknown => parseStrictJson(Buffer.from(text))

const refusalOf = (text: string | Buffer): Refusal => {
  try {
    parseStrictJson(Buffer.from(text))
  } catch (cause) {
    if (cause instanceof Refusal) return cause
    throw cause
  }
  throw new Error('it was not refused')
}

test('what JSON.parse reads is read to the same value, where no key comes twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      assert.deepEqual(parse(text), JSON.parse(text))
    }),
  )
})

test('bytes of any kind are read as JSON.parse reads them, or refused as no JSON', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.string().map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        try {
          parseStrictJson(bytes)
        } catch (cause) {
          assert.ok(cause instanceof Refusal && cause.code === 'not_json')
        }
      },
    ),
  )
})

test('a key that comes twice in one object is refused by its name, wherever and however it is written', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.jsonValue(),
      fc.array(fc.constantFrom('list', 'object')),
      (key, value, around) => {
        const [plain, escaped] = [JSON.stringify(key), escapeAll(key)]
        const twice = `{${plain}:${JSON.stringify(value)} , ${escaped} : 1}`
        const text = around.reduce(
          (inner, kind) => (kind === 'list' ? `[0,${inner}]` : `{"a":${inner}}`),
          twice,
        )
        assert.match(refusalOf(text).message, /twice in one object/)
      },
    ),
  )
})

test('the same key in two objects, or as a value, is no mistake', () => {
  for (const text of [
    '[{"a":1},{"a":2}]',
    '{"a":{"a":"a"}}',
    '{"a":"a","b":["a","a"]}',
    '{"\\\\":1,"\\"":"\\\\"}',
  ])
    assert.deepEqual(parse(text), JSON.parse(text))
})

test('__proto__ is a key like any other, and changes no object', () => {
  const value = parse('{"__proto__":{"admin":true}}')
  assert.ok(typeof value === 'object' && value !== null)
  assert.deepEqual(Object.keys(value), ['__proto__'])
  assert.equal(Reflect.get({}, 'admin'), undefined)
})

test('a byte order mark before the text is read over', () => {
  assert.deepEqual(parse('\uFEFF{"a":1}'), { a: 1 })
})

test('a refusal names the place and never the text, which is a person’s', () => {
  for (const text of ['{"message":"private words",}', '{"message":"private words', 'private words'])
    assert.ok(!refusalOf(text).message.includes('private'))
})

test('a mistake is found at its line and column, counted from 1', () => {
  for (const [text, place] of [
    [`{'data': {}}`, 'line 1, column 2'],
    ['{\n  "data": 1,\n}', 'line 3, column 1'],
    ['[1,\r\n\r\n2 3]', 'line 3, column 3'],
    [`{"data": {\n  "city": 'Example City'\n}}`, 'line 2, column 11'],
    ['{"at position 7 (line 1 column 8)": x}', 'line 1, column 37'],
    ['{"a": tru }', 'line 1, column 10'],
    ['words', 'line 1, column 1'],
    ['undefined', 'line 1, column 1'],
  ] as const)
    assert.equal(refusalOf(text).message, `The body is not JSON: there is a mistake at ${place}.`)
  const long = refusalOf(`["${'x'.repeat(100_000)}", x]`)
  assert.equal(long.message, 'The body is not JSON: there is a mistake in it.')
})

test('a body that was cut off anywhere is said to end before it is complete', () => {
  const whole = '{"data": {"a": [true, null, -1.5e3, "b\\u00e9"]}}'
  for (let end = 1; end < whole.length; end += 1)
    assert.equal(
      refusalOf(whole.slice(0, end)).message,
      'The body is not JSON: it ends before it is complete.',
      whole.slice(0, end),
    )
})

test('a megabyte of brackets, quotes or backslashes is judged at once', () => {
  const started = process.threadCpuUsage()
  const many = 1_000_000
  for (const text of [
    '['.repeat(many),
    `["${'\\\\'.repeat(many / 2)}"]`,
    `["${'\\"'.repeat(many / 2)}"]`,
    `{"a":${' '.repeat(many)}1}`,
  ])
    try {
      parse(text)
    } catch (cause) {
      assert.ok(cause instanceof Refusal)
    }
  // Processor time: a busy machine takes longer by the clock.
  assert.ok(process.threadCpuUsage(started).user < 5_000_000)
})

const escapeAll = (text: string): string =>
  `"${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
