import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Kind of a key: `live` keys reach real receivers, `test` keys only simulators. A service refuses keys of the other kind. */
export type KeyKind = 'live' | 'test'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_DIGITS = 43
const CHECK_DIGITS = 6
const ANYWHERE = /rtd_(?:live|test)_[0-9A-Za-z]{49}/g
const SHAPE = /^rtd_(live|test)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

/** `rtd_live_` or `rtd_test_`, 256 random bits, and a checksum that lets scanners tell a real key from a look-alike. */
export const makeKeySecret = (kind: KeyKind): string => {
  const secret = toDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS)
  return `rtd_${kind}_${secret}${checkDigits(kind, secret)}`
}

/** Kind of a whole key; undefined for a text that was mistyped, cut or never a key. */
export const findKeyKind = (text: string): KeyKind | undefined => {
  const [, kind, secret, check] = SHAPE.exec(text) ?? []
  if ((kind !== 'live' && kind !== 'test') || secret === undefined) return undefined
  return checkDigits(kind, secret) === check ? kind : undefined
}

/** Finds the first whole key anywhere in a text. */
export const findKeyIn = (text: string): string | undefined => findKeysIn(text)[0]

/** Finds every whole key in a text, each once, in their order. */
export const findKeysIn = (text: string): string[] =>
  text.includes('rtd_')
    ? [...new Set(text.match(ANYWHERE))].filter((found) => findKeyKind(found) !== undefined)
    : []

/** Hash that is stored instead of the key: useless without the pepper from the settings. */
export const hashKey = (text: string, pepper: Uint8Array): string =>
  createHmac('sha256', pepper).update(text).digest('hex')

const checkDigits = (kind: KeyKind, secret: string): string =>
  toDigits(BigInt(crc32(`${kind}_${secret}`)), CHECK_DIGITS)

const toDigits = (value: bigint, length: number): string => {
  let digits = ''
  for (let rest = value; rest > 0n; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits
  return digits.padStart(length, '0')
}
