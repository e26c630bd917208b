import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import { listOperations } from '../testing.ts'
import { BASE, openPublicApi } from './testing.ts'

const { ask, description } = await openPublicApi({ after })

// `ask` fails for every status, type and body that the description does not hold, and 500 is in none of them. The
// fuzzer sends more, and holds refusals alone to their form.
const RUNS = runs(10)

const operations = listOperations(description).filter(({ path }) => path.startsWith(BASE))

const WORDS = [
  '1',
  '200',
  '0',
  '-1',
  '2026',
  'CA',
  'CA,NM',
  'senate',
  'amount',
  '-amount,id',
  'stage',
  'true',
  'csv',
  'ndjson',
  'json',
  'id',
  '""',
  '"',
  '*',
  'a OR',
  'NEAR(a b)',
  'title:a',
  'bridge',
  'Example Agency, Department of Examples',
  'agency',
  'S000001,s000002',
  'fl-1,fl-2',
  '2026-05-01',
  '2026-05-01T00:00:00.5+0200',
  '0000-01-01t00:00:00.12345678901z',
  '9999-12-31T23:59:60-23:59',
  '-amount_sum,rows',
] as const

for (const { path, operationId, parameters = [] } of operations) {
  const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('x', '__proto__', 'constructor') },
    { weight: 1, arbitrary: fc.string() },
  )
  const value = fc.oneof(
    fc.constantFrom(...WORDS),
    fc.integer().map(String),
    fc.string(),
    fc.string({ unit: fc.constantFrom('é', '"', '*', ' ', '\u0000', '\u0301', '𝒜', 'a', '-', ',', '%') }),
  )

  test(`any query gets a documented answer from ${operationId}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (pairs) => {
        const search = new URLSearchParams(pairs)
        await ask(`${path.slice(BASE.length)}?${search.toString()}`)
      }),
      RUNS,
    )
  })
}

test('anything like a date gets a documented answer', async () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`, 'u'))
  const near = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'))
  const date = fc.tuple(digits(4), near(0, 13), near(0, 32)).map((parts) => parts.join('-'))
  const time = fc.tuple(near(0, 24), near(0, 60), near(0, 61)).map((parts) => parts.join(':'))
  const fraction = fc.oneof(fc.constant(''), fc.nat(14).chain(digits)).map((part) => part && `.${part}`)
  const zone = fc.oneof(
    fc.constantFrom('', 'Z', 'z', '+02', '-0030', '+24:00'),
    fc
      .tuple(fc.constantFrom('+', '-'), near(0, 23), near(0, 59))
      .map(([sign, ...rest]) => sign + rest.join(':')),
  )
  const instant = fc
    .tuple(date, fc.constantFrom('T', 't', ' ', '\u00a0', ''), time, fraction, zone)
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.oneof(date, instant), async (text) => {
      await ask(`/records?limit=1&changed_since=${encodeURIComponent(text)}`)
    }),
    RUNS,
  )
})

test('any bytes after the question mark get a documented answer', async () => {
  const unit = fc.constantFrom(
    ...'%&=?+,;#/\\[]{}"\'0aZé~.-'
      .split('')
      .map((one) => (one === 'é' ? '%C3%A9' : one === '#' ? '%23' : one)),
    '%ff',
    '%',
    '%00',
    'limit=',
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: 60 }), async (search) => {
      await ask(`/records?${search}`)
    }),
    RUNS,
  )
})

test('any header that chooses the answer gets a documented one', async () => {
  const text = fc.string({
    unit: fc.constantFrom(...'abz*/;=,q.01 "-+'.split(''), 'gzip', 'br', 'text/csv', 'application/json'),
  })
  const header = fc.constantFrom(
    'accept',
    'accept-encoding',
    'if-none-match',
    'x-forwarded-for',
    'forwarded',
    'origin',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/records?limit=1', '/datasets', '/aggregates'),
      header,
      text,
      async (path, one, wish) => {
        const { status } = await ask(path, { headers: { [one]: wish } })
        assert.ok(status === 200 || status === 304)
      },
    ),
    RUNS,
  )
})
