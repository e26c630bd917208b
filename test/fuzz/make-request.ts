import { Random } from '../crash/random.ts'
import { makeBody } from './make-body.ts'
import { makeTarget } from './make-target.ts'
import { makeText, STRANGE } from './make-text.ts'
import { OPERATIONS, PAGES, type Operation } from './operations.ts'

export type WholeRequest = {
  readonly method: string
  readonly target: string
  /** All bytes for the socket. */
  readonly bytes: Buffer
  /** Positions at which the bytes are cut into writes. */
  readonly cuts: readonly number[]
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PURGE',
  'FOO',
  'get',
]
const SENDS = OPERATIONS.filter(({ path }) => /^\/api\/(send|validate)-message$/.test(path))

/** The request of this number in the run of this seed: the same each time, independent of what came before. */
export const makeRequest = (seed: string, number: number, key: string): WholeRequest => {
  const random = new Random(`${seed}/${number}`)
  const operation = chooseOperation(random)
  const method = random.chance(0.9) ? operation.method : random.pick(METHODS)
  const target = makeTarget(random, operation)
  const body = method === 'POST' || random.chance(0.05) ? makeBody(random) : undefined
  const lines = [...makeHeaders(random, key), ...(body ? frame(random, body) : [])]
  const head = [
    `${method} ${target} HTTP/${random.chance(0.97) ? '1.1' : random.pick(['1.0', '0.9', '2.0', '1.1 '])}`,
  ]
  const text = [...head, ...shuffleSome(random, lines), '', ''].join(random.chance(0.99) ? '\r\n' : '\n')
  const bytes = Buffer.concat([
    Buffer.from(text, 'latin1'),
    body === undefined ? Buffer.alloc(0) : wrap(lines, body),
  ])
  const whole = random.chance(0.97) ? bytes : bytes.subarray(0, Math.floor(random.between(1, bytes.length)))
  return { method, target, bytes: whole, cuts: makeCuts(random, whole.length) }
}

const chooseOperation = (random: Random): Operation => {
  if (random.chance(0.45)) return random.pick(SENDS)
  if (random.chance(0.8)) return random.pick(OPERATIONS)
  return { method: 'GET', path: random.pick(PAGES), parameters: [] }
}

const HOSTS = ['127.0.0.1:80', '[::1]', '', 'ä', 'a b', 'x'.repeat(500), 'a,b', 'a/b', '@']

const makeHeaders = (random: Random, key: string): string[] => {
  const lines = [`host: ${random.chance(0.95) ? 'localhost' : random.pick(HOSTS)}`]
  if (random.chance(0.98))
    lines.push(`authorization: ${random.chance(0.93) ? `Bearer ${key}` : makeCredential(random, key)}`)
  if (random.chance(0.98)) lines.push('connection: close')
  const more = random.pick([0, 0, 0, 0, 0, 1, 1, 2, 4])
  for (let line = 0; line < more; line += 1) lines.push(makeHeader(random))
  return lines
}

const makeCredential = (random: Random, key: string): string =>
  random.pick([
    `bearer ${key}`,
    `Bearer  ${key}`,
    'Bearer',
    'Basic YTpi',
    `Bearer ${key}x`,
    `Bearer ${makeLatin(random)}`,
    key,
  ])

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: [
    '*/*',
    'text/html',
    'text/csv',
    'application/x-ndjson;q=0.1',
    'text/html;q=x,,;',
    'application/json',
  ],
  'accept-encoding': ['gzip', 'br', 'zstd', 'identity;q=0', '*;q=0', 'gzip, br;q=2'],
  'if-none-match': ['*', '"x"', 'W/"x"', 'x', '"'.repeat(500)],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,1-', 'rows=1', 'bytes=99999999999999999999-'],
  'if-range': ['"x"', 'yesterday'],
  'idempotency-key': ['a', '', 'a b', 'x'.repeat(256)],
  prefer: ['wait=0', 'wait=', 'wait=x', 'respond-async', ',,;='],
  expect: ['100-continue', '200-ok', ''],
  upgrade: ['websocket', 'h2c', ''],
  connection: ['upgrade', 'keep-alive', 'close, upgrade', 'authorization', 'x'],
  'content-type': ['text/plain', 'application/json', 'application/json; charset=latin1', ''],
  'content-length': ['0', '5', '-1', '1e3', '9'.repeat(30), '0x10', '5, 5'],
  'transfer-encoding': ['chunked', 'gzip', 'gzip, chunked', 'chunked, chunked', 'identity', 'x'],
  'content-encoding': ['gzip', 'identity'],
  te: ['trailers', 'gzip'],
  trailer: ['x', 'content-length'],
  origin: ['https://example.org', 'null', ''],
  'access-control-request-method': ['POST', 'x'],
  forwarded: ['for=1.2.3.4', 'for="', 'for=_x;;by='],
  'x-forwarded-for': ['1.2.3.4', '::1', ',,', 'x'.repeat(500)],
  'x-http-method-override': ['DELETE'],
  campaign: ['a', 'x'.repeat(300), '"', '=?utf-8?q?a?='],
  host: ['other.example', ''],
  cookie: ['a=b; __proto__=c', '='.repeat(500)],
  __proto__: ['x'],
  constructor: ['x'],
  'x-long': ['y'.repeat(9000), 'y'.repeat(20_000)],
}
const NAMES = Object.keys(HEADERS)

const makeHeader = (random: Random): string => {
  const name = random.pick(NAMES)
  const value = random.chance(0.85) ? random.pick(HEADERS[name] ?? ['']) : makeLatin(random)
  return random.pick([
    () => `${name}: ${value}`,
    () => `${name}: ${value}`,
    () => `${name}: ${value}`,
    () => `${name.toUpperCase()}:${value}`,
    () => `${name}: ${value}\r\n${name}: ${value}`,
    () => (random.chance(0.2) ? `${name} : ${value}` : `${name}:\t${value}\t`),
    () => (random.chance(0.2) ? `${name}: ${value}\r\n folded` : `${name}: ${value}`),
    () => (random.chance(0.2) ? `${makeLatin(random)}: ${value}` : `${name}: ${value}`),
    () =>
      random.chance(0.1)
        ? Array.from({ length: 1500 }, (_, line) => `x${line}: y`).join('\r\n')
        : `${name}: ${value}`,
  ])()
}

const makeLatin = (random: Random): string =>
  Buffer.from(random.chance(0.5) ? makeText(random, 30) : random.pick(STRANGE))
    .toString('latin1')
    .replace(/[\r\n]+/g, ' ')

const CHUNKED = 'transfer-encoding: chunked'

/** Marks the end of the body: by its length mostly, in chunks, wrongly, or not at all. */
const frame = (random: Random, body: Buffer): string[] => {
  const type = random.chance(0.95) ? ['content-type: application/json'] : []
  return [
    ...type,
    ...random.pick([
      ...Array.from({ length: 12 }, () => () => [`content-length: ${body.length}`]),
      ...Array.from({ length: 3 }, () => () => [CHUNKED]),
      () => [`content-length: ${random.pick([0, Math.max(0, body.length - 1), body.length + 1, 300_000])}`],
      () =>
        random.chance(0.3) ? [`content-length: ${body.length}`, CHUNKED] : [`Content-Length:${body.length}`],
      () => (random.chance(0.3) ? [] : [CHUNKED]),
    ])(),
  ]
}

const wrap = (lines: readonly string[], body: Buffer): Buffer => {
  if (!lines.includes(CHUNKED)) return body
  const chunks = [body.subarray(0, body.length / 3), body.subarray(body.length / 3)].filter(
    ({ length }) => length > 0,
  )
  const written = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...written, Buffer.from('0\r\n\r\n')])
}

const shuffleSome = (random: Random, lines: string[]): string[] =>
  random.chance(0.9) ? lines : lines.toReversed()

const makeCuts = (random: Random, length: number): number[] => {
  const count = random.pick([0, 0, 0, 1, 2])
  return Array.from({ length: count }, () => Math.floor(random.between(0, length))).sort(
    (one, other) => one - other,
  )
}
