import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** `live` keys send for real; `test` keys speak to the simulators. Neither is taken where the other belongs. */
export type KeyKind = 'live' | 'test'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_DIGITS = 43
const CHECK_DIGITS = 6
const ANYWHERE = /rtd_(?:live|test)_[0-9A-Za-z]{49}/g
const SHAPE = /^rtd_(live|test)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

/** `rtd_live_` or `rtd_test_`, 256 random bits, and a checksum by which scanners tell a real key from look-alikes. */
export const makeKeySecret = (kind: KeyKind): string => {
  const secret = toDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS)
  return `rtd_${kind}_${secret}${checkDigits(kind, secret)}`
}

/** The kind of a key that is whole; undefined when it was mistyped, cut or never was one. */
export const findKeyKind = (text: string): KeyKind | undefined => {
  const [, kind, secret, check] = SHAPE.exec(text) ?? []
  if ((kind !== 'live' && kind !== 'test') || secret === undefined) return undefined
  return checkDigits(kind, secret) === check ? kind : undefined
}

/** The first whole key that stands anywhere in a text. */
export const findKeyIn = (text: string): string | undefined =>
  text.includes('rtd_')
    ? [...text.matchAll(ANYWHERE)].map(([found]) => found).find((found) => findKeyKind(found) !== undefined)
    : undefined

/** What is stored instead of the key: of no use without the pepper from the settings. */
export const hashKey = (text: string, pepper: Uint8Array): string =>
  createHmac('sha256', pepper).update(text).digest('hex')

const checkDigits = (kind: KeyKind, secret: string): string =>
  toDigits(BigInt(crc32(`${kind}_${secret}`)), CHECK_DIGITS)

const toDigits = (value: bigint, length: number): string => {
  let digits = ''
  for (let rest = value; rest > 0n; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits
  return digits.padStart(length, '0')
}
