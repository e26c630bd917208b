import { refuseFields, type FieldFault } from '../platform/index.ts'
import { REPORT_LIMITS } from './limits.ts'

/** Control characters but for the line feed, and marks that turn the direction of a text. */
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

type Bounds = { readonly least?: number; readonly most?: number }

/**
 * Words that a person typed, without blanks around them and with line ends of one kind. Throws a Refusal for control
 * characters and for a length outside of the bounds, in code points.
 */
export const parseWords = (
  field: string,
  text: string,
  { least = 1, most = REPORT_LIMITS.noteCharacters.value }: Bounds = {},
): string => {
  const words = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
  const fault = findFault(words, least, most)
  if (fault !== undefined) throw refuseFields([{ field, detail: `${field} ${fault}` }])
  return words
}

const findFault = (words: string, least: number, most: number): string | undefined => {
  const unseen = UNSEEN.exec(words)?.[0].codePointAt(0)
  if (unseen !== undefined)
    return `holds the control character U+${unseen.toString(16).toUpperCase().padStart(4, '0')}. Remove it.`
  const length = [...words].length
  if (length === 0 && least > 0) return 'is empty. Write it in plain words.'
  if (length < least) return `has ${count(length)} characters, and needs ${count(least)}. Say more.`
  return length > most
    ? `has ${count(length)} characters. It may have ${count(most)}. Shorten it.`
    : undefined
}

const count = (number: number): string => number.toLocaleString('en-US')

/** Public address of evidence. Throws a Refusal for one that is no http(s) address, or that holds credentials. */
export const parseEvidenceAddress = (field: string, text: string): string => {
  const address = text.trim()
  const fault = findAddressFault(address)
  if (fault !== undefined) throw refuseFields([{ field, detail: `${field} ${fault}` }])
  return address
}

const MOST_ADDRESS = REPORT_LIMITS.evidenceCharacters.value

const findAddressFault = (address: string): FieldFault['detail'] | undefined => {
  if (address.length > MOST_ADDRESS)
    return `has more than ${count(MOST_ADDRESS)} characters. Give a shorter address.`
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol))
    return 'must be a public address that begins with https:// or http://.'
  return url.username === '' && url.password === ''
    ? undefined
    : 'holds a user name or a password. Give an address that opens without them.'
}
