import { refuseFields } from '../platform/index.ts'
import { REPORT_LIMITS } from './limits.ts'
import { findUnseen, isPublishable, PUBLIC_ADDRESS, tidy } from './report-words.ts'

type Bounds = { readonly least?: number; readonly most?: number }

/** Parses words of a reviewer. Throws a Refusal for characters that no reader sees, and for a length outside of the bounds. */
export const parseReviewWords = (
  field: string,
  text: string,
  { least = 1, most = REPORT_LIMITS.noteCharacters.value }: Bounds = {},
): string => {
  const words = tidy(text)
  const fault = findFault(words, least, most)
  if (fault !== undefined) throw refuseFields([{ field, detail: `${field} ${fault}` }])
  return words
}

const findFault = (words: string, least: number, most: number): string | undefined => {
  const unseen = findUnseen(words, { lines: true })
  if (unseen !== undefined) return `holds ${unseen}. Remove the character.`
  const length = [...words].length
  if (length < least) return 'is empty. Write a text in plain words.'
  const [has, may] = [length, most].map((number) => number.toLocaleString('en-US'))
  return length > most ? `has ${has} characters, and may have ${may}. Shorten the text.` : undefined
}

/** Parses a public address of evidence. */
export const parseEvidenceAddress = (field: string, text: string): string => {
  const address = text.trim()
  if (isPublishable(address)) return address
  throw refuseFields([{ field, detail: `${field} ${PUBLIC_ADDRESS}` }])
}
