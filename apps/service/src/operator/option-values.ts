import { UsageFault } from './usage-fault.ts'

/** Control characters, line breaks of every kind, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Text of an option that is stored and shown to people: one line without hidden characters. */
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

/** The whole number of an option; undefined when the option was not given. */
export const readNumber = (
  name: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageFault(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

/** The instant of an option. A day means its beginning in UTC. Undefined when the option was not given. */
export const readInstant = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const [day = ''] = text.split('T')
  const at = new Date(text)
  const isInstant = /^[-\d]+T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (isDay(day) && !Number.isNaN(at.getTime()) && (text === day || isInstant)) return at
  throw new UsageFault(
    `--${name} must be a day or an instant, as 2026-11-01 or 2026-11-01T12:00:00Z, not "${text}".`,
  )
}

/** The day of an option, YYYY-MM-DD; undefined when the option was not given. */
export const readDay = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || isDay(text)) return text
  throw new UsageFault(`--${name} must be a day of the calendar as YYYY-MM-DD, not "${text}".`)
}

/** True for a day of the calendar as YYYY-MM-DD. `Date` alone reads 30 February as 2 March. */
export const isDay = (text: string): boolean => {
  const start = new Date(`${text}T00:00:00Z`)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime())
  return isDate && start.toISOString().startsWith(text)
}
