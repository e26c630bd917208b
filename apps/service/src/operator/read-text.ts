import { UsageFault } from './usage-fault.ts'

/** Controls, line breaks of every kind, and characters that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** An option that is kept and shown to people: one line that looks like what it is. */
export const readText = (name: string, text: string, most: number): string => {
  const fault = findFault(text, most)
  if (fault === undefined) return text
  throw new UsageFault(
    `--${name} ${fault}. It takes one line of 1 to ${most.toLocaleString('en-US')} characters, without control characters, invisible ones and blanks at its ends.`,
  )
}

const findFault = (text: string, most: number): string | undefined => {
  const unseen = UNSEEN.exec(text)?.[0].codePointAt(0)
  if (unseen !== undefined)
    return `holds a character that cannot be seen, U+${unseen.toString(16).toUpperCase().padStart(4, '0')}`
  if (text.trim() === '') return 'is blank'
  if (text.trim() !== text) return 'begins or ends with a blank'
  const length = [...text].length
  return length > most ? `has ${length.toLocaleString('en-US')} characters` : undefined
}
