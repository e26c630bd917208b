import { isPublicUrl, refuseFields, type FieldFault } from '../platform/index.ts'
import { REPORT_LIMITS } from './limits.ts'

const FEWEST_WHY = 10
const MOST_WHY = REPORT_LIMITS.whyCharacters.value
const MOST_ADDRESSES = REPORT_LIMITS.evidenceAddresses.value
const LONGEST_ADDRESS = REPORT_LIMITS.evidenceCharacters.value

/** Control characters, and marks that turn the direction of a text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const UNSEEN_BUT_LINES = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

/** Name of the first character of a text that no reader sees; undefined for none. */
export const findUnseen = (text: string, { lines }: { readonly lines: boolean }): string | undefined => {
  if (!text.isWellFormed()) return 'half of a surrogate pair'
  const point = (lines ? UNSEEN_BUT_LINES : UNSEEN).exec(text)?.[0].codePointAt(0)
  return point === undefined
    ? undefined
    : `the control character U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Line ends of one kind, no tabs, and no blanks around. */
export const tidy = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

/** Parses an explanation of the reporter. `field` names it in a refusal. */
export const parseWords = (field: string, text: string): string => {
  const words = tidy(text)
  const faults = findWordFaults(field, words)
  if (faults.length > 0) throw refuseFields(faults)
  return words
}

/** Parses an explanation, or collects its faults. */
export const readWords = (field: string, text: string, faults: FieldFault[]): string => {
  const words = tidy(text)
  faults.push(...findWordFaults(field, words))
  return words
}

const findWordFaults = (field: string, words: string): FieldFault[] => {
  const unseen = findUnseen(words, { lines: true })
  if (unseen !== undefined) return [{ field, detail: `${field} holds ${unseen}. Remove the character.` }]
  const length = [...words].length
  if (length >= FEWEST_WHY && length <= MOST_WHY) return []
  const [has, most] = [length, MOST_WHY].map((number) => number.toLocaleString('en-US'))
  return [
    {
      field,
      detail: `${field} must have from ${FEWEST_WHY} to ${most} characters, and has ${has}. Shorten or extend the text.`,
    },
  ]
}

/** Parses addresses of evidence, or collects their faults. `before` are those that the report has. */
export const readEvidence = (
  given: readonly string[],
  faults: FieldFault[],
  before: readonly string[] = [],
): string[] => {
  const addresses = given.map((one) => one.trim())
  if (before.length + addresses.length > MOST_ADDRESSES) {
    const detail = `A report may name ${MOST_ADDRESSES} addresses of evidence. Leave some out.`
    faults.push({ field: 'evidence', detail })
    return addresses
  }
  addresses.forEach((address, index) => {
    if (isPublishable(address)) return
    faults.push({ field: `evidence.${index}`, detail: `Entry ${index + 1} of evidence ${PUBLIC_ADDRESS}` })
  })
  return addresses
}

/** An address that the service may publish. */
export const isPublishable = (text: string): boolean =>
  text.length <= LONGEST_ADDRESS && findUnseen(text, { lines: false }) === undefined && isPublicUrl(text)

/** End of a sentence that begins with the address. */
export const PUBLIC_ADDRESS = `must be a web address that everybody can open, such as https://example.org/letter.pdf: at a public host, without a password, of at most ${LONGEST_ADDRESS.toLocaleString('en-US')} characters.`
