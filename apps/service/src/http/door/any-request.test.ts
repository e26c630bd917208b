import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { MessageData } from '@rotunda/contract'
import { runs } from '../../platform/testing.ts'
import {
  docketMessage,
  listOperations,
  officeMessage,
  openTestService,
  type Answer,
} from '../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

// `ask` fails for every status and body that the description does not hold, and 500 is in none of them.
const RUNS = runs(40)

const FIELDS = Object.keys(MessageData.properties)
const base = fc.constantFrom(officeMessage(), docketMessage())
const field = fc.constantFrom(...FIELDS)

/** Texts near the limits of what the receivers take, and far beyond. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udc00x',
    '\r\n',
    'é'.normalize('NFD'),
    '🙂',
    'H',
    'HCA00',
    '__proto__',
  ),
  fc.integer({ min: 1, max: 12_000 }).map((length) => 'x'.repeat(length)),
  fc.stringMatching(/^H[A-Z]{2}\d{2}$/),
  fc.stringMatching(/^[A-Z]{2,5}-\d{4}-\d{4}$/),
)
const anyValue = fc.oneof(fc.jsonValue(), anyText, fc.double(), fc.integer(), fc.constant(null))

const assertJudged = async (answer: Answer): Promise<void> => {
  assert.ok(answer.status < 500 || answer.status === 503, `${answer.status} ${answer.text}`)
  if (answer.status !== 200) assert.ok(answer.reason.length > 0)
}

test('any JSON value as a body gets a documented answer, the same from a dry run and from sending', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.record({ data: fc.jsonValue() })), async (value) => {
      const [dry, sent] = [
        await service.validate(JSON.stringify(value)),
        await service.send(JSON.stringify(value)),
      ]
      await assertJudged(sent)
      assert.equal(dry.text, sent.text)
    }),
    RUNS,
  )
})

/** Whether the value has objects or lists inside each other. */
const isCostly = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((one) => typeof one === 'object')

test('any JSON value in any field gets a documented answer that names the field when it is refused', async () => {
  await fc.assert(
    fc.asyncProperty(base, field, anyValue, async ({ data }, name, value) => {
      const body = JSON.stringify({ data: { ...data, [name]: value } })
      const [dry, sent] = [await service.validate(body), await service.send(body)]
      await assertJudged(sent)
      assert.equal(dry.text, sent.text)
      // A body of many brackets is refused before its fields are known.
      if (sent.status === 422 && name !== 'destination_id' && !isCostly(value))
        assert.ok(sent.reason.includes(name.replaceAll('_', ' ')))
    }),
    RUNS,
  )
})

test('any fields under any names get a documented answer, and only the known ones are ever taken', async () => {
  const fields = fc.dictionary(
    fc.oneof(field, fc.string(), fc.constantFrom('__proto__', 'constructor')),
    anyValue,
    {
      maxKeys: 20,
      noNullPrototype: true,
    },
  )
  await fc.assert(
    fc.asyncProperty(base, fields, async ({ data }, more) => {
      const answer = await service.send(JSON.stringify({ data: { ...data, ...more } }))
      await assertJudged(answer)
      if (Object.keys(more).some((name) => !FIELDS.includes(name))) assert.equal(answer.status, 422)
    }),
    RUNS,
  )
})

test('what was accepted is stored once for each success, and for nothing else', async () => {
  let stored = await service.countMessages()
  await fc.assert(
    fc.asyncProperty(base, field, anyValue, async ({ data }, name, value) => {
      const { status } = await service.send(JSON.stringify({ data: { ...data, [name]: value } }))
      if (status === 200) stored += 1
      assert.equal(await service.countMessages(), stored)
    }),
    runs(20),
  )
})

test('any header that a client may set gets a documented answer', async () => {
  const text = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  })
  const name = fc.constantFrom('idempotency-key', 'accept', 'content-type', 'authorization', 'if-none-match')
  await fc.assert(
    fc.asyncProperty(base, name, text, async (body, header, value) => {
      await assertJudged(await service.send(body, { [header]: value }))
    }),
    RUNS,
  )
})

const reads = listOperations(service.description).filter(({ method }) => method === 'GET')

for (const { path, operationId, parameters = [] } of reads)
  test(`any query gets a documented answer from ${operationId}`, async () => {
    const known = parameters.map(({ name }) => name)
    const name = fc.oneof(fc.constantFrom('x', '__proto__', 'key', ...known), fc.string())
    const value = fc.oneof(
      anyText,
      fc.integer().map(String),
      fc.constantFrom('1', 'delivered', 'CA', 'senate'),
    )
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(pairs, fc.string(), async (query, id) => {
        const search = new URLSearchParams(
          query.map(([key, text]) => [key.toWellFormed(), text.toWellFormed()]),
        )
        const part = encodeURIComponent(id.toWellFormed()) || 'x'
        const answer = await service.ask({ url: `${path.replace('{id}', part)}?${search.toString()}` })
        assert.ok(answer.status < 500, `${answer.status} ${answer.text}`)
      }),
      runs(20),
    )
  })
