import type { Random } from '../crash/random.ts'
import { STRANGE, makeText } from './make-text.ts'
import type { Operation, Parameter } from './operations.ts'

/** An address of the operation: as it is described, or in one of the spellings that the field knows. */
export const makeTarget = (random: Random, { path, method, parameters }: Operation): string => {
  const filled = path.replace(/\{.+?\}/g, () => makePart(random))
  // The operations that take a message have one parameter, which refuses most values.
  const search = random.chance(method === 'GET' && parameters.some((one) => one.in === 'query') ? 0.8 : 0.1)
    ? makeSearch(random, parameters)
    : ''
  return spell(random, search === '' ? filled : `${filled}?${search}`)
}

const makePart = (random: Random): string =>
  random.pick([
    `msg_${'0123456789abcdef'.repeat(2)}`,
    'a'.repeat(64),
    'records',
    'x',
    '%00',
    '%E0%80',
    '..',
    '%2e%2e%2f',
    'x'.repeat(101),
    '%F0%9F%99%82',
    'records.csv',
    '__proto__',
    encodeURIComponent(makeText(random, 20)),
  ])

const makeSearch = (random: Random, parameters: readonly Parameter[]): string => {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const count = random.pick([1, 1, 2, 3, 6])
  return Array.from({ length: count }, () => {
    const chosen = known.length > 0 && random.chance(0.95) ? random.pick(known) : undefined
    const name = chosen?.name ?? random.pick(['x', '__proto__', 'key', 'format', 'a[]', '', '%zz', 'q'])
    const pair = `${name}=${random.chance(0.7) ? rightValue(random, chosen) : wrongValue(random)}`
    return random.chance(0.1) ? `${pair}&${pair}` : pair
  }).join(random.chance(0.95) ? '&' : random.pick([';', '&&', '?']))
}

const rightValue = (random: Random, parameter?: Parameter): string => {
  const schema = parameter?.schema?.items ?? parameter?.schema
  if (schema?.enum !== undefined && schema.enum.length > 0) return String(random.pick(schema.enum))
  if (schema?.type === 'integer') return String(random.pick([0, 1, 2, 50, 200, 2026]))
  return random.pick(['water', 'CA', '2026', 'house', '1', 'roads+and+bridges', '%C3%A9tude'])
}

const wrongValue = (random: Random): string =>
  random.pick([
    '',
    '-1',
    '201',
    '1e9',
    '99999999999999999999',
    '0x10',
    'NaN',
    'null',
    '%00',
    '%',
    '%zz',
    '%C3',
    '%ED%A0%80',
    'a,b,,c',
    '+',
    '%2B',
    'x'.repeat(3000),
    '%25'.repeat(300),
    '"',
    "'%20or%201=1--",
    '%F0%9F%99%82',
    '%E2%80%AE',
    encodeURIComponent(makeText(random, 60)),
  ])

/** Other spellings of the same address, and some that are none. */
const spell = (random: Random, target: string): string => {
  if (random.chance(0.8)) return target
  const at = Math.floor(random.between(1, target.length))
  return random.pick([
    () =>
      `${target.slice(0, at)}%${(target.charCodeAt(at) || 0x2f).toString(16).padStart(2, '0')}${target.slice(at + 1)}`,
    () => `http://other.example${target}`,
    () => `HTTPS://a:b@[::1]:99${target}`,
    () => `${target}#fragment`,
    () => `#${target}`,
    () => `/${target}`,
    () => target.toUpperCase(),
    () => target.replaceAll('/', '%2F'),
    () => target.replaceAll('/', '\\'),
    () => `${target}/`,
    () => `${target};a=b`,
    () => `${target.slice(0, at)}${random.pick(STRANGE)}${target.slice(at)}`,
    () => `${target}${'/x'.repeat(500)}`,
    () => `${target}?${'y'.repeat(17_000)}`,
    () => target.slice(1),
    () => `.${target}`,
    () => `/./x/..${target}`,
    () => '*',
    () => 'example.org:443',
  ])()
}
