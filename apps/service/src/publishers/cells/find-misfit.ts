import { parseAddress, parseDistrict, parseState } from './states-and-districts.ts'
import { parseAmount } from './parse-amount.ts'
import { parseSubcommittee } from './parse-subcommittee.ts'

/** Kinds of a cell, regardless of its column. */
export type CellKind = keyof typeof KINDS

/**
 * Finds the first of these kinds that the text clearly is; undefined if it is none of them. A row whose cells have
 * moved by a column shows it: a State in place of the recipient, or an amount in place of the address.
 */
export const findKind = (text: string, kinds: readonly CellKind[]): CellKind | undefined => {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : kinds.find((kind) => KINDS[kind](trimmed))
}

/** Whether the text is the address of a web page, with or without its `https://`. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) || /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text)

/** Whether the text is the letter or the name of a party, as lists of Congress write it. */
export const isParty = (text: string): boolean =>
  /^(?:[dril]|dem(?:ocrat(?:ic)?)?|rep(?:ublican)?|ind(?:ependent)?|libertarian|dfl|np|npp?|pnp|ppd)\.?$/i.test(
    text,
  )

/** A mark or a word that repeats the cell above. */
const DITTO =
  /^(?:["'“”„″〃´`]+|-*\s*(?:do|ditto|idem|ibid|id)\b\.?\s*-*|(?:the )?same(?: as (?:above|previous))?|(?:see|as) above)[.]?$/i

const KINDS = {
  amount: (text: string) => parseAmount(text).amount !== null,
  address: (text: string) => /\b\d{5}(?:-\d{4})?$/.test(text) && parseAddress(text) !== undefined,
  day: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text),
  district: (text: string) => (parseDistrict(text)?.state ?? null) !== null,
  party: isParty,
  state: (text: string) => parseState(text) !== undefined,
  subcommittee: (text: string) => parseSubcommittee(text) !== undefined,
  'ditto mark': (text: string) => DITTO.test(text),
  sign: (text: string) => /^[^\p{L}\p{N}]+$/u.test(text),
  'web address': (text: string) => /^https?:\/\//i.test(text),
  remark: (text: string) => /^(?:\([^()]*\)|\[[^[\]]*\])$/.test(text) || /^[*†‡§]/.test(text),
} as const
